import { ANSWERS } from './answers.js';
import { contact } from './answers-shop.js';
import * as talk from './answers-talk.js';
import type { Answer, MessageContext, Question } from './message-context.js';
import { findIntents } from './intents.js';
import type { Knowledge } from './knowledge.js';
import { withoutCardNumbers } from './card-numbers.js';
import { MAX_TEXT } from './chat-message.js';
import { fold, normalise } from './normalise.js';
import { withoutYes } from './words.js';
import type { BotReply } from './reply.js';
import { SMALL_TALK } from './meaning.js';
import { ownerAnswerTo, ownerQuestionsIn } from './owner-faq.js';
import type { FaqFact } from './shop-facts.js';
import { boundedThread, type Thread } from './thread.js';
import { understand } from './understand.js';

const MAX_TOPICS = 4;
const MAX_LENGTH = 1500;

/** Whether the text asks for no more messages, in whatever state its conversation is. */
export function asksToStop(text: string, knowledge: Knowledge): boolean {
  return intentsOf(text, knowledge).includes('stop');
}

/** Whether the text is nothing but thanks, a greeting or the like. */
export function isSmallTalk(text: string, knowledge: Knowledge): boolean {
  const intents = intentsOf(text, knowledge);
  return intents.length > 0 && intents.every((intent) => SMALL_TALK.has(intent));
}

function intentsOf(text: string, { speller }: Knowledge): string[] {
  return findIntents(normalise(text, speller).text).map(({ intent }) => intent);
}

/** Answers one text of a customer from the facts of the shop, and warns of a card number in it. */
export async function answerQuestion(question: Question): Promise<BotReply> {
  const rest = withoutCardNumbers(question.text);
  if (rest === undefined) return answerText(question);
  const warning = reply(question.thread, ['secure_payment'], [talk.cardNumber()], {});
  const answer = await answerText({ ...question, text: rest });
  const isMore = answer.intents.some((intent) => !/^(?:payment|secure_payment)/.test(intent));
  if (answer.handover === null && !answer.stop && (answer.missed || !isMore)) return warning;
  return { ...answer, intents: [...warning.intents, ...answer.intents], text: `${warning.text}\n\n${answer.text}` };
}

/** `isOwnerAsked`: the owner's questions were looked for already, in the whole text. */
async function answerText(question: Question, isOwnerAsked = false): Promise<BotReply> {
  const { thread, knowledge, keywords } = question;
  const context = understand(question);
  if (!/[a-z0-9]/.test(context.message.text) && !context.message.email && !context.message.orderNumber) {
    const isForeign = /\p{L}/u.test(question.text);
    return reply(thread, [isForeign ? 'language' : 'empty'], [isForeign ? talk.language() : talk.empty()], {
      misses: thread.misses,
    });
  }
  const intents = context.intents.map(({ intent }) => intent);
  const first = intents.find((intent) => intent === 'stop' || intent === 'prompt');
  if (first === 'stop') return { ...reply(thread, ['stop'], [talk.stop()], {}), stop: true };
  if (first) return reply(thread, ['out_of_scope'], [talk.outOfScope()], { misses: thread.misses });
  const keyword = keywordIn(context, keywords);
  const isFirst = keyword !== undefined || intents.some((intent) => BEFORE_OWNER.includes(intent));
  if (!isOwnerAsked && !isFirst && !context.message.orderNumber) {
    const ownersAnswer = await answerOwnerQuestions(question);
    if (ownersAnswer) return ownersAnswer;
  }
  const found = await answersOf(context, intents);
  if (found.answers.length === 0 && !keyword) {
    const faq = knowledge.faq.find(context.message.text);
    if (faq) return reply(thread, [`faq:${faq.id}`], [answerOf(faq, context)], {});
    return missed(thread);
  }
  const answers =
    keyword && !found.answers.some(({ handover }) => handover) ? [...found.answers, KEYWORD_ANSWER] : found.answers;
  const isRefused = found.intents.length > 0 && found.intents.every((intent) => intent === 'out_of_scope');
  return reply(
    thread,
    [...found.intents, ...(keyword && found.intents.length === 0 ? ['person'] : [])],
    answers,
    // A refusal does not end a row of misses: the next one still counts as the second.
    isRefused ? { misses: thread.misses } : {},
  );
}

/**
 * The owner's answers to the sentences that repeat one of the owner's frequent questions, then the bot's answer to the other sentences and
 * to those about an order. Undefined when no sentence repeats such a question.
 */
async function answerOwnerQuestions(question: Question): Promise<BotReply | undefined> {
  const isOfOrder = (sentence: string) => intentsOf(sentence, question.knowledge).includes('order_status');
  const { items, rest } = ownerQuestionsIn(question.text, question.knowledge, isOfOrder);
  if (items.length === 0) return undefined;
  const ids = items.map(({ id }) => `faq:${id}`);
  const owners = reply(
    question.thread,
    ids,
    items.map(({ answer }) => ({ text: answer })),
    {},
  );
  if (!/\p{L}/u.test(rest) || isSmallTalk(rest, question.knowledge)) return owners;
  const others = await answerText({ ...question, text: rest }, true);
  if (others.missed) return owners;
  return { ...others, intents: [...ids, ...others.intents], text: fitting([owners.text, others.text]) };
}

