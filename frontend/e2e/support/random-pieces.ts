import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PIECE_VIEWS, VIEWS } from '../../src/features/customiser/embroidery/views';

interface Option {
  kind: string;
  id: string;
  label: string;
  price: number;
  withdrawn?: boolean;
  exceptProducts?: number[];
}

interface Product {
  id: number;
  name: string;
  price: number;
  embroiderable: boolean;
  kitOnly?: boolean;
  photoDesign: Record<Question, string>;
}

const catalogue = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../backend/src/database/seed/catalogue.json'), 'utf8'),
) as { products: Product[]; options: Option[] };

/** The questions about a look, by the kind of their options. */
const KINDS = {
  letter: 'font_style',
  letterSize: 'font_size',
  thread: 'font_color',
  motif: 'animal_theme',
  bagColour: 'bag_color',
  strap: 'strap',
} as const;
const WIRE = {
  letter: 'embroideryFont',
  letterSize: 'fontSize',
  thread: 'embroideryColor',
  motif: 'animalTheme',
  bagColour: 'bagColor',
  strap: 'strap',
} as const;
type Question = keyof typeof KINDS;
const QUESTIONS = Object.keys(KINDS) as Question[];
const ON_NAME: readonly Question[] = ['letter', 'letterSize', 'thread'];
const WITHOUT_EMBROIDERY = 15_000;

/** Words of one letter and of twenty, with every kind of letter that is stitched. */
const NAMES = [
  'Sofía',
  'Valentina Montserrat',
  'Ñoño',
  'José-Ángel',
  'Zoë',
  'María Fernanda',
  'J',
  "D'Angelo",
  'IGNACIA',
];
const TAGS = ['Mi bebé', 'S', 'Abril 2026'];

/** A piece that a shopper can order: what she chose, and what it must look like, say and cost. */
export interface RandomPiece {
  productId: number;
  product: string;
  quantity: number;
  hasBordado: boolean;
  /** '' for none. */
  name: string;
  keychainText: string;
  addOns: string[];
  /** Ids of options; null is as in the photo. */
  design: Record<Question, string | null>;
  /** Nothing about its look was chosen: the page of the product shows it. */
  isAsInPhoto: boolean;
  /** The customiser draws it. */
  isCustomisable: boolean;
  /** What must be read about it wherever it is described, in order. */
  words: string[];
  /** The same for the workshop, which reads the text of the key ring below, and express on the order. */
  workWords: string[];
  /** Pesos for one piece. */
  price: number;
}

/** The first products once each, the others at random; the same seed draws the same pieces. */
export function randomPieces(count: number, seed: number): RandomPiece[] {
  const random = generator(seed);
  const products = catalogue.products.filter(({ kitOnly }) => !kitOnly);
  return Array.from({ length: count }, (_, i) => {
    const product = products[i] ?? pick(products, random);
    // Each third piece as in the photo, so that product pages show enough of them.
    return randomPiece(product, random, i % 3 === 1);
  });
}

function randomPiece(product: Product, random: () => number, asInPhoto: boolean): RandomPiece {
  const { id, embroiderable, photoDesign } = product;
  const isDrawn = id in PIECE_VIEWS;
  const isCustomisable = id in VIEWS;
  const hasBordado = embroiderable && random() < 0.7;
  const addOns = optionsOf('add_on').filter(({ id: addOn, exceptProducts = [] }) => {
    const offered = !exceptProducts.includes(id) && (addOn !== 'personalization' || embroiderable);
    return offered && random() < (addOn === 'personalization' ? 0.3 : 0.45);
  });
  const has = (addOn: string) => addOns.some((option) => option.id === addOn);
  const isNameAlone = !hasBordado && has('personalization');
  const carriesName = hasBordado || isNameAlone;
  const isNamed = isNameAlone || has('personalization') || (hasBordado && random() < 0.85);
  const asked = QUESTIONS.filter((question) => {
    if (!isDrawn || asInPhoto) return false;
    if (ON_NAME.includes(question)) return isCustomisable && carriesName;
    if (question === 'motif') return isCustomisable && hasBordado;
    return question !== 'strap' || photoDesign.strap !== 'none';
  });
  const chosen = new Map<Question, Option>();
  for (const question of asked) {
    const option = pick(optionsOf(KINDS[question]), random);
    // The photo's own answer is no choice.
    if (random() < 0.75 && option.id !== photoDesign[question]) chosen.set(question, option);
  }
  const name = isNamed ? pick(NAMES, random) : '';
  const keychainText = has('keychain') ? pick(TAGS, random) : '';
  const shown = (question: Question) =>
    chosen.get(question) ??
    catalogue.options.find(({ kind, id: option }) => kind === KINDS[question] && option === photoDesign[question])!;
  const seen = QUESTIONS.filter((question) => {
    if (ON_NAME.includes(question)) return carriesName;
    if (question === 'motif') return hasBordado;
    return question !== 'strap' || photoDesign.strap !== 'none';
  });
  const look = seen.map((question) => shown(question).label);
  const made = addOns.filter(({ id: addOn }) => addOn !== 'personalization');
  return {
    productId: id,
    product: product.name,
    quantity: random() < 0.2 ? 2 : 1,
    hasBordado,
    name,
    keychainText,
    addOns: addOns.map((addOn) => addOn.id),
    design: Object.fromEntries(QUESTIONS.map((question) => [question, chosen.get(question)?.id ?? null])) as Record<
      Question,
      string | null
    >,
    isAsInPhoto: chosen.size === 0,
    isCustomisable: isCustomisable && carriesName && name !== '',
    words: [...look, ...made.map(({ id: addOn, label }) => (addOn === 'keychain' ? keychainText : label))],
    workWords: [
      ...look,
      ...made.filter(({ id: addOn }) => addOn !== 'expressService').map(({ label }) => label),
      keychainText,
    ],
    price:
      product.price -
      (embroiderable && !hasBordado ? WITHOUT_EMBROIDERY : 0) +
      [...chosen.values(), ...addOns].reduce((sum, { price }) => sum + price, 0),
  };
}

/** The body of `POST /cart`. */
export function toCartBody(piece: RandomPiece): object {
  const { productId, quantity, hasBordado, name, keychainText, addOns, design, price } = piece;
  const chosen = QUESTIONS.map((question) => [WIRE[question], design[question]]);
  return {
    productId,
    quantity,
    hasBordado,
    addOns,
    price,
    personalization: name,
    keychainPersonalization: keychainText,
    ...(Object.fromEntries(chosen) as object),
  };
}

function optionsOf(kind: string): Option[] {
  return catalogue.options.filter((option) => option.kind === kind && !option.withdrawn);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Mulberry32: numbers from 0 to 1 that follow from the seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
