import { NAME_EMBROIDERY } from '../../common/add-ons.js';
import type { Choices } from './choices.js';
import type { MessageContext } from './message-context.js';
import type { FoundIntent } from './intents.js';
import { asksForBoth } from './product-choices.js';
import type { Thread } from './thread.js';

/** Greetings and the like, which need no answer beside a question. */
export const SMALL_TALK = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'compliment',
  'ack',
  'laugh',
  'how_are_you',
  'ask_help',
]);
/** Questions that may contain the word "precios" without asking for prices. */
const SAYS_PRICES = new Set([
  'taxes',
  'deposit',
  'discount',
  'wholesale',
  'out_of_scope',
  'returns',
  'warranty',
  'materials',
  'trust',
  'name_price',
  'price_difference',
  'invoice',
  'real_colours',
  'add_ons',
  'express_price',
  'express',
  'shipping_cost',
  'sizes',
  'fonts',
  'motifs',
  'threads',
  'bag_colours',
  'keychain_text',
  'custom_design',
  'change_name',
  'pickup',
  'embroidery_categories',
]);
/** Strength of topics outside the shop, which are ignored beside a product; a product that the shop does not sell is weaker and is not ignored. */
const OTHER_TOPIC = 90;
/** Too vague to be a question about the shop beside another topic: 'cuánto vale el dólar'. */
const VAGUE = new Set(['price', 'product_info', 'catalogue', 'recommendation', 'how_to_buy', 'website', 'location']);
/** A question for a price, as against the word "precios" in another question. */
const ASKS_PRICE = /\b(?:cuanto|precios?|valor|vale|cuesta|costo|sale|a como|queda|cotiz\w+)\b/;

/** A message whose intents are not complete yet. */
export interface Draft extends MessageContext {
  /** Whether the message itself names a product or a group of them. */
  readonly namesProduct: boolean;
  /** Whether the message takes several products of the conversation together. */
  readonly isTogether: boolean;
  /** Whether it asks for more pieces of one product than an order may have. */
  readonly isTooMany: boolean;
}

/** Whether an option of the customiser is named, also one that does not exist. */
export function describes({ design, strap, unknown }: Choices): boolean {
  return Object.keys(design).length > 0 || strap !== undefined || unknown.length > 0;
}

/** Whether the conversation is about a piece that has its name already. */
export function hasNamedPiece({ intent, design }: Thread): boolean {
  return intent === 'design' && design?.name !== undefined;
}

/** 'con reata de flores' does not ask what straps are made of. */
function withoutStrap(found: readonly FoundIntent[], { design, strap }: Choices): readonly FoundIntent[] {
  return (design.strap ?? strap) ? found.filter(({ intent }) => intent !== 'materials') : found;
}

