import { useSyncExternalStore } from 'react';

/** Text of the shopper; stored outside the panel, so that closing it loses nothing. */
export interface ChatDraft {
  /** Typed text that was not sent. */
  readonly text: string;
  /** Message that is being sent. */
  readonly sending?: string;
  /** Error of the last message. */
  readonly failure?: string;
}

const EMPTY: ChatDraft = { text: '' };
let draft = EMPTY;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeChatDraft(changes: Partial<ChatDraft>): void {
  draft = { ...draft, ...changes };
  listeners.forEach((notify) => notify());
}

export const isChatClosed = () => listeners.size === 0;

export const readChatDraft = () => draft;

export const useChatDraft = () => useSyncExternalStore(subscribe, readChatDraft, () => EMPTY);

export const clearChatDraft = () => changeChatDraft({ text: '', sending: undefined, failure: undefined });
