import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import type { CustomerValues } from './customer';

const KEY = DRAFT_KEYS.checkout;
/** Nobody comes back to an order after that; until then a phone may have closed the page many times. */
const KEPT_MS = 14 * 86_400_000;

/** Consents are not among them: a box that ticks itself would be silence (Ley 1581). */
const FIELDS = ['name', 'email', 'phone', 'address', 'city', 'department', 'postalCode'] as const;

export type KeptCustomer = Pick<CustomerValues, (typeof FIELDS)[number]>;

/**
 * Keeps what the shopper typed in this browser, so that neither a reload nor a failed payment loses it.
 * `owner` is the id of the account that is logged in, or nothing.
 */
export function keepCustomer(values: KeptCustomer, owner: string): void {
  writeDraft(KEY, 'kept', { ...pick((field) => values[field]), owner, keptAt: Date.now() });
}

/** What was typed for an order that is not completed yet; null when there is nothing. */
export function keptCustomer(): KeptCustomer | null {
  const draft = readDraft(KEY, 'kept');
  if (!draft) return null;
  if (!(Date.now() - Number(draft.keptAt) < KEPT_MS)) {
    forgetCustomer();
    return null;
  }
  return pick((field) => (typeof draft[field] === 'string' ? draft[field] : ''));
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

function pick(text: (field: keyof KeptCustomer) => string): KeptCustomer {
  return Object.fromEntries(FIELDS.map((field) => [field, text(field)])) as KeptCustomer;
}
