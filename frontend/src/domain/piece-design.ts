import type { CartItemDto } from '../api/cart.api';
import type { PricedChoiceDto, PricingDto, ProductDto } from '../api/catalogue.api';
import { NAME_EMBROIDERY } from './add-ons';
import { NONE } from './none';

export { NONE };

/** One answer as it is seen on a piece: chosen, or as in the photo. */
export type ShownChoice = CartItemDto['shown'][number];
export type DesignField = ShownChoice['field'];

/** What a product's pictures show, as ids of options. */
export type PhotoDesign = ProductDto['photoDesign'];

/** The shopper's choices as ids of options; null is 'as in the photo', which costs nothing. */
export type PieceDesign = Readonly<Record<DesignField, string | null>>;

/** One question: where its options are and how its answer is put into words. */
interface DesignQuestion {
  /** The kind of the owner's options. */
  kind: string;
  title: string;
  list: 'fontStyles' | 'fontSizes' | 'fontColors' | 'animalThemes' | 'bagColors' | 'straps';
  /** Its name in the calls of the cart and in lines. */
  wire: 'embroideryFont' | 'fontSize' | 'embroideryColor' | 'animalTheme' | 'bagColor' | 'strap';
  /** What must be on the piece for the answer to be seen. */
  on: 'name' | 'embroidery' | 'piece';
  words: (label: string) => string;
}

const QUESTIONS: Readonly<Record<DesignField, DesignQuestion>> = {
  letter: {
    kind: 'font_style',
    title: 'Letra',
    list: 'fontStyles',
    wire: 'embroideryFont',
    on: 'name',
    words: (label) => `Letra ${label.toLowerCase()}`,
  },
  letterSize: {
    kind: 'font_size',
    title: 'Tamaño de letra',
    list: 'fontSizes',
    wire: 'fontSize',
    on: 'name',
    words: (label) => `Tamaño ${label.toLowerCase()}`,
  },
  thread: {
    kind: 'font_color',
    title: 'Hilo',
    list: 'fontColors',
    wire: 'embroideryColor',
    on: 'name',
    words: (label) => `Hilo ${label.toLowerCase()}`,
  },
  motif: {
    kind: 'animal_theme',
    title: 'Motivo',
    list: 'animalThemes',
    wire: 'animalTheme',
    on: 'embroidery',
    words: (label) => `Motivo ${label.toLowerCase()}`,
  },
  bagColour: {
    kind: 'bag_color',
    title: 'Color',
    list: 'bagColors',
    wire: 'bagColor',
    on: 'piece',
    words: (label) => `Color ${label.toLowerCase()}`,
  },
  strap: {
    kind: 'strap',
    title: 'Reata',
    list: 'straps',
    wire: 'strap',
    on: 'piece',
    words: (label) => `Reata ${label.toLowerCase()}`,
  },
};

/** The kind of the owner's options that answer a question. */
export const optionKind = (field: DesignField): string => QUESTIONS[field].kind;

/** The name of a question on its own. */
export const questionTitle = (field: DesignField): string => QUESTIONS[field].title;

/** The questions in the order in which the shop names them. */
export const DESIGN_FIELDS = Object.keys(QUESTIONS) as DesignField[];

/** The choices by the names of the cart's calls. */
export type WireDesign = Pick<CartItemDto, DesignQuestion['wire']>;

/** One value for each question. */
export function eachField<Value>(valueOf: (field: DesignField) => Value): Record<DesignField, Value> {
  return Object.fromEntries(DESIGN_FIELDS.map((field) => [field, valueOf(field)])) as Record<DesignField, Value>;
}

/** Nothing chosen. */
export const AS_IN_PHOTO: PieceDesign = eachField(() => null);

/** The choices of a line. */
export const designFromWire = (line: WireDesign): PieceDesign =>
  eachField((field) => line[QUESTIONS[field].wire] ?? null);

