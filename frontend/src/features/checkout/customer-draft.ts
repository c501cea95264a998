import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { type CustomerTexts, type CustomerValues, FIELDS, noCustomer } from './customer';

const KEY = DRAFT_KEYS.checkout;
/** Nobody comes back to an order after that; until then a phone may have closed the page many times. */
const KEPT_MS = 14 * 86_400_000;

/**
 * Keeps what the shopper typed and ticked in this browser, so that neither a reload nor a failed payment loses it.
 * `owner` is the id of the account that is logged in, or nothing.
 */
export function keepCustomer(values: CustomerTexts & Partial<CustomerValues>, owner: string): void {
  writeDraft(KEY, 'kept', { ...values, owner, keptAt: Date.now() });
}

/** What was typed for an order that is not completed yet; null when there is nothing. A consent is there only if the shopper gave it. */
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

/** The order is complete: its data are on the server, and this browser may be somebody else's tomorrow. */
export function forgetCustomer(): void {
  writeDraft(KEY, 'kept', null);
}

/** Whoever logged out, or in as somebody else, does not find the one before. */
export function forgetOthers(owner: string): void {
  const before = readDraft(KEY, 'kept')?.owner;
  if (before && before !== owner) forgetCustomer();
}
