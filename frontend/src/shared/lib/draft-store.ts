import { afterPaint } from './after-paint';
import { DRAFT_PREFIX, type DraftKey } from './browser-storage';

/** `kept` drafts outlive the tab; a `passing` one belongs to its tab, so that a shared link always opens as it was sent. */
export type Lifetime = 'kept' | 'passing';

/** What was read or written since the page was loaded: it works on where the browser stores nothing. */
const memory = new Map<DraftKey, Record<string, unknown> | null>();
const listeners = new Set<() => void>();
/** Changed, and not stored yet. */
const unstored = new Map<DraftKey, Lifetime>();

/** The draft under a key; the same object until it changes. */
export function readDraft(key: DraftKey, lifetime: Lifetime): Record<string, unknown> | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  const read = parse(attempt(() => storageOf(lifetime).getItem(DRAFT_PREFIX + key)));
  memory.set(key, read);
  return read;
}

/** The page knows at once; storage, which is slow, once that is painted, and at the latest when the page goes out of sight. */
export function writeDraft(key: DraftKey, lifetime: Lifetime, draft: Record<string, unknown> | null): void {
  memory.set(key, draft);
  const waiting = unstored.size > 0;
  unstored.set(key, lifetime);
  // A page out of sight paints nothing, and may be killed without another word.
  if (document.hidden) store();
  else if (!waiting) storeSoon();
  listeners.forEach((tell) => tell());
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

/** Storage can be blocked, full or filled by something else. */
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