/** Replaces intents whose words mean something else beside a product, an add-on or the topic of the conversation. */
export function resolveIntents(
  found: readonly FoundIntent[],
  { message: { text }, thread, namesProduct, products, choices, mentions, quantities }: Draft,
): FoundIntent[] {
  const asksPrice = ASKS_PRICE.test(text);
  const hasSubject = namesProduct || products.length > 0;
  const extras = choices.addOns.filter((id) => id !== NAME_EMBROIDERY);
  const hasOwnSubject = namesProduct || extras.length > 0 || asksAnother(found, text);
  const replaced = withoutStrap(found, choices).flatMap((each): FoundIntent | FoundIntent[] => {
    const { intent } = each;
    const repeated = sameTopic(each, thread.topic, hasOwnSubject, text);
    if (repeated) return { ...each, intent: repeated };
    if (
      intent === 'name_price' &&
      asksPrice &&
      (namesProduct || extras.length > 0) &&
      !/\b(?:incluye|incluid[oa]|trae|gratis|adicional)\b/.test(text)
    )
      return { ...each, intent: 'price' };
    // 'la clásica trae bordado?' of a piece that is never embroidered
    if (intent === 'name_price' && namesProduct && products.every(({ embroiderable }) => !embroiderable))
      return { ...each, intent: 'personalise' };
    const isExpress = intent === 'express' || intent === 'express_price';
    const isAddedToPrice =
      thread.intent === 'price' && products.length === 1 && /\b(?:con|mas) (?:el )?(?:servicio )?express\b/.test(text);
    if (isExpress && ((asksPrice && namesProduct) || isAddedToPrice)) return { ...each, intent: 'price' };
    const aside = replacementOfAside(each, found, { text, mentions, isCounted: asksPrice && quantities.size > 0 });
    if (aside) return aside;
    if (intent === 'personalise' && namesProduct && (asksPrice || asksForBoth(text)))
      return { ...each, intent: 'price' };
    if (intent === 'catalogue' && mentions.length > 0 && asksPrice && found.some((other) => other.intent === 'price'))
      return { ...each, intent: 'price' };
    // 'de qué material es el moño'
    if (intent === 'materials' && !namesProduct && extras.length > 0) return { ...each, intent: 'add_ons' };
    if (intent === 'add_ons' && asksPrice && extras.length > 0) return { ...each, intent: 'price' };
    if (intent === 'add_ons' && extras.length === 0 && choices.design.animalTheme) return { ...each, intent: 'motifs' };
    if (intent === 'price' && !namesProduct && extras.length === 0 && choices.design.animalTheme)
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
    if (intent === 'personalise' && !namesProduct && describes(choices) && !hasNamedPiece(thread))
      return {
        ...each,
        intent:
          choices.unknown[0]?.field === 'animalTheme' || choices.design.animalTheme
            ? 'embroidery_categories'
            : 'threads',
      };
    if (intent === 'out_of_scope' && namesProduct && each.strength === OTHER_TOPIC) return [];
    if (intent === 'shipping_cost' && /\bprecios (?:, )?envios?\b/.test(text))
      return [{ ...each, intent: 'price' }, each];
    return each;
  });
  return withoutAsides(replaced, hasSubject || extras.length > 0, { message: { text }, namesProduct });
}

const ASKS_FOR_ADVICE =
  /\b(?:(?:que|cual|cuales) (?:me |nos |le |otr[oa]s? )?(?:recom|sugi|suge|aconsej)|que mas|cual(?!(?:es)? (?:es|seria|sera) (?:el |su )?(?:valor|precio|costo)))/;

/** The replacement of an intent that only adds to a product or a number; undefined when it stays. */
function replacementOfAside(
  each: FoundIntent,
  found: readonly FoundIntent[],
  { text, mentions, isCounted }: Pick<Draft, 'mentions'> & { text: string; isCounted: boolean },
): FoundIntent[] | undefined {
  const { intent } = each;
  const suits = mentions.length === 1 && (mentions[0]!.products.length === 1 || /\bsirven?\b/.test(text));
  if (intent === 'recommendation' && suits && !ASKS_FOR_ADVICE.test(text)) {
    const isAside = found.some((other) => other.intent !== intent && !SMALL_TALK.has(other.intent));
    return isAside ? [] : [{ ...each, intent: 'product_info' }];
  }
  if (intent === 'wholesale' && isCounted && !/\b(?:mayor|revend)/.test(text)) return [{ ...each, intent: 'price' }];
  return isOwnContact(each, text) && found.length > 1 ? [] : undefined;
}

/** 'mi correo es …': the customer's own, not that of the shop. */
export function isOwnContact({ intent }: FoundIntent, text: string): boolean {
  if (intent === 'phone') return /\bmi (?:numero|celular|telefono|cel|linea|whatsapp)\b/.test(text);
  return intent === 'email' && /\bmi (?:correo|e ?mail|mail|gmail)\b/.test(text);
}

