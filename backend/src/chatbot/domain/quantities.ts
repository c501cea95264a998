import type { Product } from '../../catalogue/index.js';
import type { ProductMention } from './entities.js';
import type { Thread } from './thread.js';

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
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  ochenta: 80,
};
const NUMBER = `\\d{1,4}|${Object.keys(NUMBERS).join('|')}`;
/** 'dos mochilas', '3 de las loncheras' */
const BEFORE_PRODUCT = new RegExp(`\\b(${NUMBER}) (?:de (?:las?|los) )?$`);
/** 'para diciembre 24', 'apto 502', 'modelo 2025', 'el 15': the number before a product is none of pieces. */
const NO_COUNT = new RegExp(
  '\\b(?:el|dia|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|calle|carrera|cra|cl|kr|' +
    'apto|apartamento|torre|interior|casa|modelo|coleccion|temporada|ano|cedula|tengo|presupuesto|numero) $',
);
/** 'y 5?', 'si llevo dos?', 'cuánto serían 4 iguales': a number that belongs to the product before. */
const ALONE = new RegExp(
  '^ (?:\\| )?(?:(?:y|o|ok|bueno|pero|entonces|ah|listo|gracias|hola|,|\\|) )*(?:si |como )?' +
    '(?:(?:en|a|por) )?(?:cuanto )?(?:(?:me|nos|se|te|le) )?' +
    '(?:(?:serian|seria|saldrian|salen|saldria|sale|quedan|quedaria|queda|quedarian|valen|valdrian|cuestan|costarian|cobran|hacen|dejan|llevo|llevara|llevamos|llevaria|quiero|quisiera|queremos|compro|compraria|compramos|pido|encargo|necesito|fueran|seran|dame|deme|regalame|ponme|mandame|son|por|para|de|a|tomo|va|van) ){0,3}' +
    `(?:las |los |unas |unos )?(${NUMBER})(?: (?:unidades|unidad|iguales|asi|mas|de (?:es[ao]s|ell[ao]s|l[ao]s mism[ao]s|est[ao]s)|piezas|igualit[oa]s))?` +
    '(?= [|,]| $| (?:con|sin) | (?:en |a |por )?cuant| (?:que|cual) (?:precio|valor)| me (?:sale|queda|cuesta|cobr))',
);
const HAS_NUMBER = new RegExp(`\\b(?:${NUMBER})\\b`);
/** 'las dos', 'todo junto', 'en total' */
const TOGETHER =
  /\b(?:(?:las|los|esas|esos) (dos|tres|cuatro|2|3|4)|ambas|ambos|todo (?:junto|eso)|todas|todos|junt[oa]s|en total|el total|suman?|sumad[oa]s|las cosas|por todo)\b/;

/** This number of pieces of a group indicates a reseller or a company; the exact product is a later question. */
const MANY_OF_A_GROUP = 20;

/** How many of each product the text asks for, by id, 1 when missing; and whether it asks for more than an order may have. */
export function countedIn(
  text: string,
  mentions: readonly ProductMention[],
  products: readonly Product[],
  { most, isChoice }: { readonly most: number; readonly isChoice: boolean },
): { quantities: ReadonlyMap<number, number>; isTooMany: boolean } {
  const quantities = countsOf(text, mentions);
  if (mentions.some((mention) => mention.products.length > 1 && countBefore(text, mention) > MANY_OF_A_GROUP))
    return { quantities: new Map(), isTooMany: true };
  if ([...quantities.values()].some((count) => count > most)) return { quantities: new Map(), isTooMany: true };
  const [product] = products;
  const isOpen = products.length === 1 && quantities.size === 0 && (mentions.length > 0 || !isChoice);
  if (!product || !isOpen) return { quantities, isTooMany: false };
  // 'la pañalera cuánto vale y si llevo 3': the number is in a sentence of its own.
  const sentence = mentions.length === 0 ? text : (/\|([^|]+)\| $/.exec(text)?.[1] ?? '');
  const count = quantityAlone(sentence) ?? 1;
  if (count > 1 && count <= most) quantities.set(product.id, count);
  return { quantities, isTooMany: count > most };
}

/** Quantities of single products from the numbers before their mentions; without quantities of one. */
function countsOf(text: string, mentions: readonly ProductMention[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const mention of mentions) {
    const count = countBefore(text, mention);
    const [product] = mention.products;
    if (product && mention.products.length === 1 && count > 1) counts.set(product.id, count);
  }
  return counts;
}

/** The number before a mention; 1 without one. */
function countBefore(text: string, { at }: ProductMention): number {
  const start = Math.max(0, at - 18);
  const match = BEFORE_PRODUCT.exec(text.slice(start, at));
  return match && !NO_COUNT.test(text.slice(0, start + match.index)) ? numberOf(match[1]!) : 1;
}

/** The number of a text that is about nothing else; undefined for any other text. */
export function quantityAlone(text: string): number | undefined {
  if (!HAS_NUMBER.test(text)) return undefined;
  const count = ALONE.exec(text)?.[1];
  return count === undefined ? undefined : numberOf(count);
}

/** The products whose prices were asked for one after another and that the text now takes together. */
export function takenTogether(text: string, { priced = [], products = [], pending }: Thread): readonly number[] {
  const isChoice = pending === 'product' && products.length <= 4;
  const offered = isChoice ? products : priced;
  const match = offered.length > 1 && text.length < 80 ? TOGETHER.exec(text) : null;
  if (!match) return [];
  const count = match[1] ? numberOf(match[1]) : match[0].startsWith('amb') ? 2 : offered.length;
  return count > offered.length || (isChoice && count < offered.length) ? [] : offered.slice(-count);
}

/** Whether the text takes the products that it names together. */
export function isSum(text: string): boolean {
  return TOGETHER.test(text);
}

/** '3' and 'tres' */
export function numberOf(word: string): number {
  return NUMBERS[word] ?? Number(word);
}
