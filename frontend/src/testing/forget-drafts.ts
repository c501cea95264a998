import { DRAFT_PREFIX, type DraftKey } from '../shared/lib/browser-storage';
import { type Lifetime, writeDraft } from '../shared/lib/draft-store';

/** No test begins with what another one left. */
export function forgetDrafts(): void {
  leavePage();
  forget('kept', localStorage);
  forget('passing', sessionStorage);
  leavePage();
}

/** Whoever leaves finds drafts stored, however short the visit was. */
export function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
}

function forget(lifetime: Lifetime, storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(DRAFT_PREFIX)) writeDraft(key.slice(DRAFT_PREFIX.length) as DraftKey, lifetime, null);
  }
}
