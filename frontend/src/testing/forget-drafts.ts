import { type Lifetime, PREFIX, writeDraft } from '../shared/lib/draft-store';

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
    if (key.startsWith(PREFIX)) writeDraft(key.slice(PREFIX.length), lifetime, null);
  }
}
