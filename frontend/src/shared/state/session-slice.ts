import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CART_COOKIE, STORAGE_KEYS } from '../lib/browser-storage';

/** The session of this browser's cart, which every request for the cart carries. */
export interface SessionState {
  /** Null before the first line is added; undefined on the server and until hydration, which cannot read the storage. */
  readonly id?: string | null;
  /** True once the shopper knows that the cart ends with the page, because the browser stores nothing. */
  readonly isWarned?: true;
}

const initialState: SessionState = {};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Takes over the stored id. Without one the page keeps the id that it has, because storage may be blocked. */
    sessionRead: (state, { payload }: PayloadAction<string | null>): SessionState => ({
      ...state,
      id: payload ?? state.id ?? null,
    }),
    sessionWarned: (state): SessionState => ({ ...state, isWarned: true }),
  },
});

export const { sessionRead, sessionWarned } = sessionSlice.actions;

export const sessionReducer = sessionSlice.reducer;

/** Format that the API accepts; other values were not stored by the shop. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,128}$/;

/** As long as the server keeps an unchanged cart. */
const COOKIE_SECONDS = 90 * 24 * 3600;

/** Reads the stored id, for `sessionRead`. */
export function storedSession(): string | null {
  const stored = attempt(() => localStorage.getItem(STORAGE_KEYS.session)) ?? attempt(readCookie);
  return stored && WELL_FORMED.test(stored) ? stored : null;
}

/**
 * Stores the id for later pages, in the storage and in a cookie: browsers inside of other apps often refuse the storage, or forget it
 * at the next page. Returns false when the browser keeps neither.
 */
export function storeSession(id: string): boolean {
  attempt(() => localStorage.setItem(STORAGE_KEYS.session, id));
  attempt(() => {
    // The id opens the cart, so no other site may send it, and no subdomain may replace it.
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookieName()}=${id}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  });
  return storedSession() === id;
}

const cookieName = () => (location.protocol === 'https:' ? '__Host-' : '') + CART_COOKIE;

function readCookie(): string | null {
  const prefix = `${cookieName()}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length) ?? null;
}

/** Storage and cookies can be blocked; the storage can also be full. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