async function answersOf(context: MessageContext, intents: readonly string[]) {
  const urgent = intents.filter((intent) => URGENT.includes(intent));
  const wanted = urgent.length > 0 ? urgent.slice(0, 1) : withinLimit(intents);
  const answers: Answer[] = [];
  const answered: string[] = [];
  for (const intent of wanted) {
    const answer = ownerAnswerTo(intent, context) ?? (await ANSWERS[intent]?.(context));
    if (!answer) continue;
    answers.push(answer);
    answered.push(publicName(intent));
  }
  const isCut = urgent.length === 0 && wanted.length < intents.length;
  if (isCut && !answers.some(({ handover }) => handover)) answers.push(talk.askAgain());
  return { answers, intents: answered };
}

/** Keeps the first topics, and always a request for a person. */
function withinLimit(intents: readonly string[]): string[] {
  const first = intents.slice(0, MAX_TOPICS);
  const isDropped = intents.includes('person') && !first.includes('person');
  return isDropped ? [...first.slice(0, -1), 'person'] : first;
}

/** The answer about contact data is written from the settings, because it states the opening hours. */
function answerOf({ id, answer }: FaqFact, context: MessageContext): Answer {
  return id === 'empresa-como-los-contacto' ? contact(context) : { text: withoutYes(answer) };
}

/** A person takes over, and the rest of the message is not answered. */
const URGENT = ['insult', 'order_problem', 'cancel_order', 'change_address'];

/** These intents are answered before the owner's frequent questions. */
const BEFORE_OWNER = [...URGENT, 'person'];

function publicName(intent: string): string {
  return intent === 'prompt' ? 'out_of_scope' : intent === 'laugh' ? 'ack' : intent;
}

const KEYWORD_ANSWER: Answer = { text: 'Te paso con una persona del equipo.', handover: 'keyword' };

function missed(thread: Thread): BotReply {
  const misses = thread.misses + 1;
  const answer = misses > 1 ? talk.secondMiss() : talk.rephrase();
  return { ...reply(thread, [], [answer], { misses: misses > 1 ? 0 : misses }), missed: true };
}

function reply(
  before: Thread,
  intents: readonly string[],
  answers: readonly Answer[],
  changes: Partial<Thread>,
): BotReply {
  const texts = [...new Set(answers.map(({ text }) => text))];
  const links = answers.flatMap((answer) => answer.links ?? []);
  const remembered = Object.assign({}, ...answers.map((answer) => answer.remember ?? {})) as Partial<Thread>;
  const topic = intents.findLast((intent) => !SMALL_TALK.has(intent));
  const pending = answers.findLast((answer) => answer.pending)?.pending;
  return {
    text: fitting(texts),
    links: links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index).slice(0, 6),
    intents: [...new Set(intents)],
    handover: answers.find(({ handover }) => handover)?.handover ?? null,
    missed: false,
    stop: false,
    thread: boundedThread({
      ...before,
      ...SETTLED,
      misses: 0,
      ...remembered,
      ...(topic && { topic }),
      ...(pending && { pending }),
      ...changes,
    }),
  };
}

/** The bot's question counts for the next text only. */
const SETTLED = { orderNumber: undefined, orderEmail: undefined, pending: undefined };

/** As many whole answers as fit; when one does not, the customer is asked to repeat the question. */
function fitting(texts: readonly string[]): string {
  const askAgain = talk.askAgain().text;
  let joined = texts[0] ?? '';
  let isCut = false;
  for (const text of texts.slice(1)) {
    const longer = `${joined}\n\n${text}`;
    if (longer.length + askAgain.length + 2 <= MAX_LENGTH) joined = longer;
    else isCut = true;
  }
  return isCut ? `${joined}\n\n${askAgain}` : joined;
}

/** Words for a person that also mean something else: "regalo para una persona de 3 años". The intent decides about them. */
const AMBIGUOUS = new Set(['persona', 'personas', 'humano', 'humana', 'agente', 'alguien']);

/** The first transfer keyword that the text contains as a whole word or phrase, whatever its accents and case. */
function keywordIn({ message, intents, raw }: MessageContext, keywords: readonly string[]): string | undefined {
  const typed = ` ${fold(raw.slice(0, MAX_TEXT)).replace(/[^a-z0-9]+/g, ' ')} `;
  return keywords.find((keyword) => {
    const words = fold(keyword)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    if (words === '') return false;
    if (AMBIGUOUS.has(words)) return intents.some(({ intent }) => intent === 'person');
    return typed.includes(` ${words} `) || message.text.includes(` ${words} `);
  });
}
