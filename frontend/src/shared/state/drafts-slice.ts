import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import type { DraftKey, PageDraftKey } from '../lib/browser-storage';

/** Unfinished work of a form, as JSON. */
export type Draft = Readonly<Record<string, unknown>>;

export type Drafts = Readonly<Record<string, Draft>>;

/** `kept` drafts outlive the tab. `passing` drafts belong to their tab, so that a shared link always opens as it was sent. */
export type Lifetime = 'kept' | 'passing';

export interface DraftsState {
  /** Drafts of the browser's storage when the current page was opened; empty on the server and during hydration. */
  readonly stored: Drafts;
  /** Drafts written since the page was loaded, null for a removed one. They win, so that two tabs do not mix their drafts. */
  readonly own: Readonly<Partial<Record<DraftKey | PageDraftKey, Draft | null>>>;
}

interface Written {
  key: DraftKey;
  lifetime: Lifetime;
  draft: Draft | null;
}

const initialState: DraftsState = { stored: {}, own: {} };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Takes over the drafts of the storage; those that are unchanged stay the same objects. */
    draftsRead: (state, { payload }: PayloadAction<Drafts>) => ({
      ...state,
      stored: copyWithStructuralSharing(state.stored, payload),
    }),
    /** Replaces a draft, or removes it with null. The middleware in `draft-storage.ts` stores the change. */
    writeDraft: {
      prepare: (key: DraftKey, lifetime: Lifetime, draft: Draft | null) => ({ payload: { key, lifetime, draft } }),
      reducer: (state, { payload: { key, draft } }: PayloadAction<Written>) => ({
        ...state,
        own: { ...state.own, [key]: draft },
      }),
    },
    /** Replaces a draft that is not stored. */
    writePageDraft: {
      prepare: (key: PageDraftKey, draft: Draft) => ({ payload: { key, draft } }),
      reducer: (state, { payload: { key, draft } }: PayloadAction<{ key: PageDraftKey; draft: Draft }>) => ({
        ...state,
        own: { ...state.own, [key]: draft },
      }),
    },
  },
});

export const { draftsRead, writeDraft, writePageDraft } = draftsSlice.actions;

export const draftsReducer = draftsSlice.reducer;

/** The draft under a key, or null; the same object until it changes. */
export function selectDraft({ drafts }: { drafts: DraftsState }, key: DraftKey | PageDraftKey): Draft | null {
  const own = drafts.own[key];
  return own === undefined ? (drafts.stored[key] ?? null) : own;
}
