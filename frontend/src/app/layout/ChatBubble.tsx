import MessageCircle from 'lucide-react/icons/message-circle';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useWhatsappLink } from '../../shared/lib/use-settings';
import { below, from } from '../../theme/media';
import { sayUnreachable } from './say-unreachable';

const loadPanel = () => import('../../features/chat/ChatPanel');

/** Visitors without a conversation load nothing. Rejects when storage is blocked: then there is no dot. */
const loadUnread = async () => (localStorage[STORAGE_KEYS.chat] ? await loadPanel() : undefined);

/**
 * Opens the chat with the shop: from the bar at the top of phones and tablets, or from a page's own bar at the bottom, where it covers
 * nothing, and from a corner of wide windows. Its code comes when the button is about to be pressed. Without JavaScript it is a link
 * to WhatsApp, if the shop has a number for chats.
 */
export function ChatBubble() {
  const isAlive = useHydrated();
  const whatsapp = useWhatsappLink()();
  /** While the chat is open. */
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();
  const [unread, setUnread] = useState<{ UnreadAnswer: ComponentType }>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!Panel) loadUnread().then(setUnread, () => undefined);
  }, [Panel]);
  const icon = <MessageCircle aria-hidden="true" />;
  if (!isAlive) {
    return (
      whatsapp && (
        <Bubble as="a" href={whatsapp} target="_blank" rel="noopener" aria-label="Escríbenos por WhatsApp">
          {icon}
        </Bubble>
      )
    );
  }
  const open = () =>
    void loadPanel().then(
      ({ default: ChatPanel }) => setPanel(() => ChatPanel),
      () => sayUnreachable('el chat'),
    );
  const close = () => {
    setPanel(undefined);
    // Shown again only after this.
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
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--success);
  .lucide {
    width: 24px;
    height: 24px;
  }
  &:focus-visible {
    outline-color: var(--brand);
  }
  /* The panel lies upon it. */
  &[aria-expanded='true'] {
    visibility: hidden;
  }
  ${below(1000)} {
    body:has([data-sticky-bar]) & {
      position: fixed;
      right: var(--gutter);
      bottom: calc(11px + env(safe-area-inset-bottom));
      width: 50px;
      height: 50px;
      background: var(--success);
      color: var(--text-on-dark);
    }
  }
  ${from(1100)} {
    position: fixed;
    right: 16px;
    bottom: 16px;
    width: 56px;
    height: 56px;
    border: 2px solid var(--surface-raised);
    border-radius: 50%;
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
