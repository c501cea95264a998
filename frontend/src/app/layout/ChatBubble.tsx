import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useAlive } from '../../shared/lib/use-alive';
import { useWhatsappLink } from '../../shared/lib/use-settings';
import { showToast } from '../../shared/ui/toast-store';
import { layers } from '../../theme/layers';
import { below, from } from '../../theme/media';

const loadPanel = () => import('../../features/chat/ChatPanel');
const ChatPanel = lazy(loadPanel);
const prefetch = () => void loadPanel().catch(() => undefined);

/**
 * Opens the chat with the shop, from the same corner of every page; its code comes when the button is about to be pressed. Without
 * JavaScript it is a link to WhatsApp, if the shop has a number for chats.
 */
export function ChatBubble() {
  const isAlive = useAlive();
  const whatsapp = useWhatsappLink()();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    // Shown again only after this.
    setTimeout(() => button.current?.focus());
  }, []);
  if (!isAlive) {
    return (
      whatsapp && (
        <Bubble as="a" href={whatsapp} target="_blank" rel="noopener" aria-label="Escríbenos por WhatsApp">
          <MessageCircle aria-hidden="true" />
        </Bubble>
      )
    );
  }
  const open = () => void loadPanel().then(() => setOpen(true), sayUnreachable);
  return (
    <>
      <Bubble
        ref={button}
        type="button"
        aria-label="Abrir el chat"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <MessageCircle aria-hidden="true" />
      </Bubble>
      {isOpen &&
        // Out of the footer, whose colours are for its dark ground.
        createPortal(
          <Suspense fallback={null}>
            <ChatPanel onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function sayUnreachable(): void {
  showToast({ kind: 'error', title: 'No pudimos abrir el chat', text: 'Revisa tu conexión y vuelve a intentar.' });
}

const Bubble = styled.button`
  position: fixed;
  right: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom));
  z-index: ${layers.chat};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 2px solid var(--white);
  border-radius: 50%;
  background: var(--success-700);
  && {
    color: var(--white);
  }
  box-shadow: var(--shadow-2);
  /* The panel lies upon it. */
  &[aria-expanded='true'] {
    visibility: hidden;
  }
  &:hover {
    background: var(--success-800);
  }
  &:focus-visible {
    outline-color: var(--brand-700);
    box-shadow: 0 0 0 6px var(--white);
  }
  .lucide {
    width: 27px;
    height: 27px;
  }
  /* A page with a bar at the bottom holds the button in that bar, where it covers nothing. */
  ${below(1000)} {
    body:has([data-sticky-bar]) & {
      right: var(--gutter);
      bottom: calc(11px + env(safe-area-inset-bottom));
      width: 50px;
      height: 50px;
      border: 0;
      border-radius: var(--radius-2);
      box-shadow: none;
    }
  }
  /* Nor does it lie upon a form that is being filled in, where a phone's keyboard leaves little room. */
  ${below(1000)} {
    body:has(form :focus) &:not(:focus) {
      opacity: 0;
      pointer-events: none;
    }
  }
  /* Where the page's margin is narrow the button stays within it, and covers no field. */
  ${from(1000)} {
    right: 0;
    bottom: 28px;
    width: calc(var(--gutter) - 2px);
    height: 60px;
    border-right: 0;
    border-radius: var(--radius-3) 0 0 var(--radius-3);
  }
  ${from(1440)} {
    right: 20px;
    width: 60px;
    border-right: 2px solid var(--white);
    border-radius: 50%;
  }
`;
