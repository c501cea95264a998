import type { Conversation } from './conversation.js';
import type { ProductMention } from './entities.js';
import { findIntents, type FoundIntent } from './intents.js';
import type { Question } from './answer.js';
import { findName } from './names.js';
import { fold, normalise } from './normalise.js';

const NUMBERS: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  veinte: 20,
};
/** Intents that are about a product and may be asked again for another one. */
const ABOUT_PRODUCTS = new Set([
  'price',
  'stock',
  'product_info',
  'measures',
  'pictures',
  'design',
  'price_plain',
  'add_ons',
  'personalise',
  'bag_colours',
]);
const SMALL_TALK = new Set(['greeting', 'thanks', 'goodbye', 'compliment', 'ack', 'laugh', 'how_are_you', 'ask_help']);

/** Reads a message: what it names, what it asks for, and what it leaves to the conversation before. */
export function understand({ text: raw, thread, knowledge, now, hours, effects }: Question): Conversation {
  const message = normalise(raw, knowledge.speller);
  const { text } = message;
  const mentions = knowledge.products.find(text, (word, at) => knowledge.choices.isMotif(text, word, at));
  const known = new Set([...knowledge.products.words, ...knowledge.choices.words].map(fold));
  const mayName =
    mentions.length > 0 ||
    thread.pending === 'name' ||
    thread.intent === 'design' ||
    /\b(?:nombre|bord\w+|personaliz\w+|marcad[oa]|hilo|diga|llam\w+)\b/.test(text);
  const found = mayName ? findName(message, (word) => known.has(word)) : null;
  const bare = thread.pending === 'name' && !found ? bareName(message.words, (word) => known.has(word)) : null;
  const choices = withoutMentioned(knowledge.choices.find(text, found?.end ?? null), text, mentions);
  const own = [
    ...new Set(mentions.filter((mention) => mention.products.length === 1).flatMap((mention) => mention.products)),
  ];
  const isFamily = mentions.length > 0 && own.length === 0;
  const ordinal = isFamily ? undefined : chosenByPlace(text, thread.products ?? [], thread.pending === 'product');
  const before = (thread.products ?? []).flatMap((id) => knowledge.product(id) ?? []);
  const remembered = before.length === 1 || thread.pending !== 'product' ? before.slice(0, 4) : [];
  const chosen = ordinal === undefined ? [] : before.filter(({ id }) => id === ordinal);
  const narrowed = isFamily && mentions[0]!.products.length > 0 ? [] : remembered;
  const products = own.length > 0 ? own : chosen.length > 0 ? chosen : narrowed;
  const plain = /\bsin (?:el )?(?:bordad[oa]s?|nombre|bordar|personalizar|marcar)\b/.test(text)
    ? true
    : /\bcon (?:el )?bordad[oa]s?\b/.test(text)
      ? false
      : undefined;
  const draft: Conversation = {
    knowledge,
    message,
    raw,
    thread,
    intents: [],
    mentions,
    products,
    choices,
    name: found?.name ?? bare,
    plain,
    quantity: quantityOf(text, mentions),
    now,
    hours,
    effects,
  };
  const intents = completed(findIntents(text), {
    ...draft,
    ownProducts: own.length > 0 || isFamily || chosen.length > 0,
  });
  return keepTopic({ ...draft, intents });
}

/** Adds what patterns alone do not see: designs, follow-ups, answers to a question of the bot. */
function completed(
  found: readonly FoundIntent[],
  { message, thread, name, choices, plain, ownProducts, products, raw }: Conversation & { ownProducts: boolean },
): FoundIntent[] {
  const { text } = message;
  const has = (...names: string[]) => found.some(({ intent }) => names.includes(intent));
  const add = (intent: string): FoundIntent => ({ intent, strength: 50, at: 0, end: 0 });
  if (has('stop', 'prompt', 'insult', 'person', 'order_problem', 'cancel_order')) return [...found];
  const matter = found.filter(({ intent }) => !SMALL_TALK.has(intent));
  if (
    message.orderNumber ||
    (message.email && (thread.pending === 'order' || matter.length === 0)) ||
    (thread.pending === 'order' && matter.length === 0 && /\b[2-9a-hj-np-z]{6}\b/.test(text) && /\d/.test(text))
  ) {
    if (!has('order_status')) return [...matter.filter(({ intent }) => intent !== 'email'), add('order_status')];
    return matter;
  }
  const isDesign = name !== null && !has('order_status', 'change_name', 'out_of_scope', 'custom_design', 'trust');
  const describes = Object.keys(choices.design).length > 0 || choices.unknown.length > 0;
  if (
    isDesign &&
    (ownProducts ||
      describes ||
      thread.pending === 'name' ||
      thread.intent === 'design' ||
      has('personalise', 'name_price', 'how_to_buy') ||
      matter.length === 0)
  ) {
    return [...matter.filter(({ intent }) => !OF_DESIGN.has(intent)), add('design')];
  }
  if (matter.length > 0) {
    if (describes && ownProducts && matter.every(({ intent }) => DESIGN_HINTS.has(intent))) return [add('design')];
    return [...found].map((each) => each);
  }
  if (
    describes &&
    (ownProducts ||
      thread.intent === 'design' ||
      (products.length > 0 && choices.unknown.length + Object.keys(choices.design).length > 0))
  )
    return [add('design')];
  if (describes)
    return [add(choices.unknown[0]?.field === 'animalTheme' || choices.design.animalTheme ? 'motifs' : 'bag_colours')];
  if (
    has('ack') &&
    thread.pending === 'person' &&
    /^ (?:\| )?(?:ok |bueno |listo |ay |uy )?(?:si|dale|claro|listo|ok|por favor|de una|bueno|vale)\b/.test(text)
  )
    return [add('person')];
  if (ownProducts)
    return [
      add(
        ABOUT_PRODUCTS.has(thread.intent ?? '') &&
          (thread.pending === 'product' || /^ ?(?:\| )?(?:y|la|el|esa|ese|o|de)\b/.test(text))
          ? thread.intent!
          : 'product_info',
      ),
    ];
  if (choices.addOns.length > 0)
    return [add(products.length > 0 ? 'price' : choices.addOns.includes('expressService') ? 'express' : 'add_ons')];
  if (plain !== undefined) return [add('price_plain')];
  void raw;
  return [...found];
}