/** Removes intents that only accompany the question, and repetitions. */
function withoutAsides(
  found: readonly FoundIntent[],
  hasSubject: boolean,
  { message: { text }, namesProduct }: { message: { text: string }; namesProduct: boolean },
): FoundIntent[] {
  const others = found.filter(({ intent }) => intent !== 'price' && !SMALL_TALK.has(intent));
  const isNoun = !namesProduct && found.some(({ intent, strength }) => intent === 'price' && strength < 50);
  const isAside =
    (!hasSubject || isNoun) &&
    others.some(({ intent }) => SAYS_PRICES.has(intent)) &&
    !/\b(?:lista de precios|precios de)\b/.test(text);
  const isFoundThere =
    /\b(?:vi|vimos|encontre|conoci|sigo|vengo|mirando|viendo|por) (?:[a-z]+ ){0,4}(?:instagram|facebook|tik ?tok|pagina|redes|internet|web|perfil)\b/.test(
      text,
    ) && others.length > 1;
  const isOutside = others.some(({ intent }) => intent === 'out_of_scope');
  const isOtherProduct = found.some(({ intent, strength }) => intent === 'out_of_scope' && strength < OTHER_TOPIC);
  const isVague = (intent: string) => VAGUE.has(intent) || (isOtherProduct && intent === 'personalise');
  const isAboutShop = others.some(({ intent }) => intent !== 'out_of_scope' && !isVague(intent));
  const isRefused = isOutside && !namesProduct && !isAboutShop;
  const kept = found.filter(
    ({ intent }) =>
      !(intent === 'price' && isAside) &&
      !(isFoundThere && (intent === 'website' || intent === 'social')) &&
      !(intent !== 'out_of_scope' && isRefused) &&
      !(isOutside && isAboutShop && (intent === 'out_of_scope' || (VAGUE.has(intent) && !namesProduct))),
  );
  return kept.filter(({ intent }, index) => kept.findIndex((other) => other.intent === intent) === index);
}

/** Asks for all prices, whatever the topic of the conversation. */
export const LISTS_PRICES =
  /\b(?:lista|listado|tabla) de precios\b|^ (?:[|,] )*(?:los |todos los )?precios(?: por favor)?(?: [|,])* $|\b(?:los|sus) (?:bolsos|bolsas|productos)\b/;
/** Strength of a noun such as 'envío', which only repeats the topic. */
const NOUN = 30;

/** 'De cuánto?' after the warranty, the deposit or a discount. */
const OF_HOW_MUCH = /^ (?:[|,] )*(?:y )?(?:(?:es |seria )?(?:de|por) )cuanto(?: es| seria)?(?: [|])* $/;
const MAY_BE_ASKED_HOW_MUCH = new Set(['warranty', 'deposit', 'discount', 'returns', 'kit']);

/** Whether the text has another question beside 'cuánto' or 'precios'. */
function asksAnother(found: readonly FoundIntent[], text: string): boolean {
  return LISTS_PRICES.test(text) || found.some(({ intent }) => intent === 'out_of_scope' || SAYS_PRICES.has(intent));
}

/** "¿Y cuánto cuesta?" is about what was answered last. */
function sameTopic(
  { intent, strength }: FoundIntent,
  topic: string | undefined,
  hasOwnSubject: boolean,
  text: string,
): string | undefined {
  if (/^express/.test(intent) && /\bsin (?:el )?(?:servicio )?express\b/.test(text)) return 'delivery_time';
  if (hasOwnSubject) return undefined;
  if (intent === 'coverage' && strength <= NOUN && topic === 'price' && text.length < 30) return 'shipping_cost';
  if (intent === 'price' && topic !== undefined && MAY_BE_ASKED_HOW_MUCH.has(topic) && OF_HOW_MUCH.test(text))
    return topic;
  if ((intent === 'product_info' || intent === 'price') && topic === 'kit') return 'kit';
  if (intent !== 'price') return undefined;
  if (topic === 'coverage' || topic === 'shipping_cost') return 'shipping_cost';
  if (topic === 'express' || topic === 'express_24') return 'express_price';
  return topic === 'embroidery_categories' || topic === 'name_price' ? 'name_price' : undefined;
}
