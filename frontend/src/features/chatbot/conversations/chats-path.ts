import type { ConversationState } from '../../../api/chatbot.api';

/** Path of the list. */
export const CHATS_PATH = '/panel/chats';

/** A filtered view of the conversations with its own URL. */
export interface ChatsView {
  /** Value of `?vista=`. */
  id: string;
  label: string;
  /** Undefined for all states. */
  state?: ConversationState;
  /** Text of an empty view. */
  empty: string;
}

const WAITING: ChatsView = {
  id: 'esperan',
  label: 'Esperan',
  state: 'waiting',
  empty: 'Nadie espera a una persona. Los chats que el chatbot pasa llegan aquí solos.',
};

/** Views in order; waiting conversations come first. */
export const CHATS_VIEWS: readonly ChatsView[] = [
  WAITING,
  { id: 'tomados', label: 'Tomados', state: 'taken', empty: 'Nadie del equipo tiene un chat en este momento.' },
  { id: 'todos', label: 'Todos', empty: 'Todavía no hay conversaciones con clientes.' },
];

export function readView(params: URLSearchParams): ChatsView {
  return CHATS_VIEWS.find(({ id }) => id === params.get('vista')) ?? WAITING;
}

/** Returns the path of a view. */
export function chatsPath(view: ChatsView): string {
  return view === WAITING ? CHATS_PATH : `${CHATS_PATH}?vista=${view.id}`;
}
