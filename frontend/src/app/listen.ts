import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/base-api';
import { onOtherTab } from '../api/cart-tabs';
import { onSessionChange } from '../api/session-marker';
import type { AppStore } from './store';

/**
 * Refreshes data that may have changed: on return to the tab or online, for queries that request it; and after another tab
 * changed the cart or the session, or the page was restored from the back/forward cache. Returns a function that stops
 * listening.
 */
export function listen({ dispatch }: AppStore): () => void {
  const stops = [
    setupListeners(dispatch),
    onOtherTab(() => dispatch(baseApi.util.invalidateTags(['cart']))),
    onSessionChange(() => dispatch(baseApi.util.invalidateTags(['identity']))),
  ];
  return () => stops.forEach((stop) => stop());
}
