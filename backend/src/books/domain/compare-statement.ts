import { sumOf, type Pesos } from '../../common/money.js';
import { DAY_MS } from '../../common/time.js';
import type { BankRow } from './bank-statement.js';

/** The bank shows a movement at most these days before or after the day that staff wrote, because of weekends and holidays. */
export const MAX_DAYS_APART = 3;

/** An entry of the ledger that moved the shop's bank account. */
export interface AccountEntry {
  readonly id: string;
  /** The Bogota day on which the money moved. */
  readonly day: string;
  /** Negative for money that left. */
  readonly amount: Pesos;
  /** As staff typed it; null after erasure, and for none. */
  readonly reference: string | null;
  /** `referenceDigest` of the reference; outlives its erasure. */
  readonly digest: string | null;
}

interface MatchedRow<Entry extends AccountEntry> {
  readonly bank: BankRow;
  readonly entry: Entry;
  /** `reference`: also the reference is the same. */
  readonly by: 'reference' | 'amount_and_day';
}

/** A row that is in the bank and in the books with other amounts, or in only one of them. */
type DifferingRow<Entry extends AccountEntry> =
  | { readonly reason: 'amount'; readonly bank: BankRow; readonly entry: Entry }
  | { readonly reason: 'not_in_books'; readonly bank: BankRow; readonly entry: null }
  | { readonly reason: 'not_in_bank'; readonly bank: null; readonly entry: Entry };

export interface StatementComparison<Entry extends AccountEntry> {
  /** First and last day of the statement. */
  readonly from: string;
  readonly to: string;
  readonly matched: readonly MatchedRow<Entry>[];
  readonly differing: readonly DifferingRow<Entry>[];
  /** Sums of both sides in these days, whole pesos. */
  readonly bankSum: Pesos;
  readonly booksSum: Pesos;
}

/**
 * Compares a statement with the entries of its days and of `MAX_DAYS_APART` around them. A reference decides before amount and day, an equal
 * day before a near one; each row and each entry is matched once.
 */
export function compareStatement<Entry extends AccountEntry>(
  rows: readonly BankRow[],
  entries: readonly Entry[],
  digestOf: (reference: string) => string,
): StatementComparison<Entry> {
  const days = rows.map(({ day }) => day).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const open = new Set(entries);
  const matched: MatchedRow<Entry>[] = [];
  const differing: DifferingRow<Entry>[] = [];
  const byDigest = groupsOf(entries, ({ digest }) => digest);
  const byDay = groupsOf(entries, ({ amount, day }) => `${amount} ${day}`);

  const ofReference = (row: BankRow, fits: (entry: Entry) => boolean) =>
    [row.dated, ...referencesIn(row.reference)]
      .flatMap((reference) => byDigest.get(digestOf(reference)) ?? [])
      .find((entry) => open.has(entry) && fits(entry));
  const ofDay = ({ amount, day }: BankRow, maxApart: number) =>
    daysAround(day, maxApart)
      .flatMap((near) => byDay.get(`${amount} ${near}`) ?? [])
      .find((entry) => open.has(entry));

  const steps: readonly ((row: BankRow) => boolean)[] = [
    (row) =>
      match(
        row,
        ofReference(row, ({ amount }) => amount === row.amount),
        'reference',
      ),
    (row) => match(row, ofDay(row, 0), 'amount_and_day'),
    (row) =>
      differ(
        row,
        ofReference(row, ({ amount }) => Math.sign(amount) === Math.sign(row.amount)),
      ),
    (row) => match(row, ofDay(row, MAX_DAYS_APART), 'amount_and_day'),
  ];
  let left = [...rows];
  for (const step of steps) left = left.filter((row) => !step(row));
  const missing = [...open].filter(({ day }) => day >= from && day <= to);
  differing.push(...left.map((bank) => ({ reason: 'not_in_books' as const, bank, entry: null })));
  differing.push(...missing.map((entry) => ({ reason: 'not_in_bank' as const, bank: null, entry })));
  const booksSum = sumOf(entries.filter(({ day }) => day >= from && day <= to));
  return { from, to, matched, differing, bankSum: sumOf(rows), booksSum };

  function match(bank: BankRow, entry: Entry | undefined, by: MatchedRow<Entry>['by']): boolean {
    if (!entry) return false;
    open.delete(entry);
    matched.push({ bank, entry, by });
    return true;
  }

  function differ(bank: BankRow, entry: Entry | undefined): boolean {
    if (!entry) return false;
    open.delete(entry);
    differing.push({ reason: 'amount', bank, entry });
    return true;
  }
}

/** The whole text, and its words that may be a reference: `TRANSF NEQUI M7823341` has the one that staff wrote down. */
function referencesIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length >= 5 && /\d/.test(word));
  return [...new Set([text, ...words])].filter(Boolean);
}

/** The day and those up to `maxApart` before and after it, the nearest first. */
function daysAround(day: string, maxApart: number): string[] {
  const moved = (days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  const apart = Array.from({ length: maxApart }, (_, index) => index + 1);
  return [day, ...apart.flatMap((days) => [moved(-days), moved(days)])];
}

function groupsOf<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string | null): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
