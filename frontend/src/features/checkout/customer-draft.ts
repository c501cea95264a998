import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import type { AppState, AppThunk } from '../../shared/state/app-store';
import { type Draft, selectDraft, writeDraft } from '../../shared/state/drafts-slice';
import { type CustomerTexts, type CustomerValues, FIELDS, noCustomer } from './customer';

const KEY = DRAFT_KEYS.checkout;
/** Long enough for a shopper to return after the phone closed the page. */
const KEPT_MS = 14 * 86_400_000;

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
  if (!draft || isExpired(draft) || isOfAnother(draft, owner)) return null;
  const known = FIELDS.filter((field) => typeof draft[field] === typeof noCustomer[field]);
  return { ...noCustomer, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

/** Removes the stored values, for example after ordering, because other people may use this browser. */
export function forgetCustomer() {
  return writeDraft(KEY, 'kept', null);
}

/** Removes values that another account stored, and expired ones. */
export function forgetOthers(owner: string): AppThunk {
  return (dispatch, getState) => {
    const draft = selectDraft(getState(), KEY);
    if (draft && (isOfAnother(draft, owner) || isExpired(draft))) dispatch(forgetCustomer());
  };
}

const isOfAnother = (draft: Draft, owner: string) => Boolean(draft.owner) && draft.owner !== owner;

const isExpired = (draft: Draft) => !(Date.now() - Number(draft.keptAt) < KEPT_MS);
