import { useSyncExternalStore } from 'react';
import type { DraftKey } from './browser-storage';
import { type Lifetime, readDraft, subscribeToDrafts } from './draft-store';

/** A draft as it stands; null on the server and in the first paint, which know nothing of this browser. */
export function useDraft(key: DraftKey, lifetime: Lifetime): Record<string, unknown> | null {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key, lifetime),
    () => null,
  );
}
