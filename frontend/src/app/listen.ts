import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/base-api';
import { onSessionChange } from '../api/session-marker';
import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { onStorageChange } from '../shared/lib/on-storage-change';
import type { AppStore } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';
import { sessionRead, storedSession } from '../shared/state/session-slice';

/**
 * Reads the session of the cart and the drafts from this browser's storage. Then refreshes what may have changed: on return to
 * the tab or online, for queries that request it; and after another tab changed the cart or a session, or the page was restored
 * from the back/forward cache. Returns a function that stops listening.
 */
export function listen({ dispatch }: AppStore): () => void {
  const readSession = () => dispatch(sessionRead(storedSession()));
  readSession();
  dispatch(draftsRead(storedDrafts()));
  const stops = [
    setupListeners(dispatch),
    onStorageChange(STORAGE_KEYS.cartChangedAt, () => dispatch(baseApi.util.invalidateTags(['cart']))),
    onStorageChange(STORAGE_KEYS.session, readSession),
    onSessionChange(() => dispatch(baseApi.util.invalidateTags(['identity']))),
  ];
  return () => stops.forEach((stop) => stop());
}
