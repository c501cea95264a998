import type { ChatMessageDto } from '../../api/chat.api';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { onStorageChange } from '../../shared/lib/storage-changes';

/** The stored id is random and grants access to the conversation. */
const KEY = STORAGE_KEYS.chat;
const KEPT_MS = 7 * 24 * 3_600_000;

interface Stored {
  id?: unknown;
  /** Time of the last message, milliseconds since 1970. */
  at?: unknown;
  /** Number of shown messages of the shop. */
  seen?: unknown;
}

function readStored(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}) as Stored;
  } catch {
    return {};
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: the conversation lasts as long as the page.
  }
}

/** Returns the id of this browser's conversation; undefined when there is none or its last message is a week old. */
export function storedConversationId(): string | undefined {
  const { id, at } = readStored();
  return typeof id === 'string' && Date.now() - Number(at) < KEPT_MS ? id : undefined;
}

/** Stores the id for reloads and other tabs. */
export function storeConversationId(id: string): void {
  const stored = readStored();
  write({ id, at: Date.now(), seen: stored.id === id ? stored.seen : undefined });
}

/** Counts the messages of the shop, to detect answers that were not shown. */
export function countShopMessages(messages: readonly ChatMessageDto[]): number {
  return messages.filter(({ author }) => author !== 'customer').length;
}

/** Returns the number of messages of the shop that this browser has shown. */
export function seenCount(): number {
  return Number(readStored().seen ?? 0);
}

export function storeSeenCount(seen: number): void {
  const stored = readStored();
  if (stored.id !== undefined && stored.seen !== seen) write({ ...stored, seen });
}

export function forgetConversationId(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Calls `listener` when another tab begins or continues the conversation, or may have; returns the unsubscribe function. */
export const onConversationStored = (listener: () => void): (() => void) => onStorageChange(KEY, listener);
