import { STORAGE_KEYS } from '../../shared/lib/browser-storage';

/** Random; whoever holds it can read the conversation. */
const KEY = STORAGE_KEYS.chat;
const KEPT_MS = 7 * 24 * 3_600_000;

/** The id of this browser's conversation; undefined when there is none or when its last message is a week old. */
export function storedConversationId(): string | undefined {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'string' && Date.now() - Number(at) < KEPT_MS ? id : undefined;
  } catch {
    return undefined;
  }
}

/** For reloads and other tabs. */
export function storeConversationId(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Storage is blocked or full: the conversation lasts as long as the page.
  }
}

export function forgetConversationId(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Calls `listener` when another tab begins or continues the conversation; answers how to stop. */
export function onConversationStored(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === KEY && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
