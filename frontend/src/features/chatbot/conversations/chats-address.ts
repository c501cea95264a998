import type { ConversationState } from '../../../api/chatbot.api';

/** The address of the list. */
export const CHATS_PATH = '/panel/chats';

/** One way of looking at the conversations, with an address of its own. */
export interface ChatsView {
  /** In the address: `?vista=`. */
  id: string;
  label: string;
  /** Any state when absent. */
  state?: ConversationState;
  /** What it says when nothing is in it. */
  empty: string;
}

const WAITING: ChatsView = {
  id: 'esperan',
  label: 'Esperan',
  state: 'waiting',
  empty: 'Nadie espera a una persona. Los chats que el chatbot pasa llegan aquí solos.',
};

/** What needs a person comes first. */
export const CHATS_VIEWS: readonly ChatsView[] = [
  WAITING,
  { id: 'tomados', label: 'Tomados', state: 'taken', empty: 'Nadie del equipo tiene un chat en este momento.' },
  { id: 'todos', label: 'Todos', empty: 'Todavía no hay conversaciones con clientes.' },
];

export function readView(params: URLSearchParams): ChatsView {
  return CHATS_VIEWS.find(({ id }) => id === params.get('vista')) ?? WAITING;
}

/** The address that shows a view. */
export function chatsAddress(view: ChatsView): string {
  return view === WAITING ? CHATS_PATH : `${CHATS_PATH}?vista=${view.id}`;
}
