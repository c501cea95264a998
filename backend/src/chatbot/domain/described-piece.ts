import { NAME_EMBROIDERY } from '../../common/add-ons.js';
import { added, type FoundIntent } from './intents.js';
import { describes, type Draft, hasNamedPiece } from './meaning.js';
import type { Choices } from './choices.js';

/** Intents that the answer about a described piece covers. */
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
  'express_price',
  'stock',
  'greeting',
  'ask_help',
  'thanks',
]);
/** Beside a description, these intents ask for that piece and not for something else. */
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
  'stock',
  'embroidery_categories',
]);
const ASKS_WHETHER_IT_FITS = /\b(?:cabe|caben|cabria|alcanza|alcanzan|entra|muy largo|tan largo|demasiado largo)\b/;

/** Whether the text adds or refuses an add-on other than the name. */
export function changesAddOns({ addOns, refused }: Choices): boolean {
  return refused.length > 0 || addOns.some((id) => id !== NAME_EMBROIDERY);
}

/** Intents that the answer about a colour covers. */
const COLOUR_HINTS = new Set(['bag_colours', 'catalogue', 'product_info', 'stock', 'threads']);
const ASKS_IF_IT_EXISTS =
  /\b(?:hay|tienen|tendran|manejan|vienen?|hacen|fabrican|existen?|sale|salen|la hay|consigo)\b/;

/** 'Hay pañaleras en beige?': a colour of a piece, without a name for it. */
function asksForColour({ message: { text }, thread, name, choices, namesProduct, products }: Draft): boolean {
  const isColour =
    choices.design.bagColor !== undefined || choices.unknown.some(({ field }) => field !== 'animalTheme');
  const isOther = name !== null || thread.pending === 'name' || choices.design.animalTheme !== undefined;
  return (
    isColour &&
    !isOther &&
    (namesProduct || products.length > 0) &&
    ASKS_IF_IT_EXISTS.test(text) &&
    !/\b(?:quiero|necesito|hilo|bord\w+)\b/.test(text)
  );
}

const ASKS_WHAT_EXISTS = /\b(?:que|cual|cuales|tienen|hay|manejan|pued\w+|vienen?|de que)\b|\|/;

/** The intents of a message that describes a piece by name, colours or motif; undefined when it describes none. */
export function intentsOfPiece(matter: FoundIntent[], draft: Draft): FoundIntent[] | undefined {
  const { thread, name, choices, namesProduct, products } = draft;
  const { text } = draft.message;
  const has = (...names: string[]) => matter.some(({ intent }) => names.includes(intent));
  if (has('order_status', 'change_name', 'out_of_scope', 'trust', 'discount', 'wholesale', 'change_address'))
    return undefined;
  if (asksForColour(draft)) {
    const others = matter.filter(({ intent }) => !COLOUR_HINTS.has(intent));
    return [added('bag_colours'), ...others];
  }
  if (!namesProduct && matter.some(({ intent }) => !OF_DESIGN.has(intent) && intent !== 'custom_design'))
    return undefined;
  if (name !== null && ASKS_WHETHER_IT_FITS.test(text))
    return [...matter.filter(({ intent }) => !OF_DESIGN.has(intent) && intent !== 'name_limit'), added('name_limit')];
  const isInDesign = thread.pending === 'name' || thread.intent === 'design';
  if (
    name !== null &&
    (namesProduct ||
      describes(choices) ||
      isInDesign ||
      has('personalise', 'name_price', 'how_to_buy', 'custom_design') ||
      matter.length === 0)
  ) {
    const isAnswered = (intent: string) =>
      OF_DESIGN.has(intent) || intent === 'custom_design' || (intent === 'name_limit' && namesProduct);
    return [...matter.filter(({ intent }) => !isAnswered(intent)), added('design')];
  }
  const isChanged = hasNamedPiece(thread) && !namesProduct && name === null && !ASKS_WHAT_EXISTS.test(text);
  if (
    isChanged &&
    (describes(choices) || changesAddOns(choices)) &&
    matter.every(({ intent }) => DESIGN_HINTS.has(intent))
  )
    return [added('design')];
  const isNamed =
    products[0]?.embroiderable === true &&
    namesProduct &&
    has('personalise') &&
    matter.every(({ intent }) => intent === 'personalise' || intent === 'how_to_buy');
  if (isNamed && has('how_to_buy')) return [added('design')];
  if (!describes(choices)) return undefined;
  const isColourQuestion =
    namesProduct &&
    name === null &&
    products.some(({ embroiderable }) => !embroiderable) &&
    !choices.design.animalTheme;
  if (isColourQuestion && matter.length === 0) return [added('bag_colours')];
  if (choices.design.animalTheme && matter.length > 0 && matter.every(({ intent }) => intent === 'recommendation'))
    return [added('motifs')];
  if (matter.length > 0) {
    const isOnlyHint = namesProduct && matter.every(({ intent }) => DESIGN_HINTS.has(intent));
    const asksWhatExists =
      ASKS_WHAT_EXISTS.test(text) && has('bag_colours', 'motifs', 'threads', 'embroidery_categories', 'fonts', 'sizes');
    return isOnlyHint && !asksWhatExists ? [added('design')] : undefined;
  }
  if (namesProduct || isInDesign || products.length > 0) return [added('design')];
  return [added(choices.unknown[0]?.field === 'animalTheme' || choices.design.animalTheme ? 'motifs' : 'bag_colours')];
}
