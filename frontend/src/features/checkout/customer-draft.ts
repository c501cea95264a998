import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { type CustomerTexts, textsOf } from './customer';

const KEY = DRAFT_KEYS.checkout;
/** Nobody comes back to an order after that; until then a phone may have closed the page many times. */
const KEPT_MS = 14 * 86_400_000;

/**
 * Keeps what the shopper typed in this browser, so that neither a reload nor a failed payment loses it.
 * `owner` is the id of the account that is logged in, or nothing.
 */
export function keepCustomer(values: CustomerTexts, owner: string): void {
  writeDraft(KEY, 'kept', { ...textsOf((field) => values[field]), owner, keptAt: Date.now() });
}

/** What was typed for an order that is not completed yet; null when there is nothing. */
export function keptCustomer(): CustomerTexts | null {
  const draft = readDraft(KEY, 'kept');
  if (!draft) return null;
  if (!(Date.now() - Number(draft.keptAt) < KEPT_MS)) {
    forgetCustomer();
    return null;
  }
  // Consents are not kept: a box that ticks itself would be silence (Ley 1581).
  return textsOf((field) => (typeof draft[field] === 'string' ? draft[field] : ''));
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