const OF_DESIGN = new Set([
  'price',
  'personalise',
  'name_price',
  'product_info',
  'threads',
  'fonts',
  'sizes',
  'motifs',
  'bag_colours',
  'how_to_buy',
  'catalogue',
  'embroidery_categories',
  'ack',
  'delivery_time',
  'recommendation',
  'add_ons',
  'express',
]);
const DESIGN_HINTS = new Set([
  'price',
  'how_to_buy',
  'catalogue',
  'personalise',
  'threads',
  'motifs',
  'sizes',
  'fonts',
  'product_info',
  'name_price',
  'bag_colours',
  'add_ons',
]);

/** An add-on of the message belongs to the price; one of the thread only to a follow-up about the same product. */
function keepTopic(conversation: Conversation): Conversation {
  const { thread, choices, plain, mentions } = conversation;
  const isFollowUp = mentions.length === 0 && (thread.products?.length ?? 0) > 0;
  if (!isFollowUp || thread.intent !== 'price') return conversation;
  const addOns = [...new Set([...(thread.addOns ?? []), ...choices.addOns])];
  return { ...conversation, choices: { ...choices, addOns }, plain: plain ?? thread.plain };
}

/** Words of a product's name are neither motif nor add-on: "bolso mariposa", "mochila león". */
function withoutMentioned(
  choices: Conversation['choices'],
  text: string,
  mentions: readonly ProductMention[],
): Conversation['choices'] {
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

function quantityOf(text: string, mentions: readonly ProductMention[]): number {
  const [first] = mentions;
  if (!first) return 1;
  const before = text.slice(Math.max(0, first.at - 14), first.at);
  const match = /\b(\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte) (?:de (?:las?|los) )?$/.exec(
    before,
  );
  if (!match) return 1;
  const count = NUMBERS[match[1]!] ?? Number(match[1]);
  return count >= 1 && count <= 99 ? count : 1;
}

const PLACES: readonly [RegExp, number][] = [
  [/\b(?:primer[oa]?|1)\b/, 0],
  [/\b(?:segund[oa]|2)\b/, 1],
  [/\b(?:tercer[oa]?|3)\b/, 2],
  [/\b(?:ultim[oa])\b/, -1],
];

function chosenByPlace(text: string, ids: readonly number[], isAsked: boolean): number | undefined {
  if (!isAsked || text.length > 40) return undefined;
  const place = PLACES.find(([words]) => words.test(text))?.[1];
  return place === undefined ? undefined : ids.at(place);
}

/** The whole message is the name that the bot asked for. */
function bareName(words: Conversation['message']['words'], isKnown: (word: string) => boolean): string | null {
  const typed = words.filter(({ text }) => text !== '|' && text !== ',');
  if (typed.length === 0 || typed.length > 4) return null;
  const isName = typed.every(
    ({ raw, text }) => /^\p{L}[\p{L}'’.-]+$/u.test(raw) && !isKnown(fold(raw)) && !NO_NAMES.has(text),
  );
  return isName ? typed.map(({ raw }) => raw.charAt(0).toLocaleUpperCase('es') + raw.slice(1)).join(' ') : null;
}

const NO_NAMES = new Set(
  'si no ok gracias hola nada listo vale cuanto que como persona asesor parar stop bueno dale claro cual precio despues luego todavia aun'.split(
    ' ',
  ),
);
