import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import { added, type FoundIntent } from './intents.js';
import { CITIES } from './synonyms.js';
import { withDeadline } from './deadline.js';
import { intentsOfPiece, changesAddOns } from './described-piece.js';
import { isSum } from './quantities.js';
import { type Draft, hasNamedPiece, resolveIntents, SMALL_TALK, isOwnContact } from './meaning.js';

/** Intents about a product that a follow-up may repeat for another product. */
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
/** These intents are complete: no other is added to them. */
const FINAL = ['stop', 'prompt', 'insult', 'person', 'order_problem', 'cancel_order'];
/** 'y si no me llega?' asks; it reports no problem. */
const IS_HYPOTHETICAL =
  /(?:^ |\| )(?:y |pero |que pasa |que pasaria |que hago |o )*(?:si|en caso de que|cuando) (?!ya\b|senor)/;
const OFFERED = /^ (?:\| )?(?:ok |bueno |listo |ay |uy )?(?:si|dale|claro|listo|ok|por favor|de una|bueno|vale)\b/;
const LOOSE_NUMBER = /\b(?=[a-z]{0,5}\d)[2-9a-hj-np-z]{6}\b/;

/** Completes the intents of the patterns with those that follow from the conversation and from products, names and options. */
export function completeIntents(found: readonly FoundIntent[], draft: Draft): FoundIntent[] {
  const has = (...names: string[]) => found.some(({ intent }) => names.includes(intent));
  if (
    has('trust') &&
    !draft.raw.includes('?') &&
    /\b(?:esto|eso) es (?:una |un )?(?:estafa|robo|fraude)/.test(draft.message.text)
  )
    return [added('insult')];
  if (has('order_problem') && IS_HYPOTHETICAL.test(draft.message.text))
    return [added(hypothetical(draft.message.text))];
  if (has(...FINAL)) return found.filter((each) => !isOwnContact(each, draft.message.text));
  const matter = resolveIntents(found, draft).filter(({ intent }) => !SMALL_TALK.has(intent));
  const courtesies = has('ack') && !isAck(draft) ? found.filter(({ intent }) => intent !== 'ack') : found;
  const wanted =
    orderDataIntents(matter, draft) ??
    repeatedQuestion(matter, draft) ??
    sumIntents(matter, draft) ??
    intentsOfPiece(matter, draft) ??
    (matter.length > 0 ? matter : followUpIntents(courtesies, draft));
  return withDeadline(wanted, draft, draft.message.text);
}

/** The intent of 'y si llega dañado?', 'si no llega igual, la puedo devolver?' and 'y si no llega?'. */
function hypothetical(text: string): string {
  if (/\b(?:devolv|devuelv|cambi(?!ador))/.test(text)) return 'returns';
  return /\bdan|\bromp|\brot[oa]|\bmal|defect/.test(text) ? 'warranty' : 'trust';
}

/** "¿Y cinco?" and "¿cuánto serían las dos?" ask for a sum. */
function sumIntents(
  matter: readonly FoundIntent[],
  { thread, quantities, namesProduct, isTogether, isTooMany }: Draft,
): FoundIntent[] | undefined {
  if (isTooMany && matter.every(({ intent }) => MAY_BE_MANY.has(intent))) return [added('wholesale')];
  if (matter.some(({ intent }) => !MAY_BE_COUNTED.has(intent))) return undefined;
  if (namesProduct) return undefined;
  if (isTogether) return [added('price')];
  if (quantities.size === 0) return undefined;
  return [added(thread.intent === 'design' && thread.design?.name ? 'design' : 'price')];
}

const MAY_BE_COUNTED = new Set(['price', 'how_to_buy', 'wholesale', 'kit']);
const MAY_BE_MANY = new Set([...MAY_BE_COUNTED, 'recommendation', 'catalogue', 'product_info', 'personalise', 'stock']);

/** "¿Y con bordado?" after a price asks for the price, and "¿y cuánto vale?" after the delivery for the cost of shipping. */
function repeatedQuestion(
  matter: readonly FoundIntent[],
  { message: { text }, thread, products, namesProduct, name, plain }: Draft,
): FoundIntent[] | undefined {
  const [first] = matter;
  const isAdded = (plain === false && isShort(text)) || ADDED.test(text);
  if (!first || matter.length > 1 || namesProduct || name !== null || !isAdded) return undefined;
  const isEmbroidery = first.intent === 'personalise' || (first.intent === 'name_price' && plain === false);
  if (isEmbroidery && products.length > 0 && /^price/.test(thread.intent ?? '')) return [added('price')];
  const isAboutDelivery = products.length === 0 && ABOUT_DELIVERY.has(thread.topic ?? '');
  return first.intent === 'price' && isAboutDelivery ? [added('shipping_cost')] : undefined;
}

const ADDED = /^ (?:\| )?(?:(?:ah+|ok|bueno|pero|entonces|listo|uy|dale|gracias|perfecto|si|,|\|) ){0,4}y /;

