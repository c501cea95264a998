import type { Product } from '../../catalogue/index.js';
import type { Knowledge } from './knowledge.js';
import type { MessageContext, Question } from './message-context.js';
import type { ProductMention } from './entities.js';
import { findDays } from './deadline.js';
import { completeIntents } from './follow-up.js';
import { findIntents } from './intents.js';
import { asksForBoth, choicesByProduct, wantsPlain } from './product-choices.js';
import { countedIn, takenTogether } from './quantities.js';
import { readNames } from './message-names.js';
import { normalise } from './normalise.js';
import type { Thread } from './thread.js';

/** Reads a message: the products, options and names in it, its intents, and what it refers to in the conversation so far. */
export function understand({ text: raw, thread, knowledge, now, hours, effects }: Question): MessageContext {
  const message = normalise(raw, knowledge.speller);
  const { text } = message;
  const mentions = ofProducts(
    knowledge.products.find(text, (word, at) => knowledge.choices.isMotif(text, word, at)),
    text,
    thread,
  );
  const { found, ...names } = readNames(message, raw, mentions, thread, knowledge);
  const plain = wantsPlain(text);
  const choices = withoutMentioned(knowledge.choices.find(text, found?.end ?? null, plain === true), text, mentions);
  const named = [
    ...new Set(mentions.filter((mention) => mention.products.length === 1).flatMap((mention) => mention.products)),
  ];
  const isGroup = mentions.length > 0 && named.length === 0;
  const ordinal = isGroup ? undefined : chosenByOrdinal(text, thread.products ?? [], thread.pending === 'product');
  const before = (thread.products ?? []).flatMap((id) => knowledge.product(id) ?? []);
  const remembered = before.length === 1 || thread.pending !== 'product' ? before.slice(0, 4) : [];
  const chosen =
    ordinal === undefined ? otherOfGroup(text, before, knowledge) : before.filter(({ id }) => id === ordinal);
  const narrowed = isGroup && mentions[0]!.products.length > 0 ? [] : remembered;
  const together = mentions.length > 0 ? [] : takenTogether(text, thread).flatMap((id) => knowledge.product(id) ?? []);
  const products = [named, together, chosen].find((some) => some.length > 0) ?? narrowed;
  const counted = countedIn(text, mentions, products, {
    most: knowledge.facts.pricing.limits.quantity,
    isChoice: thread.pending === 'product',
  });
  const quantities = asksForBoth(text) ? new Map<number, number>() : counted.quantities;
  const draft: MessageContext = {
    knowledge,
    message,
    raw,
    thread,
    intents: [],
    mentions,
    products,
    choices,
    ...names,
    plain,
    choicesByProduct: choicesByProduct(text, mentions, (part) => knowledge.choices.find(part, null)),
    quantities,
    ...findDays(text, now),
    now,
    hours,
    effects,
  };
  const intents = completeIntents(findIntents(text), {
    ...draft,
    namesProduct: named.length > 0 || isGroup || chosen.length > 0,
    isTogether: together.length > 0,
    isTooMany: counted.isTooMany,
  });
  return keepTopic({ ...draft, intents });
}

/** An add-on of the message belongs to the price; one of the thread only to a follow-up about the same product. */
function keepTopic(context: MessageContext): MessageContext {
  const { thread, choices, plain, mentions } = context;
  const isFollowUp = mentions.length === 0 && (thread.products?.length ?? 0) > 0;
  if (!isFollowUp || (thread.intent !== 'price' && thread.intent !== 'design')) return context;
  const addOns = [...new Set([...(thread.addOns ?? []), ...choices.addOns])].filter(
    (id) => !choices.refused.includes(id),
  );
  return { ...context, choices: { ...choices, addOns }, plain: plain ?? thread.plain };
}

/** Words of a product's name are neither motif nor add-on: "bolso mariposa", "mochila león". */
function withoutMentioned(
  choices: MessageContext['choices'],
  text: string,
  mentions: readonly ProductMention[],
): MessageContext['choices'] {
  const named = mentions.map(({ at, end }) => text.slice(at, end)).join(' ');
  const { animalTheme, ...rest } = choices.design;
  if (animalTheme === undefined || !/\b(?:leon|mariposa)/.test(named)) return choices;
  const outside = mentions.reduceRight(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  );
  const isMotif =
    /\b(?:jirafa|elefante|oso|osito|dino|unicornio|princesa)/.test(outside) || /\b(?:leon|mariposa)/.test(outside);
  return isMotif ? choices : { ...choices, design: rest };
}

const ASKS_FOR_OTHER =
  /^ (?:[|,] )*(?:y )?(?:el|la|del|de la|cuanto (?:vale |cuesta )?(?:el|la)) otr[oa](?= [|,]| $| (?:cuanto|que|lonchera|maleta|bolso|mochila|organizador))/;

/** 'Y la otra?': the only other product of the same category. */
function otherOfGroup(text: string, before: readonly Product[], { facts }: Knowledge): readonly Product[] {
  const [product] = before;
  if (!product || before.length > 1 || !ASKS_FOR_OTHER.test(text)) return [];
  const others = facts.products.filter(({ id, category }) => category === product.category && id !== product.id);
  return others.length === 1 ? others : [];
}

const ORDINALS: readonly [RegExp, number][] = [
  [/\b(?:primer[oa]?|1)\b/, 0],
  [/\b(?:segund[oa]|2)\b/, 1],
  [/\b(?:tercer[oa]?|3)\b/, 2],
  [/\b(?:ultim[oa])\b/, -1],
];

function chosenByOrdinal(text: string, ids: readonly number[], isAsked: boolean): number | undefined {
  if (!isAsked || text.length > 40) return undefined;
  const index = ORDINALS.find(([words]) => words.test(text))?.[1];
  return index === undefined ? undefined : ids.at(index);
}

/** "Los bolsos" are all products, and "el bolso" is the piece that was talked about. */
function ofProducts(mentions: readonly ProductMention[], text: string, thread: Thread): readonly ProductMention[] {
  return mentions.filter(({ at, end }) => {
    const word = text.slice(at, end);
    return !/^(?:bolsos|bolsas)$/.test(word) && !(/^(?:bolso|bolsa)$/.test(word) && (thread.products?.length ?? 0) > 0);
  });
}
