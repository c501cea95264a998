import { NAME_EMBROIDERY } from '../../common/add-ons.js';
import type { Pricing, Product } from '../../catalogue/index.js';
import { type DesignField as PieceField, NONE, type PieceDesign } from '../../common/piece-design.js';
import { fold } from './normalise.js';
import { type NamedStrap, StrapFinder } from './strap-words.js';
import { ADD_ON_WORDS, OPTION_SYNONYMS, OTHER_COLOURS, OTHER_MOTIFS } from './synonyms.js';

/** Fields of a design, each with the list of `Pricing` that has its options. */
export const DESIGN_OPTIONS = {
  fontStyle: 'fontStyles',
  fontSize: 'fontSizes',
  fontColor: 'fontColors',
  animalTheme: 'animalThemes',
  bagColor: 'bagColors',
  strap: 'straps',
} as const;
export type DesignField = keyof typeof DESIGN_OPTIONS;
/** Ids of options by field. */
export type DesignChoices = Partial<Record<DesignField, string>>;

/** The questions of the catalogue that these fields answer. */
export const PIECE_FIELDS: Readonly<Record<DesignField, PieceField>> = {
  fontStyle: 'letter',
  fontSize: 'letterSize',
  fontColor: 'thread',
  animalTheme: 'motif',
  bagColor: 'bagColour',
  strap: 'strap',
};

/** The choices for the catalogue: what was not named is as in the photo. */
export function pieceDesign(choices: Readonly<DesignChoices>): PieceDesign {
  return {
    letter: choices.fontStyle ?? null,
    letterSize: choices.fontSize ?? null,
    thread: choices.fontColor ?? null,
    motif: choices.animalTheme ?? null,
    bagColour: choices.bagColor ?? null,
    strap: choices.strap ?? null,
  };
}

/** The choices without those that the photo of the piece has, which cost nothing, and without a strap for a piece that has none. */
export function chosenOn(
  { photoDesign }: Pick<Product, 'photoDesign'>,
  choices: Readonly<DesignChoices>,
): DesignChoices {
  const entries = Object.entries(choices) as [DesignField, string][];
  const isChoice = ([field, id]: [DesignField, string]) =>
    photoDesign[PIECE_FIELDS[field]] !== id && !(field === 'strap' && photoDesign.strap === NONE);
  return Object.fromEntries(entries.filter(isChoice));
}

export interface Choices {
  readonly design: Readonly<DesignChoices>;
  /** Ids of add-ons. */
  readonly addOns: readonly string[];
  /** Ids of add-ons that the customer does not want. */
  readonly refused: readonly string[];
  /** A strap that the words do not decide. */
  readonly strap?: NamedStrap;
  /** Colours and motifs that were asked for and do not exist. */
  readonly unknown: readonly {
    readonly word: string;
    readonly field: 'fontColor' | 'bagColor' | 'animalTheme' | 'colour';
  }[];
}

interface Named {
  readonly word: string;
  readonly id: string;
}

/** Finds options and add-ons that a text names. */
export class ChoiceFinder {
  private readonly options: Record<DesignField, { words: Map<string, string>; pattern: RegExp }>;
  private readonly addOns: { id: string; pattern: RegExp }[];
  private readonly straps: StrapFinder;
  private readonly colours: RegExp;
  private readonly motifs: RegExp;

  constructor(private readonly pricing: Pricing) {
    const fields = Object.keys(DESIGN_OPTIONS) as DesignField[];
    this.options = Object.fromEntries(
      fields.map((field) => [field, matcher(pricing[DESIGN_OPTIONS[field]])]),
    ) as typeof this.options;
    const others = [...this.options.animalTheme.words.keys(), ...this.options.bagColor.words.keys()];
    this.straps = new StrapFinder(pricing.straps, new Set([...others, ...OTHER_MOTIFS, ...OTHER_COLOURS]));
    this.addOns = pricing.addOns.map(({ id, label }) => ({
      id,
      pattern: anyOf([fold(label), ...(ADD_ON_WORDS[id] ?? [])]),
    }));
    const offered = (field: DesignField) => this.options[field].words;
    this.colours = anyOf(
      OTHER_COLOURS.filter((word) => !offered('fontColor').has(word) || !offered('bagColor').has(word)),
      'g',
    );
    this.motifs = anyOf(OTHER_MOTIFS.filter((word) => !offered('animalTheme').has(word)));
  }

  /** Every word that names an option or an add-on, for the speller. */
  get words(): string[] {
    const labels = Object.values(this.options).flatMap(({ words }) => [...words.keys()]);
    const addOns = Object.values(ADD_ON_WORDS).flatMap((words) => words.filter((word) => !word.includes(' ')));
    return [
      ...labels,
      ...addOns,
      ...this.straps.words,
      ...OTHER_COLOURS,
      ...OTHER_MOTIFS,
      ...this.pricing.addOns.map(({ label }) => fold(label)),
    ].flatMap((label) => label.split(/[ -]/));
  }

  /** Whether a word at this position names a motif, or the pattern of a strap, and not the product of the same name. */
  isMotif(text: string, word: string, at: number): boolean {
    const strap = this.straps.partOf(text);
    if (strap && at >= strap.at && at < strap.end) return true;
    if (!this.options.animalTheme.words.has(word)) return false;
    return /(?:motivo|dibujo|diseno|animal|animalito|figura|tema|bordad[oa]s?|estampad[oa])(?: de| del| con)?(?: un| una| la| el)? $| con (?:un|una|el|la)? ?$| y (?:un|una) $| (?:el|la|los|las) (?:osit|leonc)$/.test(
      text.slice(Math.max(0, at - 34), at),
    );
  }

