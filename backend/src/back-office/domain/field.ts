import { formatPesos } from '../../common/money.js';
import { shortened, tidyBlock, tidyLine } from '../../common/tidy-text.js';
import { type Json, textOf } from './change.js';

/** A value that a field accepts, or why it does not: one Spanish sentence. */
export type Checked = { readonly value: Json } | { readonly problem: string };

/**
 * What publishing a change needs because it redirects money or people. `notice`: all owners get a mail; `identity`: also a confirmed
 * identity; `consent`: also the consent of another owner, or 24 hours.
 */
export type Guard = 'notice' | 'identity' | 'consent';

/** A field that the owner can write. */
export interface Field {
  /** Spanish name, as in 'Mochila Milano, nombre: …'; '' when the value already contains it. */
  readonly label: string;
  /** The value as it is stored: texts are tidied; nothing is converted silently. */
  check(value: unknown): Checked;
  /** The value as the owner reads it. */
  words(value: Json): string;
  /**
   * A change in words, where the words of both values would not show it; '' when nothing changes, undefined when there are no such words.
   * `before` can be any value, because a caller can expect any.
   */
  difference?(before: Json, after: Json): string | undefined;
  /** Value in a new row; a field without it is required there. */
  readonly initial?: Json;
  /** Only a new row takes it: carts, orders and links refer to it afterwards. */
  readonly fixed?: true;
  /** Large changes of it must be confirmed. */
  readonly isPrice?: true;
  /** What this value needs; undefined for one that redirects nothing. */
  guard?(value: Json): Guard | undefined;
  /** The value as a mail shows it, where `words` would tell too much. */
  masked?(value: Json): string;
  /** What shoppers read of the value, where it has words of the owner's own. */
  texts?(value: Json): readonly string[];
}

type Options = Pick<Field, 'initial' | 'fixed'>;

/** Tags of HTML, begun or ended; 'a < b' is a text. */
export const HTML = /<\s*[a-z!/]/i;

export const NO_HTML = 'Escribe solo texto, sin etiquetas HTML.';
const NOTHING = 'sin dato';

const ok = (value: Json): Checked => ({ value });
const no = (problem: string): Checked => ({ problem });

interface TextOptions extends Options {
  readonly max: number;
  /** 0 allows an empty text. */
  readonly min?: number;
  readonly pattern?: RegExp;
  /** Says what `pattern` allows. */
  readonly hint?: string;
  /** Further checks; answers the problem. */
  readonly also?: (text: string) => string | undefined;
}

function textField(label: string, tidy: (text: string) => string, options: TextOptions): Field {
  const { max, min = 1, pattern, hint = 'Este dato no es válido.', also, ...more } = options;
  return {
    label,
    ...more,
    check: (value) => {
      if (typeof value !== 'string') return no('Escribe un texto.');
      const text = tidy(value);
      if (text.length < min) return no(min > 1 ? `Escribe al menos ${min} letras.` : 'Escribe este dato.');
      if (text.length > max) return no(`Escribe máximo ${max} letras.`);
      if (HTML.test(text)) return no(NO_HTML);
      if (pattern && !pattern.test(text)) return no(hint);
      const problem = also?.(text);
      return problem === undefined ? ok(text) : no(problem);
    },
    words: (value) => (value === null || value === '' ? NOTHING : oneLine(textOf(value))),
    texts: (value) => [textOf(value)],
    difference: (before, after) =>
      typeof before === 'string' && typeof after === 'string' ? differenceOfLong(before, after) : undefined,
  };
}

/** A text of one line. */
export function line(label: string, options: TextOptions): Field {
  return textField(label, tidyLine, options);
}

/** A text of many lines. */
export function block(label: string, options: TextOptions): Field {
  return textField(label, tidyBlock, options);
}

/** A number without decimals, in these bounds. */
export function whole(label: string, { min, max, ...more }: Options & { min: number; max: number }): Field {
  return {
    label,
    ...more,
    check: (value) =>
      isWhole(value) && value >= min && value <= max
        ? ok(value)
        : no(`Escribe un número entero de ${min} a ${max.toLocaleString('es-CO')}.`),
    words: textOf,
  };
}

