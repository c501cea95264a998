import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import type { AppThunk } from '../../shared/state/app-store';
import { type Draft, selectDraft, writeDraft } from '../../shared/state/drafts-slice';

// Apart from `customer-draft.ts`, because every page needs it.

const KEY = DRAFT_KEYS.checkout;
/** Long enough for a shopper to return after the phone closed the page. */
const KEPT_MS = 14 * 86_400_000;

/** Removes the stored values of the checkout, for example after ordering, because other people may use this browser. */
export function forgetCustomer() {
  return writeDraft(KEY, 'kept', null);
}

/** Removes values that another account than `owner` stored, and expired ones. */
export function forgetOthers(owner: string): AppThunk {
  return (dispatch, getState) => {
    const draft = selectDraft(getState(), KEY);
    if (draft && !isKeptFor(owner, draft)) dispatch(forgetCustomer());
  };
}

/** False for values that another account stored, and for expired ones. */
export function isKeptFor(owner: string, draft: Draft): boolean {
  return (!draft.owner || draft.owner === owner) && Date.now() - Number(draft.keptAt) < KEPT_MS;
}
