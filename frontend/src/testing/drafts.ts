import { DRAFT_PREFIX } from '../shared/lib/browser-storage';
import type { writeDraft } from '../shared/state/drafts-slice';

/** Removes the drafts of earlier tests. */
export function forgetDrafts(): void {
  leavePage();
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (name.startsWith(DRAFT_PREFIX)) storage.removeItem(name);
}

/** Leaves the page, which stores all pending drafts. */
export function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
}

/** Stores a draft as an earlier visit did. */
export function storeEarlier({ payload: { key, lifetime, draft } }: ReturnType<typeof writeDraft>): void {
  (lifetime === 'kept' ? localStorage : sessionStorage).setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
}
