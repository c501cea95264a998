import { useAppSelector } from '../state/app-store';
import { type Draft, selectDraft } from '../state/drafts-slice';
import type { DraftKey } from './browser-storage';

/** The current draft; null on the server and during hydration, which have no access to the browser's storage. */
export function useDraft(key: DraftKey): Draft | null {
  return useAppSelector((state) => selectDraft(state, key));
}
