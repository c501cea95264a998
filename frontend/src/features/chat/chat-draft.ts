import { PAGE_DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { type AppState, type AppThunk, useAppSelector } from '../../shared/state/app-store';
import { selectDraft, writePageDraft } from '../../shared/state/drafts-slice';

/** Text of the shopper, which closing the panel does not lose; it lasts as long as the page. */
interface ChatDraft {
  /** Typed text that was not sent. */
  readonly text: string;
  /** Message that is being sent. */
  readonly sending?: string;
  /** Error of the last message. */
  readonly failure?: string;
  /** True while the panel is open. */
  readonly isOpen?: boolean;
}

const KEY = PAGE_DRAFT_KEYS.chat;
const EMPTY: ChatDraft = { text: '' };

export function selectChatDraft(state: AppState): ChatDraft {
  return (selectDraft(state, KEY) as ChatDraft | null) ?? EMPTY;
}

export const useChatDraft = () => useAppSelector(selectChatDraft);

export function changeChatDraft(changes: Partial<ChatDraft>): AppThunk {
  return (dispatch, getState) => {
    dispatch(writePageDraft(KEY, { ...selectChatDraft(getState()), ...changes }));
  };
}
