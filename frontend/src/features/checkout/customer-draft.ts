import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { type CustomerTexts, type CustomerValues, FIELDS, noCustomer } from './customer';

const KEY = DRAFT_KEYS.checkout;
/** Long enough for a shopper to return after the phone closed the page. */
const KEPT_MS = 14 * 86_400_000;

/**
 * Stores the form's values in this browser, so that neither a reload nor a failed payment loses them.
 * `owner` is the id of the logged-in account, or an empty string.
 */
export function keepCustomer(values: CustomerTexts & Partial<CustomerValues>, owner: string): void {
  writeDraft(KEY, 'kept', { ...values, owner, keptAt: Date.now() });
}

/** Returns the stored values of an unfinished order, or null. A consent is true only if the shopper gave it. */
export function keptCustomer(): CustomerValues | null {
  const draft = readDraft(KEY, 'kept');
  if (!draft) return null;
  if (!(Date.now() - Number(draft.keptAt) < KEPT_MS)) {
    forgetCustomer();
    return null;
  }
  const known = FIELDS.filter((field) => typeof draft[field] === typeof noCustomer[field]);
  return { ...noCustomer, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

/** Removes the stored values, for example after ordering, because other people may use this browser. */
export function forgetCustomer(): void {
  writeDraft(KEY, 'kept', null);
}

/** Removes values that another account stored. */
export function forgetOthers(owner: string): void {
  const before = readDraft(KEY, 'kept')?.owner;
  if (before && before !== owner) forgetCustomer();
}
