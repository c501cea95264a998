import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type ApiError, toApiError } from './api-error';

/** How a request reaches the API: the difference between browser and server. */
export interface ApiEnvironment {
  /** Empty in the browser: the API is on the same origin. */
  origin: string;
  fetch: typeof fetch;
}

/** Options of a single endpoint. */
interface CallOptions {
  /** Number of immediate retries before a failure is reported. */
  retries?: number;
}

/**
 * Longer than any answer on a poor network. After it the server counts as unreachable, and pages show the data that they
 * have.
 */
const TIMEOUT_MS = 8_000;

/** The code of a 401 for a call that needs a session. */
const NO_SESSION = 'auth.required';

const query: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions> = async (args, api, extraOptions) => {
  const { origin, fetch: fetchFn } = api.extra as ApiEnvironment;
  const send = fetchBaseQuery({
    baseUrl: origin,
    credentials: 'same-origin',
    fetchFn,
    responseHandler: 'content-type',
    timeout: TIMEOUT_MS,
  });
  // Completes a change even when the user leaves the page immediately.
  const request = typeof args === 'string' ? args : { ...args, keepalive: (args.method ?? 'GET') !== 'GET' };
  let { data, error, meta } = await send(request, api, extraOptions);
  for (let retries = extraOptions?.retries ?? 0; error && retries > 0; retries -= 1) {
    ({ data, error, meta } = await send(request, api, extraOptions));
  }
  if (!error) return { data, meta };
  const failure = toApiError(error, meta?.response?.statusText);
  // A mutation can be the first request after the session ended on another device. A query must not read the account again,
  // because its own 401 would start that query anew, in a loop.
  if (api.type === 'mutation' && failure.code === NO_SESSION) api.dispatch(baseApi.util.invalidateTags(['identity']));
  return { error: failure, meta };
};

/**
 * The one API slice, to which each module adds its endpoints. Cached data never expires by itself, and only endpoints that
 * declare it are retried.
 */
export const baseApi = createApi({
  baseQuery: query,
  // The data that other tabs can change; each module adds its own tags.
  tagTypes: ['cart', 'identity'],
  keepUnusedDataFor: Number.MAX_SAFE_INTEGER / 1000,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
