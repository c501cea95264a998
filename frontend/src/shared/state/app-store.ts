import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { baseApi } from '../../api/base-api';
import type { DraftsState } from './drafts-slice';
import type { SessionState } from './session-slice';
import type { ToastState } from './toast-slice';

/** State of the store that `app/store.ts` creates: the cache of the API, and what outlives a component. */
export interface AppState {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
  drafts: DraftsState;
  session: SessionState;
  toast: ToastState;
}

export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>;

/** The functions of a Redux store need no `this`, so components take them apart. */
export interface AppStore extends Omit<Store<AppState>, 'dispatch' | 'getState' | 'subscribe'> {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
}

/** An action that reads the state, or dispatches several actions. */
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => AppState) => Result;

/** `useDispatch` of the shop's store, which also takes thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<AppState>();

/** For event handlers that read the state at that moment; components render with `useAppSelector`. */
export const useAppStore = useStore.withTypes<AppStore>();
