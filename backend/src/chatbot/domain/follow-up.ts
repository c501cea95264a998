import type { Choices } from './choices.js';
import type { Conversation } from './conversation.js';
import type { FoundIntent } from './intents.js';

/** Intents that are about a product and may be asked again for another one. */
const ABOUT_PRODUCTS = new Set([
  'price',
  'stock',
  'product_info',
  'measures',
  'pictures',
  'design',
  'price_plain',
  'personalise',
  'bag_colours',
]);
const SMALL_TALK = new Set(['greeting', 'thanks', 'goodbye', 'compliment', 'ack', 'laugh', 'how_are_you', 'ask_help']);
/** These say it all: nothing is added to them. */
const FINAL = ['stop', 'prompt', 'insult', 'person', 'order_problem', 'cancel_order'];
/** What a described piece answers too. */
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
/** With a described piece, these only ask for it. */
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
/** A question for a price, as against the word "precios" in another question. */
const ASKS_PRICE = /\b(?:cuanto|precios?|valor|vale|cuesta|costo|sale|a como|queda|cotiz\w+)\b/;
const OFFERED = /^ (?:\| )?(?:ok |bueno |listo |ay |uy )?(?:si|dale|claro|listo|ok|por favor|de una|bueno|vale)\b/;
const LOOSE_NUMBER = /\b(?=[a-z]{0,5}\d)[2-9a-hj-np-z]{6}\b/;

/** A conversation before its intents are complete. */
export interface Draft extends Conversation {
  /** Whether the message itself names a product or a family of them. */
  readonly namesProduct: boolean;
}

/** Adds what patterns alone do not see: designs, follow-ups, answers to a question of the bot. */
export function completed(found: readonly FoundIntent[], draft: Draft): FoundIntent[] {
  const has = (...names: string[]) => found.some(({ intent }) => names.includes(intent));
  if (has(...FINAL)) return [...found];
  const matter = meant(found, draft).filter(({ intent }) => !SMALL_TALK.has(intent));
  return (
    orderData(matter, draft) ?? describedPiece(matter, draft) ?? (matter.length > 0 ? matter : followUp(found, draft))
  );
}

function add(intent: string): FoundIntent {
  return { intent, strength: 50, at: 0, end: 0 };
}

function describes({ design, unknown }: Choices): boolean {
  return Object.keys(design).length > 0 || unknown.length > 0;
}

/** The same words mean another thing beside a product or an add-on. */
function meant(
  found: readonly FoundIntent[],
  { message: { text }, thread, namesProduct, products, choices, mentions }: Draft,
): FoundIntent[] {
  const asksPrice = ASKS_PRICE.test(text);
  const hasSubject = namesProduct || products.length > 0;
  const extras = choices.addOns.filter((id) => id !== 'personalization');
  const replaced = found.flatMap((each): FoundIntent | FoundIntent[] => {
    const { intent } = each;
    if (
      intent === 'name_price' &&
      asksPrice &&
      (namesProduct || extras.length > 0) &&
      !/\b(?:incluye|incluid[oa]|trae|gratis|adicional)\b/.test(text)
    )
      return { ...each, intent: 'price' };
    const isExpress = intent === 'express' || intent === 'express_price';
    const isAddedToPrice =
      thread.intent === 'price' && products.length === 1 && /\b(?:con|mas) (?:el )?(?:servicio )?express\b/.test(text);
    if (isExpress && ((asksPrice && namesProduct) || isAddedToPrice)) return { ...each, intent: 'price' };
    if (intent === 'personalise' && asksPrice && namesProduct) return { ...each, intent: 'price' };
    if (intent === 'catalogue' && mentions.length > 0 && asksPrice && found.some((other) => other.intent === 'price'))
      return { ...each, intent: 'price' };
    if (intent === 'add_ons' && asksPrice && extras.length > 0) return { ...each, intent: 'price' };
    if (intent === 'price' && !hasSubject && extras.length === 0 && choices.design.animalTheme)
      return { ...each, intent: 'motifs' };
    if (
      intent === 'price' &&
      !hasSubject &&
      extras.length === 0 &&
      (choices.design.fontSize || choices.design.fontStyle)
    )
      return { ...each, intent: 'sizes' };
    if (intent === 'shipping_cost' && namesProduct && /\bcon (?:el )?(?:envio|domicilio|flete)\b/.test(text))
      return [{ ...each, intent: 'price' }, each];
    if (intent === 'personalise' && !hasSubject && describes(choices))
      return {
        ...each,
        intent:
          choices.unknown[0]?.field === 'animalTheme' || choices.design.animalTheme
            ? 'embroidery_categories'
            : 'threads',
      };
    if (intent === 'out_of_scope' && namesProduct && found.length > 1) return [];
    return each;
  });
  const others = replaced.filter(({ intent }) => intent !== 'price' && !SMALL_TALK.has(intent));
  const isAside =
    !hasSubject &&
    extras.length === 0 &&
    others.some(({ strength }) => strength >= 60) &&
    !/\b(?:lista de precios|precios de)\b/.test(text);
  const kept = replaced.filter(
    ({ intent }) =>
      !(intent === 'price' && isAside) &&
      !(intent !== 'out_of_scope' && !namesProduct && others.some((other) => other.intent === 'out_of_scope')),
  );
  return kept.filter(({ intent }, place) => kept.findIndex((other) => other.intent === intent) === place);
}

