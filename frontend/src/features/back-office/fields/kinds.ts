import type { RowValue } from '../../../api/back-office.api';
import { formatCop, withDots } from '../../../shared/lib/format-cop';
import { bogotaDay, showDay, startOfDay } from '../../../shared/lib/moments';

/** A parsed value, or the error message. */
type Parsed = { value: RowValue } | { problem: string };

/** Formatting, parsing and input of an API value. */
export interface Kind {
  /** Formats the value for the input. */
  show: (value: RowValue) => string;
  parse: (text: string) => Parsed;
  /** Formats the value for display, for example after 'Antes: …'. */
  words: (value: RowValue) => string;
  /** Options of a select. */
  choices?: readonly string[];
  /** Products with a switch each; the text has the ids of those that are off, with commas between them. */
  products?: readonly { id: number; name: string }[];
  /** True for a switch. */
  isSwitch?: true;
  type?: 'date';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Formats the text while it is typed; `before` is the text before this keystroke. */
  keep?: (text: string, before?: string) => string;
}

const NOTHING = 'sin dato';

const textOf = (value: RowValue) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const wordsOf = (value: RowValue) => textOf(value) || NOTHING;

/** Digits, or digits in groups of three as people write them: '435.000', '435,000'. */
const PESOS = /^(?:\d{1,15}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/;

const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, 15);

/** Formats '455000' as '455.000'. */
function dotted(text: string): string {
  const digits = digitsIn(text);
  return digits && withDots(Number(digits));
}

/**
 * Adds the dots while digits are typed or deleted. Any other text stays as it is, such as '4.5' or '-1', so that it is reported and never
 * read as another price.
 */
function keepPesos(text: string, before = ''): string {
  const typed = text.replace('$', '').trim();
  const isDigitMoreOrLess =
    before === dotted(before) &&
    /^[\d.]*\d$/.test(typed) &&
    Math.abs(digitsIn(typed).length - digitsIn(before).length) <= 1;
  return isDigitMoreOrLess || PESOS.test(typed) ? dotted(typed) : text;
}

/** Whole pesos. */
export const pesos: Kind = {
  show: (value) => dotted(textOf(value)),
  parse: (text) => {
    if (!text) return { problem: 'Escribe el precio.' };
    return PESOS.test(text)
      ? { value: Number(digitsIn(text)) }
      : { problem: 'Escribe pesos enteros, sin centavos ni signos: por ejemplo 435.000.' };
  },
  words: (value) => (typeof value === 'number' ? formatCop(value) : NOTHING),
  inputMode: 'numeric',
  keep: keepPesos,
};

/** Whole pesos or null. */
export const optionalPesos: Kind = { ...pesos, parse: (typed) => (typed ? pesos.parse(typed) : { value: null }) };

/** Required text. */
export const text: Kind = {
  show: textOf,
  parse: (typed) => (typed.trim() ? { value: typed.trim() } : { problem: 'Escribe este dato.' }),
  words: wordsOf,
};

/** Discount code: capitals, without spaces. */
export const code: Kind = { ...text, keep: (typed) => typed.toUpperCase().replace(/\s/g, '').slice(0, 32) };

/** Text or null. */
export const optionalText: Kind = { ...text, parse: (typed) => ({ value: typed.trim() || null }) };

/** Text that may be empty. */
export const emptyText: Kind = { ...text, parse: (typed) => ({ value: typed.trim() }) };

const WHOLE = /^\d{1,15}$/;
const NOT_WHOLE = 'Escribe un número entero, sin puntos ni signos.';

/** Required whole number. */
export const whole: Kind = {
  show: textOf,
  parse: (typed) => {
    if (!typed) return { problem: 'Escribe un número.' };
    return WHOLE.test(typed) ? { value: Number(typed) } : { problem: NOT_WHOLE };
  },
  words: wordsOf,
  inputMode: 'numeric',
  keep: (typed) => typed.trim(),
};

/** Whole number or null. */
export const optionalWhole: Kind = {
  ...whole,
  parse: (typed) => (typed ? whole.parse(typed) : { value: null }),
  words: (value) => (value === null ? 'sin límite' : textOf(value)),
};

/** Whole number or null, of something that may not be known. */
export const optionalMeasure: Kind = { ...optionalWhole, words: wordsOf };

const DECIMAL = /^\d{1,4}(?:[.,]\d)?$/;

