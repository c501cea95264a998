import type { Pesos } from '../../common/money.js';

/** Rows of one statement: a shop has some hundreds of movements a month. */
export const MAX_BANK_ROWS = 5_000;
/** The bank writes titles, owner and dates above the table. */
const MAX_PREAMBLE = 30;
const MAX_AMOUNT = 1e12;
/** Letters of a reference in the books. */
const MAX_NUMBER = 100;

/** A movement of the shop's bank account, as its statement has it. */
export interface BankRow {
  /** Line of the file, from 1. */
  readonly line: number;
  /** '2026-11-28' */
  readonly day: string;
  /** Negative for money that left; pesos, with a fraction when the bank writes cents. */
  readonly amount: Pesos;
  /** Reference and description, as the bank writes them. */
  readonly reference: string;
  /** The bank's number of this movement; '' when it has none, or the file repeats it. */
  readonly own: string;
  /** Text and day, with a number from the second equal movement of a day on: no other movement of the account has it. */
  readonly dated: string;
}

/** A statement, read. */
export interface BankStatement {
  readonly rows: readonly BankRow[];
  /** Lines below the titles whose date or amount cannot be read. */
  readonly unreadable: readonly number[];
}

/** Columns by their titles, without accents and in lower case. */
const TITLES = {
  day: /^(?:fecha|date)\b/,
  amount: /^(?:valor|monto|importe|amount|value)\b/,
  credit: /^(?:credito|abono|haber|credit|deposito|ingreso)/,
  debit: /^(?:debito|cargo|debe|debit|retiro|egreso)/,
  reference: /\b(?:referencia|reference|documento|comprobante)\b/,
  description: /^(?:descripcion|description|concepto|detalle)\b/,
} as const;

type Column = keyof typeof TITLES;
type Columns = Partial<Record<Column, number>>;

/** Without titles: date, amount, reference. */
const PLAIN: Columns = { day: 0, amount: 1, reference: 2 };

/** Reads the cells of a statement. Undefined when no line has a date and an amount. */
export function readStatement(lines: readonly (readonly string[])[]): BankStatement | undefined {
  const titles = lines.slice(0, MAX_PREAMBLE).findIndex((cells) => isComplete(columnsOf(cells)));
  const columns = titles < 0 ? PLAIN : columnsOf(lines[titles]!);
  const rows: (Omit<BankRow, 'own' | 'dated'> & { readonly number: string })[] = [];
  const unreadable: number[] = [];
  lines.forEach((cells, index) => {
    if (index <= titles || cells.every((cell) => cell.trim() === '')) return;
    const line = index + 1;
    const day = dayOf(cellAt(cells, columns.day));
    const amount = signedAmountOf(cells, columns);
    if (day && amount !== undefined && amount !== 0)
      rows.push({
        line,
        day,
        amount,
        reference: textOf(cells, columns),
        number: cellAt(cells, columns.reference).slice(0, MAX_NUMBER),
      });
    // A line of sums has no date and is no movement.
    else if (day || titles < 0) unreadable.push(line);
  });
  return rows.length > 0 ? { rows: named(rows), unreadable } : undefined;
}

/** Gives each movement its names. A number of the bank has at least four digits; the account of a payer comes again and again. */
function named(rows: readonly (Omit<BankRow, 'own' | 'dated'> & { readonly number: string })[]): BankRow[] {
  const numbers = countOf(rows.map(({ number }) => number));
  const seen = new Map<string, number>();
  return rows.map(({ number, ...row }) => {
    const isOwn = /(?:\d\D*){4}/.test(number) && numbers.get(number) === 1;
    const name = `${row.reference.slice(0, MAX_NUMBER - 40) || 'Consignación'} ${row.day} ${row.amount}`;
    const place = (seen.get(name) ?? 0) + 1;
    seen.set(name, place);
    return { ...row, own: isOwn ? number : '', dated: place > 1 ? `${name} (${place})` : name };
  });
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function columnsOf(cells: readonly string[]): Columns {
  const titles = cells.map(folded);
  const found = Object.entries(TITLES).map(([column, title]) => [column, titles.findIndex((cell) => title.test(cell))]);
  return Object.fromEntries(found.filter(([, index]) => Number(index) >= 0)) as Columns;
}

function isComplete({ day, amount, credit, debit }: Columns): boolean {
  return day !== undefined && (amount !== undefined || credit !== undefined || debit !== undefined);
}

function cellAt(cells: readonly string[], index: number | undefined): string {
  return (index === undefined ? '' : (cells[index] ?? '')).trim();
}

function textOf(cells: readonly string[], { reference, description }: Columns): string {
  const texts = [cellAt(cells, reference), cellAt(cells, description)];
  return [...new Set(texts.filter(Boolean))].join(' ').slice(0, 200);
}

function signedAmountOf(cells: readonly string[], { amount, credit, debit }: Columns): Pesos | undefined {
  if (amount !== undefined) return amountOf(cellAt(cells, amount));
  const [came, left] = [credit, debit].map((column) => cellAt(cells, column));
  if (came && amountOf(came)) return amountOf(came);
  const gone = left ? amountOf(left) : undefined;
  return gone === undefined ? undefined : -Math.abs(gone);
}

/**
 * `1.234.567,00`, `1,234,567.00`, `$ 435.000`, `-435000`, `435.000-` and `(435.000)` in pesos. A sign with one or two digits after it separates
 * cents, with three thousands. Undefined for anything else.
 */
export function amountOf(text: string): Pesos | undefined {
  const plain = text.replace(/[\s\u00A0\u202F$']|COP/gi, '').replace(/\u2212/g, '-');
  const isNegative = /^-|-$|^\(.*\)$/.test(plain);
  const digits = plain.replace(/^[-+(]|[-+)]$/g, '');
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${cents || 0}`);
  if (amount > MAX_AMOUNT) return undefined;
  return isNegative ? -amount : amount;
}

/** `28/11/2026`, `28-11-26`, `2026-11-28`, `2026/11/28` and `20261128`, with or without a time, as '2026-11-28'. */
export function dayOf(text: string): string | undefined {
  const [date = ''] = text.split(/[ T]/);
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(date) ?? [];
  if (y && m && d) return realDay(y, m, d);
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(date) ?? [];
  return day && month && year ? realDay(year.length === 2 ? `20${year}` : year, month, day) : undefined;
}

function realDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? undefined : written;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