/** An order number or an email, sent alone or asked for. */
function orderData(matter: FoundIntent[], { message, thread }: Draft): FoundIntent[] | undefined {
  const isAsked = thread.pending === 'order';
  const loose = isAsked && matter.length === 0 && LOOSE_NUMBER.test(message.text);
  const isData =
    message.orderNumber !== null ||
    loose ||
    (message.email !== null && (isAsked || matter.every(({ intent }) => intent === 'email')));
  if (!isData) return undefined;
  const rest = matter.filter(({ intent }) => intent !== 'email');
  return rest.some(({ intent }) => intent === 'order_status') ? rest : [...rest, add('order_status')];
}

/** A piece with its name, colours or motif. */
function describedPiece(
  matter: FoundIntent[],
  { thread, name, choices, namesProduct, products }: Draft,
): FoundIntent[] | undefined {
  const has = (...names: string[]) => matter.some(({ intent }) => names.includes(intent));
  if (has('order_status', 'change_name', 'out_of_scope', 'trust', 'discount', 'wholesale', 'change_address'))
    return undefined;
  if (!namesProduct && matter.some(({ intent }) => !OF_DESIGN.has(intent) && intent !== 'custom_design'))
    return undefined;
  const isInDesign = thread.pending === 'name' || thread.intent === 'design';
  if (
    name !== null &&
    (namesProduct ||
      describes(choices) ||
      isInDesign ||
      has('personalise', 'name_price', 'how_to_buy', 'custom_design') ||
      matter.length === 0)
  ) {
    return [...matter.filter(({ intent }) => !OF_DESIGN.has(intent) && intent !== 'custom_design'), add('design')];
  }
  if (!describes(choices)) return undefined;
  const isColourQuestion =
    namesProduct &&
    name === null &&
    products.some(({ embroiderable }) => !embroiderable) &&
    !choices.design.animalTheme;
  if (isColourQuestion && matter.length === 0) return [add('bag_colours')];
  if (matter.length > 0) {
    const isOnlyHint = namesProduct && matter.every(({ intent }) => DESIGN_HINTS.has(intent));
    const asksWhatExists = has('bag_colours', 'motifs', 'threads', 'embroidery_categories', 'fonts', 'sizes');
    return isOnlyHint && !asksWhatExists ? [add('design')] : undefined;
  }
  if (namesProduct || isInDesign || products.length > 0) return [add('design')];
  return [add(choices.unknown[0]?.field === 'animalTheme' || choices.design.animalTheme ? 'motifs' : 'bag_colours')];
}

/** Short messages that only make sense after what was said before. */
function followUp(
  found: readonly FoundIntent[],
  { message: { text }, thread, choices, plain, products, namesProduct }: Draft,
): FoundIntent[] {
  const isOffer = thread.pending === 'person' && OFFERED.test(text);
  if (isOffer) return [add('person')];
  if (namesProduct) {
    const isSame =
      ABOUT_PRODUCTS.has(thread.intent ?? '') &&
      (thread.pending === 'product' || /^ ?(?:\| )?(?:y|la|el|las|los|esa|ese|o|de) /.test(text));
    return [add(isSame ? thread.intent! : 'product_info')];
  }
  if (choices.addOns.length > 0 && choices.addOns.some((id) => id !== 'personalization')) {
    if (products.length > 0 && products.length < 4) return [add('price')];
    return [add(choices.addOns.includes('expressService') ? 'express' : 'add_ons')];
  }
  if (plain !== undefined) return [add('price_plain')];
  return [...found];
}