/** Number with at most one decimal, or null: '16,5'. */
export const optionalDecimal: Kind = {
  show: (value) => textOf(value).replace('.', ','),
  parse: (typed) => {
    if (!typed) return { value: null };
    return DECIMAL.test(typed)
      ? { value: Number(typed.replace(',', '.')) }
      : { problem: 'Escribe un número con máximo un decimal, por ejemplo 16,5.' };
  },
  words: (value) => wordsOf(value).replace('.', ','),
  inputMode: 'decimal',
  keep: (typed) => typed.trim(),
};

/** Range of days: '15 a 20'. */
export const dayRange: Kind = {
  show: (value) => (Array.isArray(value) ? value.join(' a ') : ''),
  parse: (typed) => {
    const [fewest, most = fewest, ...more] = typed.match(/\d+/g) ?? [];
    const isRange = fewest !== undefined && more.length === 0 && Number(fewest) <= Number(most);
    return isRange
      ? { value: [Number(fewest), Number(most)] }
      : { problem: 'Escribe el menor y el mayor número de días, por ejemplo 15 a 20.' };
  },
  words: (value) => (Array.isArray(value) ? `${value.join(' a ')} días` : NOTHING),
};

/** Opening hours: '9:00 a 18:00'. */
export const hours: Kind = {
  show: (value) => hoursIn(value),
  parse: (typed) => {
    const [start, end, ...more] = (typed.match(/\d{1,2}:\d{2}/g) ?? []).map((time) => time.padStart(5, '0'));
    return start && end && more.length === 0 && start < end
      ? { value: { start, end } }
      : { problem: 'Escribe dos horas, por ejemplo 9:00 a 18:00.' };
  },
  words: (value) => hoursIn(value) || NOTHING,
};

function hoursIn(value: RowValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const { start, end } = value as { start: string; end: string };
  return `${start} a ${end}`;
}

/** Boolean with its two labels. */
export const flag = (yes: string, no: string): Kind => ({
  show: (value) => String(value === true),
  parse: (typed) => ({ value: typed === 'true' }),
  words: (value) => (value === true ? yes : no),
  isSwitch: true,
});

/** Boolean with an inverted switch, for example shown while `withdrawn` is false. */
export const notFlag = (on: string, off: string): Kind => ({
  show: (value) => String(value !== true),
  parse: (typed) => ({ value: typed !== 'true' }),
  words: (value) => (value === true ? off : on),
  isSwitch: true,
});

/** Ids of the products that are left out. */
export const leftOutProducts = (products: NonNullable<Kind['products']>): Kind => ({
  show: (value) => (Array.isArray(value) ? value.join(',') : ''),
  parse: (typed) => ({ value: typed === '' ? [] : typed.split(',').map(Number) }),
  words: (value) => {
    const ids = Array.isArray(value) ? (value as unknown[]) : [];
    const names = products.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.length > 0 ? `todos menos ${names.join(', ')}` : 'todos';
  },
  products,
});

/** One of these words. */
export const choice = (choices: readonly string[]): Kind => ({ ...text, choices });

/** A value with a name for each; the value '' is null. */
export const namedChoice = (names: Readonly<Record<string, string>>): Kind => {
  const nameOf = (value: RowValue) => names[textOf(value)] ?? textOf(value);
  const valueOf = (name: string) => Object.keys(names).find((value) => names[value] === name);
  return {
    show: nameOf,
    parse: (typed) => ({ value: valueOf(typed) || null }),
    words: nameOf,
    choices: Object.values(names),
  };
};

/** Start of a day in Bogotá, or null. */
export const startDay: Kind = dayAt(0);

/** Last included day in Bogotá, stored as the start of the next one, or null. */
export const endDay: Kind = dayAt(1);

function dayAt(daysLater: 0 | 1): Kind {
  return {
    show: (value) => (typeof value === 'string' ? lastDay(value, daysLater) : ''),
    parse: (typed) => ({ value: startOfDay(typed, daysLater) ?? null }),
    words: (value) => (typeof value === 'string' ? showDay(`${lastDay(value, daysLater)}T12:00:00Z`) : 'sin fecha'),
    type: 'date',
  };
}

function lastDay(moment: string, daysLater: number): string {
  return bogotaDay(new Date(Date.parse(moment) - daysLater))
    .toISOString()
    .slice(0, 10);
}
