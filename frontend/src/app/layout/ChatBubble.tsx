import MessageCircle from 'lucide-react/icons/message-circle';
import { styled } from 'styled-components';
import { useWhatsappLink } from '../../shared/lib/use-settings';
import { layers } from '../../theme/layers';
import { below, from } from '../../theme/media';

/** Opens a chat with the shop, from the same corner of every page; nothing while the shop has no number for chats. */
export function ChatBubble() {
  const chat = useWhatsappLink()();
  if (!chat) return null;
  return (
    <Bubble href={chat} target="_blank" rel="noopener" aria-label="Escríbenos por WhatsApp">
      <MessageCircle aria-hidden="true" />
    </Bubble>
  );
}

const Bubble = styled.a`
  position: fixed;
  right: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom));
  z-index: ${layers.chat};
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 2px solid var(--white);
  border-radius: 50%;
  background: var(--success-700);
  && {
    color: var(--white);
  }
  box-shadow: var(--shadow-2);
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
