import { type Lifetime, PREFIX, writeDraft } from '../shared/lib/draft-store';

/** No test begins with what another one left. */
export function forgetDrafts(): void {
  forget('kept', localStorage);
  forget('passing', sessionStorage);
}

function forget(lifetime: Lifetime, storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX)) writeDraft(key.slice(PREFIX.length), lifetime, null);
  }
}
