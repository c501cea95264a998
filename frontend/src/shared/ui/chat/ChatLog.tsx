import { useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Elements } from '../../lib/elements';
import { VisuallyHidden } from '../VisuallyHidden';

interface ChatLogProps {
  /** Accessible name. */
  label: string;
  /** Changes with each new message: the log then scrolls to its end, unless the reader has scrolled up. */
  newest: string;
  /** True while the other side is typing. */
  isTyping?: boolean;
  children: Elements;
}

/** Maximum distance from the end, in pixels, at which the log still follows new messages. */
const NEAR_END = 80;

/** The messages of a conversation, the newest last. */
export function ChatLog({ label, newest, isTyping = false, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (follows.current) log.current!.scrollTop = log.current!.scrollHeight;
  }, [newest, isTyping]);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = log.current!;
    follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  return (
    <Log ref={log} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {children}
      {isTyping && (
        <Dots>
          <i />
          <i />
          <i />
          <VisuallyHidden>Escribiendo</VisuallyHidden>
        </Dots>
      )}
    </Log>
  );
}

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-14);
  padding: var(--space-20) var(--space-16);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--surface-alt);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const beat = keyframes`
  0%, 60%, 100% { opacity: 0.35; }
  30% { opacity: 1; }
`;

const Dots = styled.p`
  display: inline-flex;
  align-self: flex-start;
  gap: calc(var(--space-6) - 1px);
  padding: var(--space-18) var(--space-16);
  border-radius: 14px 14px 14px 3px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--border-strong);
    animation: ${beat} 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
`;
