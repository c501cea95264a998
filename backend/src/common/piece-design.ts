/** The questions about the look of a piece, in the order in which the shop names them. */
export const DESIGN_FIELDS = ['letter', 'letterSize', 'thread', 'motif', 'bagColour', 'strap'] as const;
export type DesignField = (typeof DESIGN_FIELDS)[number];

/** The shopper's choices as ids of options; null is 'as in the photo', which costs nothing. */
export type PieceDesign = Readonly<Record<DesignField, string | null>>;

/** What a product's pictures show, as ids of options. */
export type PhotoDesign = Readonly<Record<DesignField, string>>;

/** Nothing chosen. */
export const AS_IN_PHOTO: PieceDesign = {
  letter: null,
  letterSize: null,
  thread: null,
  motif: null,
  bagColour: null,
  strap: null,
};

/** No motif, or a piece that has no strap. */
export const NONE = 'none';

/** The photo design of a product whose owner has not said what its pictures show. */
export const USUAL_PHOTO: PhotoDesign = {
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'gold',
  motif: NONE,
  bagColour: 'black',
  strap: NONE,
};

/** One question: where its options are and how its answer is put into words. */
interface DesignQuestion {
  /** Kind of the owner's options. */
  readonly kind: 'font_style' | 'font_size' | 'font_color' | 'animal_theme' | 'bag_color' | 'strap';
  /** The list of the pricing that has its options. */
  readonly list: 'fontStyles' | 'fontSizes' | 'fontColors' | 'animalThemes' | 'bagColors' | 'straps';
  /** Its name in the HTTP contract and in stored lines. */
  readonly wire: 'embroideryFont' | 'fontSize' | 'embroideryColor' | 'animalTheme' | 'bagColor' | 'strap';
  /** What must be on the piece for the answer to be seen. */
  readonly on: 'name' | 'embroidery' | 'piece';
  /** After 'Elige …'. */
  readonly noun: string;
  words(label: string): string;
}

export const DESIGN_QUESTIONS: Readonly<Record<DesignField, DesignQuestion>> = {
  letter: {
    kind: 'font_style',
    list: 'fontStyles',
    wire: 'embroideryFont',
    on: 'name',
    noun: 'un estilo de letra',
    words: (label) => `Letra ${label.toLowerCase()}`,
  },
  letterSize: {
    kind: 'font_size',
    list: 'fontSizes',
    wire: 'fontSize',
    on: 'name',
    noun: 'un tamaño de letra',
    words: (label) => `Tamaño ${label.toLowerCase()}`,
  },
  thread: {
    kind: 'font_color',
    list: 'fontColors',
    wire: 'embroideryColor',
    on: 'name',
    noun: 'un color de hilo',
    words: (label) => `Hilo ${label.toLowerCase()}`,
  },
  motif: {
    kind: 'animal_theme',
    list: 'animalThemes',
    wire: 'animalTheme',
    on: 'embroidery',
    noun: 'un motivo',
    words: (label) => `Motivo ${label.toLowerCase()}`,
  },
  bagColour: {
    kind: 'bag_color',
    list: 'bagColors',
    wire: 'bagColor',
    on: 'piece',
    noun: 'un color de bolso',
    words: (label) => `Color ${label.toLowerCase()}`,
  },
  strap: {
    kind: 'strap',
    list: 'straps',
    wire: 'strap',
    on: 'piece',
    noun: 'una reata',
    words: (label) => `Reata ${label.toLowerCase()}`,
  },
};

/** The choices by the names of the HTTP contract. */
export type WireDesign = Readonly<Record<DesignQuestion['wire'], string | null>>;

/** From the names of the contract; a missing or empty choice is 'as in the photo'. */
export function designFromWire(fields: { readonly [Name in DesignQuestion['wire']]?: string | null }): PieceDesign {
  return eachField(({ wire }) => fields[wire] || null);
}

