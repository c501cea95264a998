import { useSyncExternalStore } from 'react';

/** What a shopper wrote. It outlives the panel, so that closing it loses nothing. */
export interface ChatDraft {
  /** Typed and not sent. */
  readonly text: string;
  /** A message on its way. */
  readonly sending?: string;
  /** Why the last message was not sent. */
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

/** Whether no panel shows the draft. */
export const isChatClosed = () => listeners.size === 0;

export const readChatDraft = () => draft;

export const useChatDraft = () => useSyncExternalStore(subscribe, readChatDraft, () => EMPTY);

/** Forgets everything. */
export const clearChatDraft = () => changeChatDraft({ text: '', sending: undefined, failure: undefined });
