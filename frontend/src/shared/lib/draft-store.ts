/** Changes when drafts of an earlier release can no longer be read. */
const VERSION = 1;
/** Begins every key under which a draft is stored. */
export const PREFIX = `draft:${VERSION}:`;

/** `kept` drafts outlive the tab; a `passing` one belongs to its tab, so that a shared link always opens as it was sent. */
export type Lifetime = 'kept' | 'passing';

/** What was read or written since the page was loaded: it works on where the browser stores nothing. */
const memory = new Map<string, Record<string, unknown> | null>();
const listeners = new Set<() => void>();

/** The draft under a key; the same object until it changes. */
export function readDraft(key: string, lifetime: Lifetime): Record<string, unknown> | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  const read = parse(attempt(() => storageOf(lifetime).getItem(PREFIX + key)));
  memory.set(key, read);
  return read;
}

export function writeDraft(key: string, lifetime: Lifetime, draft: Record<string, unknown> | null): void {
  memory.set(key, draft);
  attempt(() => {
    if (draft === null) storageOf(lifetime).removeItem(PREFIX + key);
    else storageOf(lifetime).setItem(PREFIX + key, JSON.stringify(draft));
  });
  listeners.forEach((tell) => tell());
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storageOf(lifetime: Lifetime): Storage {
  return lifetime === 'kept' ? localStorage : sessionStorage;
}

/** Storage can be blocked, full or filled by something else. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function parse(text: string | null): Record<string, unknown> | null {
  const value: unknown = text && attempt(() => JSON.parse(text) as unknown);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
