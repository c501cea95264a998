import { DRAFT_PREFIX, type DraftKey } from '../shared/lib/browser-storage';
import { type Lifetime, writeDraft } from '../shared/lib/draft-store';

/** Removes the drafts of earlier tests. */
export function forgetDrafts(): void {
  leavePage();
  forget('kept', localStorage);
  forget('passing', sessionStorage);
  leavePage();
}

/** Leaves the page, which stores all pending drafts. */
export function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
}

function forget(lifetime: Lifetime, storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(DRAFT_PREFIX)) writeDraft(key.slice(DRAFT_PREFIX.length) as DraftKey, lifetime, null);
  }
}
