import MessageCircle from 'lucide-react/icons/message-circle';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useWhatsappLink } from '../../shared/lib/use-settings';
import { useAppDispatch } from '../../shared/state/app-store';
import { from } from '../../theme/media';
import { showUnreachable } from './show-unreachable';

const loadPanel = () => import('../../features/chat/ChatPanel');

/** Loads nothing for shoppers without a conversation. Rejects when storage is blocked; then no unread mark is shown. */
const loadUnread = async () => (hasConversation() ? await loadPanel() : undefined);

function hasConversation(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.chat) !== null;
  } catch {
    // Storage is blocked, so that no page knows a conversation of an earlier one.
    return false;
  }
}

/**
 * The button that opens the chat, with its word: in the top bar of phones and tablets, where it covers nothing, and in the corner of wide
 * windows. Its code is loaded on hover or click. Without JavaScript it is a link to WhatsApp,
 * if the shop has a chat number.
 */
export function ChatBubble() {
  const isHydrated = useHydrated();
  const whatsapp = useWhatsappLink()();
  const dispatch = useAppDispatch();
  /** Set while the chat is open. */
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();
  const [unread, setUnread] = useState<{ UnreadAnswer: ComponentType }>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!Panel) loadUnread().then(setUnread, () => undefined);
  }, [Panel]);
  const icon = (
    <>
      <MessageCircle aria-hidden="true" />
      <span>Chat</span>
    </>
  );
  if (!isHydrated) {
    return (
      whatsapp && (
        <Bubble as="a" href={whatsapp} target="_blank" rel="noopener" aria-label="Chat por WhatsApp">
          {icon}
        </Bubble>
      )
    );
  }
  const open = () =>
    void loadPanel().then(
      ({ default: ChatPanel }) => setPanel(() => ChatPanel),
      () => dispatch(showUnreachable('el chat')),
    );
  const close = () => {
    setPanel(undefined);
    // The button becomes visible only after this render.
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <Bubble
        ref={button}
        type="button"
        aria-label="Abrir el chat"
        aria-haspopup="dialog"
        aria-expanded={Panel !== undefined}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={open}
      >
        {icon}
        {!Panel && unread && <unread.UnreadAnswer />}
      </Bubble>
      {Panel && <Panel onClose={close} />}
    </>
  );
}

const Bubble = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--success);
  font: 600 var(--font-size-xs) / 1 var(--font-text);
  text-decoration: none;
  .lucide {
    width: 22px;
    height: 22px;
  }
  &:focus-visible {
    outline-color: var(--brand);
  }
  /* The panel covers it. */
  &[aria-expanded='true'] {
    visibility: hidden;
  }
  ${from(1100)} {
    position: fixed;
    /* So narrow that it covers no text of the right column, whose panel with the total stays in place while the page scrolls. */
    right: 8px;
    bottom: 16px;
    width: 56px;
    height: 56px;
    border: 2px solid var(--surface-raised);
    border-radius: var(--radius-full);
    background: var(--success);
    color: var(--text-on-dark);
    box-shadow: var(--shadow-2);
    &:hover {
      background: var(--success-hover);
    }
    &:focus-visible {
      box-shadow: 0 0 0 6px var(--surface-raised);
    }
  }
`;
