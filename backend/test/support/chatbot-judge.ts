import { answerQuestion } from '../../src/chatbot/domain/answer.js';
import type { AnswerEffects } from '../../src/chatbot/domain/message-context.js';
import { Knowledge } from '../../src/chatbot/domain/knowledge.js';
import type { BotReply } from '../../src/chatbot/domain/reply.js';
import type { ShopFacts } from '../../src/chatbot/domain/shop-facts.js';
import { emptyThread } from '../../src/chatbot/domain/thread.js';
import { withoutYes } from '../../src/chatbot/domain/words.js';
import { formatPesos } from '../../src/common/money.js';
import { ASKED_AT, factTexts, ORDER_DELIVERY } from './chatbot-facts.js';

/** One question of `chatbot-cases.json`, or a conversation whose last message is judged. */
export interface ChatCase {
  /** `held-out` cases are measured only: no rule may be written for them. */
  readonly set: 'tuning' | 'held-out';
  readonly say: readonly string[];
  /** The expected intents; `a/b` accepts either. */
  readonly intents: readonly string[];
  /** References to data that the reply must state. */
  readonly facts: readonly string[];
}

export interface Verdict {
  readonly isIntentRight: boolean;
  /** Figures of the reply that are neither facts of the case nor allowed for its intents. */
  readonly wrong: readonly string[];
  /** Facts of the case that the reply does not state. */
  readonly missing: readonly string[];
  readonly reply: BotReply;
}

const effects: AnswerEffects = {
  track: (orderNumber, email) =>
    Promise.resolve(
      /k7m2xp/i.test(orderNumber) && email === 'laura@correo.com'
        ? { number: 'SIG-K7M2XP', status: 'in_production', delivery: ORDER_DELIVERY, due: 0, payBy: null }
        : null,
    ),
  keepDesign: () => Promise.resolve('https://sigerist.test/d/k3Jx0Qp_Za'),
};

/** Sends the texts of a case to the bot, and compares the last reply with the case and with the data. */
export async function judge({ say, intents, facts: wanted }: ChatCase, knowledge: Knowledge): Promise<Verdict> {
  let thread = emptyThread();
  let reply: BotReply | undefined;
  for (const text of say) {
    reply = await answerQuestion({
      text,
      thread,
      keywords: [],
      knowledge,
      now: ASKED_AT,
      hours: { start: '09:00', end: '18:00' },
      effects,
    });
    thread = reply.thread;
  }
  const { facts } = knowledge;
  const texts = wanted.flatMap((reference) => factTexts(reference, facts));
  return {
    isIntentRight: isRight(intents, reply!),
    wrong: wrongFigures(
      reply!,
      wanted,
      facts,
      intents.some((intent) => intent.includes('price_list')),
    ),
    missing: texts.filter((text) => !reply!.text.includes(text)),
    reply: reply!,
  };
}

function isRight(expected: readonly string[], { intents, missed, handover }: BotReply): boolean {
  if (expected[0] === 'missed') return missed && handover === null;
  if (expected[0] === 'missed2') return missed && handover === 'misses';
  const understood = [...intents];
  const isAnswered = expected.every((alternatives) => {
    const index = understood.findIndex((intent) => alternatives.split('/').includes(intent));
    if (index >= 0) understood.splice(index, 1);
    return index >= 0;
  });
  return isAnswered && understood.length === 0;
}

const FIGURES =
  /\$\d[\d.]{0,12}\d|\d{1,3} ?%|\d{1,3} a \d{1,3} días|entre el \d{1,2}(?: de [a-z]{4,10})? y el \d{1,2} de [a-z]{4,10}|\d{1,3} horas|\d{1,3} meses/g;

/** Facts that the replies of an intent may state besides those that the case names. */
const MAY_STATE: Readonly<Record<string, readonly string[]>> = {
  delivery: ['delivery.standard', 'delivery.express', 'addOn:expressService'],
  kit: ['kit.total', 'kit.finalTotal', 'kit.discount'],
};

