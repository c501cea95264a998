import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import type { AppState } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import { type CustomerTexts, type CustomerValues, FIELDS, noCustomer } from './customer';
import { isKeptFor } from './forget-customer';

const KEY = DRAFT_KEYS.checkout;

/**
 * Stores the form's values in this browser, so that neither a reload nor a failed payment loses them.
 * `owner` is the id of the logged-in account, or an empty string.
 */
export function keepCustomer(values: CustomerTexts & Partial<CustomerValues>, owner: string) {
  return writeDraft(KEY, 'kept', { ...values, owner, keptAt: Date.now() });
}

/**
 * Returns the values that `owner` stored for an unfinished order, or null. A consent is true only if the shopper gave it.
 */
export function keptCustomer(state: AppState, owner: string): CustomerValues | null {
  const draft = selectDraft(state, KEY);
  if (!draft || !isKeptFor(owner, draft)) return null;
  const known = FIELDS.filter((field) => typeof draft[field] === typeof noCustomer[field]);
  return { ...noCustomer, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}
