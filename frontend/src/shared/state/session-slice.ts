import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { STORAGE_KEYS } from '../lib/browser-storage';

/** The session of this browser's cart, which every request for the cart carries. */
export interface SessionState {
  /** Null before the first line is added; undefined on the server and until hydration, which cannot read the storage. */
  readonly id?: string | null;
}

const initialState: SessionState = {};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Takes over the stored id. Without one the page keeps the id that it has, because storage may be blocked. */
    sessionRead: (state, { payload }: PayloadAction<string | null>): SessionState => ({
      id: payload ?? state.id ?? null,
    }),
  },
});

export const { sessionRead } = sessionSlice.actions;

export const sessionReducer = sessionSlice.reducer;

/** Format that the API accepts; other values were not stored by the shop. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,128}$/;

/** Reads the stored id, for `sessionRead`. */
export function storedSession(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.session);
    return stored && WELL_FORMED.test(stored) ? stored : null;
  } catch {
    return null;
  }
}
