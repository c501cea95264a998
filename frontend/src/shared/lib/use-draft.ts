import { useSyncExternalStore } from 'react';
import type { DraftKey } from './browser-storage';
import { type Lifetime, readDraft, subscribeToDrafts } from './draft-store';

/** The current draft; null on the server and during hydration, which have no access to the browser's storage. */
export function useDraft(key: DraftKey, lifetime: Lifetime): Record<string, unknown> | null {
  return useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key, lifetime),
    () => null,
  );
}