  /** `isPlain`: the text asks for no name, although it contains the word. */
  find(said: string, nameEnd: number | null, isPlain = false): Choices {
    const strap = this.straps.find(said);
    const text = this.straps.without(said);
    const design: DesignChoices = { ...(strap?.id && { strap: strap.id }) };
    const unknown: Choices['unknown'][number][] = [];
    const isAboutLetter = /\b(?:letras?|fuente|tipografia|nombre|tamano)\b/.test(text);
    for (const field of ['fontStyle', 'fontSize'] as const) {
      const pattern =
        field === 'fontStyle' ? /\b(?:letras?|fuente|tipografia|estilo)\b/ : /\b(?:letras?|nombre|tamano)\b/;
      const match = isAboutLetter && pattern.test(text) ? this.first(field, text) : undefined;
      if (match && isNear(text, match.at, pattern)) design[field] = match.id;
    }
    const motif = this.first('animalTheme', text);
    if (motif) design.animalTheme = motif.id;
    else {
      const other = this.motifs.exec(text);
      if (other) unknown.push({ word: other[0], field: 'animalTheme' });
    }
    this.findColours(text, nameEnd, design, unknown);
    const without = [...text.matchAll(/\bsin (?:el |la |un |una )?(?:servicio )?([a-z]+)/g)]
      .map(([, word = '']) => word)
      .join(' ');
    const refused = this.addOns.filter(({ pattern }) => pattern.test(without)).map(({ id }) => id);
    const addOns = this.addOns
      .filter(({ id, pattern }) => !(isPlain && id === NAME_EMBROIDERY) && !refused.includes(id) && pattern.test(text))
      .map(({ id }) => id);
    return { design, addOns, refused, unknown, ...(strap && !strap.id && { strap }) };
  }

  private findColours(
    text: string,
    nameEnd: number | null,
    design: DesignChoices,
    unknown: Choices['unknown'][number][],
  ): void {
    const found = new Map<number, { word: string; thread?: string; bag?: string }>();
    for (const match of text.matchAll(this.options.fontColor.pattern)) {
      found.set(match.index, { word: match[0], thread: this.options.fontColor.words.get(match[0]) });
    }
    for (const match of text.matchAll(this.options.bagColor.pattern)) {
      const here = found.get(match.index);
      found.set(match.index, {
        ...here,
        word: match[0].length > (here?.word.length ?? 0) ? match[0] : here!.word,
        bag: this.options.bagColor.words.get(match[0]),
      });
    }
    for (const match of text.matchAll(this.colours))
      if (!found.has(match.index)) found.set(match.index, { word: match[0] });
    for (const [at, colour] of [...found].sort(([a], [b]) => a - b)) {
      const part = colouredPart(text, at, nameEnd);
      const field =
        part ?? (colour.thread && !colour.bag ? 'fontColor' : colour.bag && !colour.thread ? 'bagColor' : undefined);
      const id =
        field === 'fontColor' ? colour.thread : field === 'bagColor' ? colour.bag : (colour.bag ?? colour.thread);
      if (id === undefined) unknown.push({ word: colour.word, field: field ?? 'colour' });
      else if (field) design[field] ??= id;
      else if (design.bagColor === undefined) design.bagColor = id;
    }
  }

  private first(field: DesignField, text: string): (Named & { at: number }) | undefined {
    const { pattern, words } = this.options[field];
    const [match] = text.matchAll(pattern);
    return match ? { word: match[0], id: words.get(match[0])!, at: match.index } : undefined;
  }
}

const THREAD_WORDS = /\b(?:hilos?|letras?|nombre|bordad[oa]s?|bordar|texto|inicial(?:es)?)\b/g;
const BAG_WORDS =
  /\b(?:bolsos?|bolsa|mochila|morral|panalera|panalero|maleta|maletin|lonchera|organizador|neceser|cuero|material|color de fondo|fondo|tela|milano|viajera|multifuncional|baul|biberones|higiene|mudas|mariposa)\b/g;

/** The nearest word before a colour decides which part has that colour. */
function colouredPart(text: string, at: number, nameEnd: number | null): 'fontColor' | 'bagColor' | undefined {
  const before = text.slice(0, at);
  const thread = Math.max(lastOf(before, THREAD_WORDS), nameEnd !== null && nameEnd <= at ? nameEnd : -1);
  const bag = lastOf(before, BAG_WORDS);
  if (thread < 0 && bag < 0) return undefined;
  return thread > bag ? 'fontColor' : 'bagColor';
}

function lastOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(pattern)) last = match.index;
  return last;
}

function isNear(text: string, at: number, pattern: RegExp): boolean {
  return pattern.test(text.slice(Math.max(0, at - 26), at + 26));
}

function matcher(options: readonly { readonly id: string; readonly label: string }[]) {
  const words = new Map<string, string>();
  for (const { id, label } of options) {
    const word = fold(label);
    for (const form of [word, ...(OPTION_SYNONYMS[word] ?? [])]) if (!words.has(form)) words.set(form, id);
  }
  return { words, pattern: anyOf([...words.keys()], 'g') };
}

/** Matches any of these words, the longest first. */
function anyOf(words: readonly string[], flags = ''): RegExp {
  const ordered = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^a-z0-9 ]/g, '.'));
  return ordered.length > 0 ? new RegExp(`\\b(?:${ordered.join('|')})\\b`, flags) : new RegExp('$^', flags);
}
