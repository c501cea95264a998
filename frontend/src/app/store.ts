import { configureStore } from '@reduxjs/toolkit';
import { type ApiEnvironment, baseApi } from '../api/base-api';

/** Creates one store per page in the browser, and one per request on the server. */
export function createStore(environment: ApiEnvironment, preloadedState?: unknown) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment } }).concat(baseApi.middleware),
    preloadedState: preloadedState as { api: ReturnType<typeof baseApi.reducer> } | undefined,
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type AppStore = ReturnType<typeof createStore>;
