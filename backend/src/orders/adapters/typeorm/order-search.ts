import type { SelectQueryBuilder } from 'typeorm';
import { phoneNumberOf } from '../../../common/phone.js';
import { foldMarks, visible } from '../../../common/tidy-text.js';
import { TRANSACTION_ID } from '../../../common/transaction-id.js';
import { ORDER_NUMBER, orderNumberOf } from '../../domain/order-number.js';
import type { OrderRow } from './order.schemas.js';
import { OF_EMAIL, OF_PHONE } from './order.sql.js';

/** Nobody finds the person of a restricted order. */
const IS_FINDABLE = 'erase_requested_at IS NULL';

/** Number of newest orders that a search without three letters or digits in a row reads, because it cannot use the trigram index. */
const NEWEST_SEARCHED = 2_000;

/**
 * Letters that are looked up in the trigram index, from the end of a word: fewer of each word when a search has several. The list of all orders with
 * a trigram is read for each trigram: of a full name among a million orders, four letters of each word take 18 ms, all letters 46 ms.
 */
const INDEXED_LETTERS = { single: 6, each: 4 };
const MAX_INDEXED_WORDS = 6;

/** A search that may be a phone number is also compared by its digits alone, because people group them differently. */
const PHONE = /^[\d\s+().-]{7,}$/;

const WHOLE_EMAIL = /^[^@\s]+@[^@\s]+$/;

type SearchedFields = Pick<
  OrderRow,
  'number' | 'customerName' | 'customerEmail' | 'customerPhone' | 'transactionId' | 'lines'
> & {
  /** The carrier's number of the parcel; '' for none. */
  readonly guide: string;
};

/** Removes accents, capitals and invisible characters, and folds dashes and apostrophes. */
function foldText(text: string): string {
  return foldMarks(visible(text))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * The search text of an order, one field a line so that no match spans two fields. It is stored with the order and indexed.
 * Payment references are long and similar and would slow the index down, so they only match as a whole.
 */
export function searchTextOf(row: SearchedFields): string {
  const { number, customerName, customerEmail, customerPhone, transactionId, lines, guide } = row;
  const names = lines.map(({ personalisation }) => personalisation.personalization);
  const fields = [number, customerName, customerEmail, customerPhone, digitsOf(customerPhone), transactionId, guide];
  return foldText([...fields, ...names].filter(Boolean).join('\n'));
}

/** A search that is a whole phone or email: its value, and the condition on it as a function of the parameter's placeholder. */
export function contactSearch(
  search: string,
): { readonly value: string; readonly condition: (placeholder: string) => string } | undefined {
  const phone = phoneNumberOf(search);
  if (phone) return { value: phone.slice(1), condition: (value) => `(${OF_PHONE(value)} AND ${IS_FINDABLE})` };
  if (!WHOLE_EMAIL.test(search)) return undefined;
  return { value: search, condition: (value) => `(${OF_EMAIL(value)} AND ${IS_FINDABLE})` };
}

/** Columns that a search without blanks may match exactly; each has an index. */
export function exactSearch(search: string): { number: string; id: string } | undefined {
  const number = orderNumberOf(search);
  // A word like `samuel` could be an order number as well; people search for it as a name.
  const isNumber = ORDER_NUMBER.test(number) && /^sig|\d/i.test(search);
  return isNumber || (TRANSACTION_ID.test(search) && /\d/.test(search)) ? { number, id: search } : undefined;
}

/** Adds the condition that an order contains `search`. Every plan of it uses an index. */
export function whereContains(query: SelectQueryBuilder<OrderRow>, search: string): void {
  const words = foldText(search);
  if (!/[a-z0-9]{3}/.test(words)) {
    // Not LIKE: without a trigram to look for, its index would be read from end to end.
    query.andWhere('position(:words IN o.searchText) > 0', { words }).andWhere(
      `o.createdAt >= (SELECT min(created_at) FROM (
        SELECT created_at FROM shop_order ORDER BY created_at DESC, id DESC LIMIT ${NEWEST_SEARCHED}) AS newest)`,
    );
  } else if (PHONE.test(words)) {
    const digits = likePattern(digitsOf(words));
    query.andWhere('(o.searchText LIKE :words OR o.searchText LIKE :digits)', { words: likePattern(words), digits });
  } else {
    query.andWhere('position(:words IN o.searchText) > 0', { words });
    indexedLetters(words).forEach((letters, index) => {
      query.andWhere(`o.searchText LIKE :letters${index}`, { [`letters${index}`]: `%${letters}%` });
    });
  }
}

/** The ends of the words that have three letters or digits; of an email those before the `@`, because most emails share a few domains. */
function indexedLetters(words: string): string[] {
  const wordsOf = (text = ''): string[] => text.match(/[a-z0-9]{3,}/g) ?? [];
  const local = wordsOf(/^[^@\s]+(?=@)/.exec(words)?.[0]);
  const indexed = local.length > 0 ? local : wordsOf(words);
  const length = indexed.length > 1 ? INDEXED_LETTERS.each : INDEXED_LETTERS.single;
  return indexed.slice(0, MAX_INDEXED_WORDS).map((word) => word.slice(-length));
}

/** A pattern of LIKE for text that contains `text`. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