/** The choices as the cart's calls name them. */
export function designToWire(design: PieceDesign): WireDesign {
  return Object.fromEntries(DESIGN_FIELDS.map((field) => [QUESTIONS[field].wire, design[field]])) as WireDesign;
}

/** Choosing what the photo has is no choice. */
export const chosenDesign = (design: PieceDesign, photo: PhotoDesign): PieceDesign =>
  eachField((field) => (design[field] === photo[field] ? null : design[field]));

/** The options on offer for a question. */
export function choicesFor(field: DesignField, pricing: PricingDto): readonly PricedChoiceDto[] {
  return pricing[QUESTIONS[field].list];
}

/** The name of an option, offered or not; its id when the shop no longer knows it. */
export function optionLabel(field: DesignField, id: string, pricing: PricingDto): string {
  const known =
    choicesFor(field, pricing).find((choice) => choice.id === id) ??
    pricing.unoffered.find((choice) => choice.field === field && choice.id === id);
  return known?.label ?? id;
}

type Carrying = Pick<CartItemDto, 'hasBordado' | 'addOns'>;

/** A name is, or will be, embroidered: with the embroidery, or alone as an add-on. */
export function carriesName({ hasBordado, addOns }: Carrying): boolean {
  return hasBordado || addOns.includes(NAME_EMBROIDERY);
}

/**
 * What is seen on the piece: the choice, or else the photo, field by field. A piece without embroidery, or with the name alone, has no motif.
 * The server shows the same: both run `docs/piece-cases.json`.
 */
export function shownDesign(
  design: PieceDesign,
  photo: PhotoDesign,
  { hasBordado }: Pick<CartItemDto, 'hasBordado'>,
): PhotoDesign {
  const shown = eachField((field) => design[field] ?? photo[field]);
  return hasBordado ? shown : { ...shown, motif: NONE };
}

/** Whether a question is asked about this piece. */
function concerns(field: DesignField, photo: Pick<PhotoDesign, 'strap'>, piece: Carrying): boolean {
  const { on } = QUESTIONS[field];
  if (field === 'strap' && photo.strap === NONE) return false;
  return on === 'piece' || (on === 'name' ? carriesName(piece) : piece.hasBordado);
}

/** The answers that concern this piece, in order, with the names of today. */
export function shownChoices(
  design: PieceDesign,
  photo: PhotoDesign,
  piece: Carrying,
  labelOf: (field: DesignField, id: string) => string,
): ShownChoice[] {
  const shown = shownDesign(design, photo, piece);
  return DESIGN_FIELDS.filter((field) => concerns(field, photo, piece)).map((field) => ({
    field,
    id: shown[field],
    label: labelOf(field, shown[field]),
    asInPhoto: design[field] === null,
  }));
}

/** One answer in words: 'Hilo dorado'; 'Sin motivo' is a whole sentence already. */
export function choiceWords({ field, id, label }: Pick<ShownChoice, 'field' | 'id' | 'label'>): string {
  return id === NONE ? label : QUESTIONS[field].words(label);
}

/**
 * Answers in words, as prices and descriptions name them: 'Hilo dorado', 'Reata rayas camel, como en la imagen'. The size of the letters joins
 * the letters when both are chosen, or neither.
 */
export function inWords(choices: readonly (ShownChoice & { amount?: number })[]): { words: string; amount: number }[] {
  const letter = choices.find(({ field }) => field === 'letter');
  const size = choices.find(({ field }) => field === 'letterSize');
  const joined = letter && size && letter.asInPhoto === size.asInPhoto;
  return choices.flatMap((choice) => {
    if (joined && choice === size) return [];
    const { asInPhoto, amount = 0 } = choice;
    const alone = choiceWords(choice);
    const isLetter = joined && choice === letter;
    const words = isLetter ? `${alone}, ${QUESTIONS.letterSize.words(size.label).toLowerCase()}` : alone;
    return [
      {
        words: asInPhoto ? `${words}, como en la imagen` : words,
        amount: amount + (isLetter ? (size.amount ?? 0) : 0),
      },
    ];
  });
}
