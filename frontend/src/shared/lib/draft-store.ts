import { afterPaint } from './after-paint';
import { DRAFT_PREFIX, type DraftKey } from './browser-storage';

/** `kept` drafts outlive the tab. `passing` drafts belong to their tab, so that a shared link always opens as it was sent. */
export type Lifetime = 'kept' | 'passing';

/** Drafts read or written since the page was loaded; also works without storage. */
const memory = new Map<DraftKey, Record<string, unknown> | null>();
const listeners = new Set<() => void>();
/** Changed drafts that are not stored yet. */
const unstored = new Map<DraftKey, Lifetime>();

/** The draft under a key; returns the same object until it changes. */
export function readDraft(key: DraftKey, lifetime: Lifetime): Record<string, unknown> | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  const read = parse(attempt(() => storageOf(lifetime).getItem(DRAFT_PREFIX + key)));
  memory.set(key, read);
  return read;
}

/**
 * Updates the page immediately. Storage is slow, so it follows after the next paint, and at the latest when the page is
 * hidden.
 */
export function writeDraft(key: DraftKey, lifetime: Lifetime, draft: Record<string, unknown> | null): void {
  memory.set(key, draft);
  const waiting = unstored.size > 0;
  unstored.set(key, lifetime);
  // A hidden page paints no frames, and the browser may discard it at any time.
  if (document.hidden) store();
  else if (!waiting) storeSoon();
  listeners.forEach((notify) => notify());
}

function storeSoon(): void {
  afterPaint(store);
  addEventListener('pagehide', store, { once: true });
  document.addEventListener('visibilitychange', store, { once: true });
}

function store(): void {
  unstored.forEach((lifetime, key) => attempt(() => keep(storageOf(lifetime), key)));
  unstored.clear();
}

function keep(storage: Storage, key: DraftKey): void {
  const draft = memory.get(key);
  if (draft) storage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
  else storage.removeItem(DRAFT_PREFIX + key);
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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

function parse(text: string | null): Record<string, unknown> | null {
  const value: unknown = text && attempt(() => JSON.parse(text) as unknown);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