function wrongFigures(
  { text, intents }: BotReply,
  wanted: readonly string[],
  facts: ShopFacts,
  isList: boolean,
): string[] {
  const allowed = new Set<string>();
  const allow = (...references: string[]) => {
    for (const reference of references)
      for (const value of factTexts(reference, facts))
        for (const figure of value.match(FIGURES) ?? []) allowed.add(figure);
  };
  allow(...wanted, ...MAY_STATE.kit!);
  const mentioned = wanted.flatMap((reference) => /^(?:price|design):(\d+)/.exec(reference)?.[1] ?? []);
  for (const id of mentioned) allow(`price:${id}`, `price:${id}:plain`, 'saving');
  if (intents.some((intent) => /delivery|express|design|production|order_status/.test(intent)))
    allow(...MAY_STATE.delivery!);
  if (
    intents.some((intent) =>
      /^(?:shipping|coverage|free_shipping|pickup|carrier|payment_cash_on_delivery)/.test(intent),
    )
  )
    allow('shipping');
  if (intents.some((intent) => /^(?:name_price|price_plain)$/.test(intent))) allow('saving', 'addOn:personalization');
  if ((mentioned.length === 0 || isList) && intents.some((intent) => LISTS.has(intent)))
    for (const { id } of facts.products) allow(`price:${id}`, `price:${id}:plain`);
  if (
    intents.some((intent) =>
      /^(?:price_cheapest|price_most_expensive|price_budget|recommendation|catalogue|price_list|price_difference|stock|product_info|design|personalise)$/.test(
        intent,
      ),
    )
  )
    for (const { id } of facts.products) allow(`price:${id}`);
  if (intents.includes('kit'))
    for (const { price, product } of facts.pricing.kit.pieces)
      for (const figure of [price, product.price, price - product.price]) allowed.add(formatPesos(figure));
  if (intents.includes('kit')) allowed.add(formatPesos(facts.pricing.kit.discountAmount));
  if (intents.some((intent) => /^(?:price|add_ons|design|keychain_text)$/.test(intent)))
    for (const { id } of facts.pricing.addOns) allow(`addOn:${id}`);
  if (intents.some((intent) => /motifs|fonts|sizes|threads|bag_colours|embroidery_categories/.test(intent)))
    for (const family of [
      facts.pricing.animalThemes,
      facts.pricing.fontSizes,
      facts.pricing.fontStyles,
      facts.pricing.bagColors,
      facts.pricing.fontColors,
    ])
      for (const { surcharge } of family) allowed.add(formatPesos(surcharge));
  for (const { answer } of facts.faq)
    if (text.includes(withoutYes(answer))) for (const figure of answer.match(FIGURES) ?? []) allowed.add(figure);
  if (intents.includes('express_24')) allowed.add('24 horas');
  if (intents.includes('design'))
    for (const { id, embroiderable } of facts.products)
      if (embroiderable && mentioned.includes(`${id}`)) allow(`design:${id}`);
  if (
    intents.includes('design') &&
    wanted.some((fact) => fact.startsWith('design:')) &&
    wanted.some((fact) => fact.startsWith('addOn:'))
  ) {
    const design = wanted.find((fact) => fact.startsWith('design:'))!;
    const addOns = wanted.filter((fact) => fact.startsWith('addOn:')).map((fact) => fact.slice(6));
    const base = amount(factTexts(design, facts)[0]!);
    allowed.add(formatPesos(addOns.reduce((sum, addOn) => sum + amount(factTexts(`addOn:${addOn}`, facts)[0]!), base)));
  }
  if (wanted.some((fact) => fact.includes('+expressService'))) allow('delivery.express');
  if (wanted.some((fact) => fact.includes('*'))) for (const fact of wanted) allow(fact.replace(/\*\d+/, ''));
  const withoutDescriptions = facts.products.reduce((left, { description }) => left.replaceAll(description, ''), text);
  return (withoutDescriptions.match(FIGURES) ?? []).filter((figure) => !allowed.has(figure));
}

const LISTS = new Set(['price', 'price_plain', 'price_list', 'catalogue', 'recommendation', 'price_budget']);

function amount(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