/** An order number or an email, sent alone or asked for. */
function orderDataIntents(matter: FoundIntent[], { message, thread }: Draft): FoundIntent[] | undefined {
  const isAsked = thread.pending === 'order';
  const isAboutOrder = matter.every(({ intent }) => ABOUT_ORDER_DATA.has(intent));
  if (isAsked && isAboutOrder && LACKS_ORDER_DATA.test(message.text)) return [added('order_status')];
  const loose = isAsked && matter.length === 0 && LOOSE_NUMBER.test(message.text);
  const isData =
    message.orderNumber !== null ||
    loose ||
    (isAsked && matter.length > 0 && matter.every(({ intent }) => intent === 'phone')) ||
    (message.email !== null &&
      (isAsked || matter.every(({ intent }) => intent === 'email' || intent === 'order_status')));
  if (!isData) return undefined;
  const rest = matter.filter(({ intent }) => intent !== 'email' && intent !== 'phone');
  return rest.some(({ intent }) => intent === 'order_status') ? rest : [...rest, added('order_status')];
}

/** The intents of a short message that depends on the conversation before it. */
function followUpIntents(
  found: readonly FoundIntent[],
  { message: { text }, thread, choices, plain, products, namesProduct, quantities }: Draft,
): FoundIntent[] {
  if (ABOUT_PRODUCTS.has(thread.intent ?? '') && products.length === 1 && !namesProduct && OTHER_SIZE.test(text))
    return [added('one_size')];
  const isOffer = thread.pending === 'person' && OFFERED.test(text);
  if (isOffer) return [added('person')];
  if (namesProduct && thread.topic === 'kit' && ABOUT_ITS_PIECES.test(text)) return [added('kit')];
  if (namesProduct) {
    if (quantities.size > 0 || (products.length > 1 && isSum(text))) return [added('price')];
    if (products.length > 0 && choices.addOns.some((id) => id !== NAME_EMBROIDERY)) return [added('price')];
    const isSame =
      ABOUT_PRODUCTS.has(thread.intent ?? '') &&
      (thread.pending === 'product' || /^ ?(?:\| )?(?:y|la|el|las|los|esa|ese|o|de) /.test(text));
    return [added(isSame ? thread.intent! : 'product_info')];
  }
  if (hasNamedPiece(thread) && changesAddOns(choices)) return [added('design')];
  if (choices.addOns.length > 0 && choices.addOns.some((id) => id !== NAME_EMBROIDERY)) {
    if (products.length > 0 && products.length < 4) return [added('price')];
    return [added(choices.addOns.includes(EXPRESS_SERVICE) ? 'express' : 'add_ons')];
  }
  if (choices.refused.length > 0 && products.length > 0) return [added('price')];
  if (plain !== undefined) return [added('price_plain')];
  const location = LOCATION.exec(text);
  if (location && text.length < 40) return [added(ABOUT_DELIVERY.has(thread.topic ?? '') ? thread.topic! : 'coverage')];
  return courtesy(found);
}

/** 'y sin la maleta?' after the kit */
const ABOUT_ITS_PIECES = /\b(?:sin|cambi(?!ador)\w+|quit\w+|trae|incluye|viene|agreg\w+)\b/;

/** Intents that may be an answer to the bot's question about an order. */
const ABOUT_ORDER_DATA = new Set(['phone', 'email', 'order_status']);
/** 'no tengo el número', 'es el celular con el que compré' after the bot asked for number and email. */
const LACKS_ORDER_DATA =
  /\b(?:no (?:lo |la |los |se |me )?(?:tengo|se|encuentro|acuerdo|recuerdo|llego|aparece)|numero|celular|cedula|telefono|correo|perdi|borre|olvid\w+|compre|pedi|donde|cual)\b|\d{5}/;
/** 'y la mediana?' about a product */
const OTHER_SIZE =
  /^ (?:\| )?(?:(?:y|o|ok|bueno|hay|tienen|la|el|las|los|una?|no|en|mas|otra?|tamano) ){1,5}(?:grande|mediana?|mediano|pequen[oa]|chiquit[oa]|grandes|medianas|pequen[oa]s)(?= [|,]| $| (?:cuanto|que|no|hay|tienen))/;

/** Keeps the most important of several greetings and the like. */
function courtesy(found: readonly FoundIntent[]): FoundIntent[] {
  const first = [...found].sort((a, b) => COURTESIES.indexOf(a.intent) - COURTESIES.indexOf(b.intent))[0];
  return first && found.every(({ intent }) => COURTESIES.includes(intent)) ? [first] : [...found];
}

const COURTESIES = ['ask_help', 'how_are_you', 'compliment', 'thanks', 'goodbye', 'greeting', 'ack', 'laugh'];
/** Topics for which the customer's town matters. */
export const ABOUT_DELIVERY: ReadonlySet<string> = new Set(['coverage', 'shipping_cost', 'delivery_time', 'express']);
const LOCATION = new RegExp(
  `^ (?:[|,] )?(?:no |y |si |[|,] )*(?:es |soy |vivo )?(?:a |en |de |para |hasta |desde )?(?:la ciudad de |el municipio de |un pueblo de )?(?:${CITIES})\\b`,
);

/** A long text or a question is more than "ok" or "sí". */
function isAck({ message: { text }, raw }: Draft): boolean {
  return isShort(text) && !(raw.includes('?') && text.split(' ').length > 5);
}

function isShort(text: string): boolean {
  return text.split(' ').length <= 7;
}