/** More products than this would be a mistake of a script. */
const MAX_PRODUCTS = 1_000;
const MAX_PRODUCT_ID = 2_147_483_647;

/** Ids of products in ascending order, each once. */
export function productIds(label: string): Field {
  const isId = (id: unknown) => isWhole(id) && id >= 1 && id <= MAX_PRODUCT_ID;
  return {
    label,
    initial: [],
    check: (value) => {
      if (!Array.isArray(value) || value.length > MAX_PRODUCTS || !value.every(isId))
        return no('Envía la lista de productos, cada uno por su número.');
      return ok([...new Set(value as number[])].sort((a, b) => a - b));
    },
    words: (value) => {
      const count = Array.isArray(value) ? value.length : 0;
      return count === 0 ? 'ninguno' : count === 1 ? '1 producto' : `${count} productos`;
    },
  };
}

/** A number with at most one decimal, in these bounds. */
export function decimal(label: string, { min, max, ...more }: Options & { min: number; max: number }): Field {
  return {
    label,
    ...more,
    check: (value) =>
      typeof value === 'number' && value >= min && value <= max && Math.round(value * 10) / 10 === value
        ? ok(value)
        : no(`Escribe un número de ${withComma(min)} a ${withComma(max)}, con máximo un decimal.`),
    words: (value) => withComma(Number(value)),
  };
}

const withComma = (value: number) => value.toLocaleString('es-CO');

/** Whole pesos; large changes must be confirmed. */
export function pesos(label: string, { max, min = 0, ...more }: Options & { max: number; min?: number }): Field {
  return {
    label,
    isPrice: true,
    ...more,
    check: (value) =>
      isWhole(value) && value >= min && value <= max
        ? ok(value)
        : no(`Escribe un valor entero en pesos, de ${formatPesos(min)} a ${formatPesos(max)}.`),
    words: (value) => (typeof value === 'number' ? formatPesos(value) : NOTHING),
  };
}

/** Yes or no, each in words. */
export function flag(label: string, [yes, no_]: readonly [string, string], options: Options = {}): Field {
  return {
    label,
    ...options,
    check: (value) => (typeof value === 'boolean' ? ok(value) : no('Elige sí o no.')),
    words: (value) => (value === true ? yes : no_),
  };
}

/** One of these values. */
export function choice(label: string, values: Readonly<Record<string, string>>, options: Options = {}): Field {
  return {
    label,
    ...options,
    check: (value) =>
      typeof value === 'string' && Object.hasOwn(values, value)
        ? ok(value)
        : no(`Elige una de estas opciones: ${Object.keys(values).join(', ')}.`),
    words: (value) => values[textOf(value)] ?? textOf(value),
  };
}

/** A field that may hold nothing. */
export function optional(field: Field): Field {
  return {
    initial: null,
    ...field,
    check: (value) => (value === null || value === '' ? ok(null) : field.check(value)),
    words: (value) => (value === null ? NOTHING : field.words(value)),
  };
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

/** Long texts are cut in a preview. */
const MAX_SHOWN = 80;
/** Words before the first different one that are shown too. */
const SHOWN_BEFORE = 3;

function oneLine(text: string): string {
  return shortened(text.replace(/\s+/g, ' '), MAX_SHOWN);
}

/** Long texts are shown from where they differ, because their beginnings may be equal. */
function differenceOfLong(before: string, after: string): string | undefined {
  if (before === after) return '';
  if (Math.max(before.length, after.length) <= MAX_SHOWN) return undefined;
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)];
  const different = now.findIndex((word, index) => word !== old[index]);
  const from = (different < 0 ? now.length : different) - SHOWN_BEFORE;
  if (from <= 0) return undefined;
  const shown = (words: string[]) => oneLine(`… ${words.slice(from).join(' ')}`);
  return `${shown(old)} → ${shown(now)}`;
}
