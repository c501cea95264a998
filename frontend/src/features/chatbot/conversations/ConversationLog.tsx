import Spool from 'lucide-react/icons/spool';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { ConversationMessageDto } from '../../../api/chatbot.api';
import { showDay } from '../../../shared/lib/moments';
import { ChatLog } from '../../../shared/ui/chat/ChatLog';
import { ChatMessage } from '../../../shared/ui/chat/ChatMessage';
import { authorName, DELIVERY } from './conversation-labels';
import { lastOf } from '../../../domain/lists';
import { QuotedMessage, SentContent } from './SentContent';

interface ConversationLogProps {
  /** Oldest first. */
  messages: readonly ConversationMessageDto[];
  /** Email of the logged-in person. */
  me: string;
}

/** Messages of the customer at the left and of the shop at the right, with notes about events. */
export function ConversationLog({ messages, me }: ConversationLogProps) {
  return (
    <ChatLog label="Conversación" newest={lastOf(messages)?.id ?? ''}>
      {messages.length === 0 && <Happened>Sin mensajes</Happened>}
      {messages.map((message, position) => {
        const day = showDay(message.sentAt);
        const before = messages[position - 1];
        return (
          <Fragment key={message.id}>
            {(!before || showDay(before.sentAt) !== day) && <Happened>{day}</Happened>}
            <Message message={message} me={me} />
          </Fragment>
        );
      })}
    </ChatLog>
  );
}

function Message({ message, me }: { message: ConversationMessageDto; me: string }) {
  const { author, text, sentAt, status, failure } = message;
  if (author === 'system') return <Happened>{text}</Happened>;
  const name = authorName(message, me);
  return (
    <ChatMessage
      mine={author !== 'customer'}
      text={text}
      sentAt={sentAt}
      state={status ? DELIVERY[status] : message.edited ? 'editado' : undefined}
      above={<QuotedMessage message={message} />}
      author={
        name && (
          <>
            {author === 'bot' && <Spool aria-hidden="true" />}
            <span>{name}</span>
          </>
        )
      }
    >
      <SentContent message={message} />
      {failure && <Failure>{failure}</Failure>}
    </ChatMessage>
  );
}

const Happened = styled.p`
  align-self: center;
  max-width: 90%;
  color: var(--text-soft);
  font-size: var(--font-size-xs);
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Has its own background, because red is illegible on the brand colour. */
const Failure = styled.p`
  margin-top: var(--space-8);
  padding: var(--space-6) var(--space-10);
  border-radius: var(--radius-2);
  background: var(--danger-light);
  color: var(--danger);
  font-size: var(--font-size-sm);
  font-weight: 500;
`;
