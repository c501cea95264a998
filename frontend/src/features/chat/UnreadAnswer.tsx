import { useEffect, useId, useReducer, useRef } from 'react';
import { styled } from 'styled-components';
import { hasCode } from '../../api/api-error';
import { useReadChatQuery } from '../../api/chat.api';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import {
  countShopMessages,
  forgetConversationId,
  onConversationStored,
  seenCount,
  storedConversationId,
} from './conversation-id';

const POLLING_MS = 30_000;

/** A dot on the chat button when an answer arrived after the chat was closed. */
export function UnreadAnswer() {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onConversationStored(rerender), []);
  const conversationId = storedConversationId();
  const { data, error } = useReadChatQuery(
    { readChatDto: { conversationId: conversationId ?? '' } },
    {
      pollingInterval: POLLING_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: POLLING_MS / 1000,
      skip: conversationId === undefined,
    },
  );
  useEffect(() => {
    if (!hasCode(error, 'chatbot.conversation_not_found')) return;
    forgetConversationId();
    rerender();
  }, [error]);
  if (conversationId === undefined || !data || countShopMessages(data.messages) <= seenCount()) return null;
  return <DescribingDot />;
}

/** Sets the description of its button itself, so that the button, which is on every page, needs no code for it. */
function DescribingDot() {
  const id = useId();
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = dot.current?.closest('button');
    button?.setAttribute('aria-describedby', id);
    return () => button?.removeAttribute('aria-describedby');
  }, [id]);
  return (
    <Dot ref={dot}>
      <VisuallyHidden id={id}>Tienes una respuesta nueva</VisuallyHidden>
    </Dot>
  );
}

const Dot = styled.span`
  position: absolute;
  top: -3px;
  right: -3px;
  width: 18px;
  height: 18px;
  border: 3px solid var(--surface-raised);
  border-radius: 50%;
  background: var(--danger);
`;
