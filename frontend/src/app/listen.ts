import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../api/base-api';
import { onOtherTab } from '../api/cart-tabs';
import { onSessionChange } from '../api/session-marker';
import type { AppStore } from './store';

/**
 * Reads again what may have changed: on return to the tab and back online, as far as a query asks for it, and after another tab changed
 * the cart or logged in or out. Returns how to stop.
 */
export function listen({ dispatch }: AppStore): () => void {
  const stops = [
    setupListeners(dispatch),
    onOtherTab(() => dispatch(baseApi.util.invalidateTags(['cart']))),
    onSessionChange(() => dispatch(baseApi.util.invalidateTags(['identity']))),
  ];
  return () => stops.forEach((stop) => stop());
}