/** With the names of the contract. */
export function designToWire(design: PieceDesign): WireDesign {
  const entries = DESIGN_FIELDS.map((field) => [DESIGN_QUESTIONS[field].wire, design[field]]);
  return Object.fromEntries(entries) as WireDesign;
}

/** One value for each question. */
export function eachField<Value>(
  valueOf: (question: DesignQuestion, field: DesignField) => Value,
): Record<DesignField, Value> {
  const entries = DESIGN_FIELDS.map((field) => [field, valueOf(DESIGN_QUESTIONS[field], field)]);
  return Object.fromEntries(entries) as Record<DesignField, Value>;
}

/** What the piece carries, which decides about the questions that concern it. */
export interface Carried {
  readonly hasBordado: boolean;
  /** Whether a name is, or will be, embroidered on it. */
  readonly carriesName: boolean;
}

/**
 * What is seen on the piece: the choice, or else the photo, field by field. A piece without embroidery, or with the name alone, has no motif.
 * Pages show the same: `docs/piece-cases.json` is run by both sides.
 */
export function shownDesign(
  design: PieceDesign,
  photo: PhotoDesign,
  { hasBordado }: Pick<Carried, 'hasBordado'>,
): PhotoDesign {
  const shown = eachField((_, field) => design[field] ?? photo[field]);
  return hasBordado ? shown : { ...shown, motif: NONE };
}

/** One answer as it is seen on a piece. */
export interface ShownChoice {
  readonly field: DesignField;
  /** Id of the option. */
  readonly id: string;
  /** Name of the option on the day on which the piece was made up. */
  readonly label: string;
  /** Nothing was chosen: it costs nothing. */
  readonly asInPhoto: boolean;
}

/** The answers that concern this piece, in order. `labelOf` names an option. */
export function shownChoices(
  design: PieceDesign,
  photo: PhotoDesign,
  carried: Carried,
  labelOf: (field: DesignField, id: string) => string,
): ShownChoice[] {
  const shown = shownDesign(design, photo, carried);
  return DESIGN_FIELDS.filter((field) => concerns(field, photo, carried)).map((field) => ({
    field,
    id: shown[field],
    label: labelOf(field, shown[field]),
    asInPhoto: design[field] === null,
  }));
}

function concerns(field: DesignField, photo: PhotoDesign, { hasBordado, carriesName }: Carried): boolean {
  const { on } = DESIGN_QUESTIONS[field];
  if (field === 'strap' && photo.strap === NONE) return false;
  return on === 'piece' || (on === 'name' ? carriesName : hasBordado);
}

/** An answer with the words for it and what it costs. */
interface WordedChoice {
  readonly words: string;
  readonly amount: number;
}

/**
 * Answers in words, as prices and descriptions name them: 'Hilo dorado', 'Reata rayas camel, como en la imagen'. The size of the letters joins
 * the letters when both are chosen, or neither.
 */
export function inWords(
  choices: readonly (Pick<ShownChoice, 'field' | 'id' | 'label' | 'asInPhoto'> & { readonly amount?: number })[],
): WordedChoice[] {
  const letter = choices.find(({ field }) => field === 'letter');
  const size = choices.find(({ field }) => field === 'letterSize');
  const joined = letter && size && letter.asInPhoto === size.asInPhoto;
  return choices.flatMap((choice) => {
    if (joined && choice === size) return [];
    const { field, id, label, asInPhoto, amount = 0 } = choice;
    // 'Sin motivo' is a whole sentence already.
    const alone = id === NONE ? label : DESIGN_QUESTIONS[field].words(label);
    const isLetter = joined && choice === letter;
    const words = isLetter ? `${alone}, ${DESIGN_QUESTIONS.letterSize.words(size.label).toLowerCase()}` : alone;
    return [
      {
        words: asInPhoto ? `${words}, como en la imagen` : words,
        amount: amount + (isLetter ? (size.amount ?? 0) : 0),
      },
    ];
  });
}
