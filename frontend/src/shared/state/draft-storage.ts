import type { Middleware } from '@reduxjs/toolkit';
import { afterPaint } from '../lib/after-paint';
import { DRAFT_PREFIX, type DraftKey } from '../lib/browser-storage';
import { type Draft, type Drafts, type DraftsState, type Lifetime, selectDraft, writeDraft } from './drafts-slice';

/** Reads all drafts of the browser, for `draftsRead`. */
export function storedDrafts(): Drafts {
  return Object.fromEntries([...draftsIn('kept'), ...draftsIn('passing')]);
}

/**
 * Stores changed drafts. Storage is slow, so it follows after the next paint, and at the latest when the page is hidden. Without
 * storage drafts last as long as the page.
 */
export const storeDrafts: Middleware<object, { drafts: DraftsState }> = (api) => {
  const unstored = new Map<DraftKey, Lifetime>();

  const store = () => {
    unstored.forEach((lifetime, key) =>
      attempt(() => keep(storageOf(lifetime), key, selectDraft(api.getState(), key))),
    );
    unstored.clear();
  };
  const storeSoon = () => {
    afterPaint(store);
    addEventListener('pagehide', store, { once: true });
    document.addEventListener('visibilitychange', store, { once: true });
  };

  return (next) => (action) => {
    const result = next(action);
    if (writeDraft.match(action)) {
      const isWaiting = unstored.size > 0;
      unstored.set(action.payload.key, action.payload.lifetime);
      // A hidden page paints no frames, and the browser may discard it at any time.
      if (document.hidden) store();
      else if (!isWaiting) storeSoon();
    }
    return result;
  };
};

function draftsIn(lifetime: Lifetime): [string, Draft][] {
  const drafts = attempt(() => {
    const storage = storageOf(lifetime);
    return Object.keys(storage)
      .filter((name) => name.startsWith(DRAFT_PREFIX))
      .map((name) => [name.slice(DRAFT_PREFIX.length), parse(storage.getItem(name))] as const);
  });
  return (drafts ?? []).filter((entry): entry is [string, Draft] => entry[1] !== null);
}

function keep(storage: Storage, key: DraftKey, draft: Draft | null): void {
  if (draft) storage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
  else storage.removeItem(DRAFT_PREFIX + key);
}

function storageOf(lifetime: Lifetime): Storage {
  return lifetime === 'kept' ? localStorage : sessionStorage;
}

/** Storage can be blocked, full or contain foreign data. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

function parse(text: string | null): Draft | null {
  const value: unknown = text && attempt(() => JSON.parse(text) as unknown);
  return typeof value === 'object' && value !== null ? (value as Draft) : null;
}
