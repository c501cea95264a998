import { configureStore } from '@reduxjs/toolkit';
import { type ApiEnvironment, baseApi } from '../api/base-api';
import type { AppState } from '../shared/state/app-store';
import { storeDrafts } from '../shared/state/draft-storage';
import { draftsReducer } from '../shared/state/drafts-slice';
import { sessionReducer } from '../shared/state/session-slice';
import { toastReducer } from '../shared/state/toast-slice';

/**
 * Creates one store per page in the browser, and one per request on the server, which sends its cache of the API as
 * `preloadedState`. Redux checks in development that nothing changes the state and that it is plain data.
 */
export function createStore(environment: ApiEnvironment, preloadedState?: unknown) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      drafts: draftsReducer,
      session: sessionReducer,
      toast: toastReducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment } }).concat(storeDrafts, baseApi.middleware),
    preloadedState: preloadedState as AppState | undefined,
    devTools: process.env.NODE_ENV !== 'production',
  });
}
