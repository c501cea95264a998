import type { Pricing } from '../../catalogue/index.js';
import { fold } from './normalise.js';

/** A strap that a text names: `id` of the one it can only be; missing when several fit, or none does. */
export interface NamedStrap {
  readonly id?: string;
  /** The words that name it. */
  readonly word: string;
  /** Ids of those that fit the words, when there are several; empty when none fits. */
  readonly fitting: readonly string[];
}

interface StrapPart {
  /** Begins after the word for the strap. */
  readonly at: number;
  readonly end: number;
}

/** 'con la correa de flores', 'la reata que sea de rayas': where the description of the strap begins. */
const STRAP =
  /\b(?:correas?|correitas?|reatas?|cargaderas?|manijas?|tirantes?)(?: (?:que (?:sea|tenga|lleve|traiga)|sea|tipo|estampad[oa]s?|tejid[oa]s?|de|del|con|en|la|el|los|las|un|una|unos|unas|color|dibujos?|disenos?|motivos?|figuritas?))*(?= )/g;

/** 'con flores en la correa' */
const ON_STRAP =
  /\b(?:con|de|tenga|lleve|quiero|ponganle|ponerle)(?: un| una| unos| unas)?((?: [a-z]+){1,3}) en (?:la|las|el|los|su|sus) (?:correas?|reatas?|cargaderas?)\b/;

/** Where the description of the strap ends: another part of the piece, another request, or the end of the sentence. */
const AFTER_STRAP =
  / (?:hilos?|letras?|nombres?|bord\w+|bolsos?|bolsas?|cuero|llaveros?|pompon\w*|monos?|motivo|tamano|para|que|y (?:el|la|los|las|un|una|con|que|su|en)|con|[|,.?!])(?= |$)/;

const MAX_WORDS = 6;

/** How shoppers call the words of a strap's label. Folded. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  rombos: ['rombo', 'rombitos', 'geometrica', 'geometrico'],
  etnicos: ['etnica', 'etnico', 'indigena', 'wayuu', 'artesanal', 'tribal'],
  espiga: ['espigada', 'espiguita', 'espina', 'espigas', 'pescado'],
  rayas: ['raya', 'rayitas', 'rayada', 'rayado', 'lineas', 'franjas'],
  corazones: ['corazon', 'corazoncitos'],
  zigzag: ['zig zag', 'zigzags', 'ondas'],
  estrellas: ['estrella', 'estrellitas'],
  flores: ['flor', 'florecitas', 'florecita', 'floral', 'floreada', 'floreado', 'florecidas'],
  anclas: ['ancla', 'anclitas', 'nautica', 'nautico', 'marinera', 'marinero'],
  huellitas: ['huellas', 'huella', 'huellita', 'patitas', 'paticas', 'perrito', 'perritos', 'gatico', 'gatito'],
  mariposas: ['mariposa', 'mariposita', 'mariposas'],
  rosa: ['rosada', 'rosado', 'rosadas', 'rosados', 'rosita'],
  marino: ['azul', 'azules'],
  oro: ['dorada', 'dorado', 'doradas'],
  lavanda: ['lila', 'morada', 'morado', 'violeta'],
  selva: ['verde', 'verdes', 'jungla'],
  rojo: ['roja', 'rojas', 'rojos'],
  camel: ['beige', 'cafe claro', 'habana'],
  vino: ['vinotinto'],
  cafe: ['marron', 'carmelita'],
  fucsia: ['rosada fuerte', 'magenta'],
  terracota: ['ladrillo', 'naranja'],
  negro: ['negra', 'negras'],
  crema: ['blanca', 'marfil'],
};

/** Words of labels that name no strap by themselves. */
const SMALL = new Set(['y', 'de', 'azul', 'verde', 'clasicas', 'nauticas']);

/** Finds the strap that a text names after the word for it: 'correa de flores'. */
export class StrapFinder {
  /** Each strap with the words of its label, each in all its forms. */
  private readonly straps: { readonly id: string; readonly words: readonly (readonly string[])[] }[];

  /** `others` are words of motifs and colours, which a text may want on a strap although none has them. */
  constructor(
    straps: Pricing['straps'],
    private readonly others: ReadonlySet<string>,
  ) {
    this.straps = straps.map(({ id, label }) => ({
      id,
      words: fold(label)
        .split(/[^a-z]+/)
        .filter((word) => word && !SMALL.has(word))
        .map((word) => [word, ...(OTHER_WORDS[word] ?? [])]),
    }));
  }

  /** Every word that names a strap, for the speller. */
  get words(): string[] {
    return this.straps.flatMap(({ words }) => words.flat().flatMap((word) => word.split(' ')));
  }

  /** Where the text describes a strap, so that its words are not read as a motif, a colour or a product. */
  partOf(text: string): StrapPart | undefined {
    for (const match of text.matchAll(STRAP)) {
      const at = match.index + match[0].length;
      const rest = text.slice(at);
      const stop = AFTER_STRAP.exec(rest)?.index ?? rest.length;
      const words = [...rest.slice(0, stop).matchAll(/[^ ]+/g)].slice(0, MAX_WORDS);
      const last = words.at(-1);
      if (!last) continue;
      const end = at + last.index + last[0].length;
      const named = text.slice(at, end);
      const isOther = named.split(' ').some((word) => this.others.has(word) || this.others.has(word.replace(/s$/, '')));
      if (isOther || this.scores(named).some(({ score }) => score > 0)) return { at, end };
    }
    const before = ON_STRAP.exec(text);
    if (!before) return undefined;
    const at = before.index + before[0].indexOf(before[1]!);
    return this.scores(before[1]!).some(({ score }) => score > 0) ? { at, end: at + before[1]!.length } : undefined;
  }

  find(text: string): NamedStrap | undefined {
    const part = this.partOf(text);
    if (!part) return undefined;
    const word = text.slice(part.at, part.end).trim();
    const scores = this.scores(word);
    const best = Math.max(...scores.map(({ score }) => score));
    const fitting = best > 0 ? scores.filter(({ score }) => score === best).map(({ id }) => id) : [];
    return fitting.length === 1 ? { id: fitting[0]!, word, fitting: [] } : { word, fitting };
  }

  /** The text without the words of the strap, which keep their places. */
  without(text: string): string {
    const part = this.partOf(text);
    return part ? text.slice(0, part.at) + ' '.repeat(part.end - part.at) + text.slice(part.end) : text;
  }

  /** How many words of each strap's label the text has; its first word, the pattern, counts twice. */
  private scores(text: string): { id: string; score: number }[] {
    const padded = ` ${text.trim()} `;
    return this.straps.map(({ id, words }) => ({
      id,
      score: words.reduce(
        (sum, forms, index) => (forms.some((form) => padded.includes(` ${form} `)) ? sum + (index === 0 ? 2 : 1) : sum),
        0,
      ),
    }));
  }
}
