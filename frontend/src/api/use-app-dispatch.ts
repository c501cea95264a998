import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from './base-api';

/** State of the store that `app/store.ts` creates: the cache of the API. */
export interface AppState {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** `useDispatch` of the shop's store, which also takes thunks. */
export const useAppDispatch: () => AppDispatch = useDispatch;
