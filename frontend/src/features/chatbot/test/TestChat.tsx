import { styled } from 'styled-components';
import { chatbotLimits } from '../../../api/chatbot.api';
import { ChatComposer } from '../../../shared/ui/chat/ChatComposer';
import { ChatLinks } from '../../../shared/ui/chat/ChatLinks';
import { ChatLog } from '../../../shared/ui/chat/ChatLog';
import { ChatMessage } from '../../../shared/ui/chat/ChatMessage';
import { Note } from '../../../shared/ui/Note';
import { HANDOVER_REASONS } from '../conversations/conversation-labels';
import type { TestChatState } from './use-test-chat';

/** Chat with the bot as a customer would see it. */
export default function TestChat({ chat }: { chat: TestChatState }) {
  const { messages, text, setText, failure, isTyping, send } = chat;
  return (
    <div>
      <Chat>
        <ChatLog label="Conversación" newest={String(messages.length)} isTyping={isTyping}>
          {messages.map(({ id, type, message, timestamp, links, handover }) => (
            <ChatMessage key={id} mine={type === 'user'} text={message} sentAt={timestamp}>
              <ChatLinks links={links} newTab />
              {handover && <Handover>{`Pasaría a una persona: ${HANDOVER_REASONS[handover].toLowerCase()}.`}</Handover>}
            </ChatMessage>
          ))}
        </ChatLog>
        <div>
          <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
          <ChatComposer
            value={text}
            onChange={setText}
            onSend={send}
            pending={isTyping}
            maxLength={chatbotLimits.testMessage}
          />
        </div>
      </Chat>
      <Hint>Enter envía. Shift + Enter hace un salto de línea.</Hint>
    </div>
  );
}

const Chat = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 540px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
`;

const Handover = styled.p`
  margin-top: var(--space-8);
  padding-top: var(--space-8);
  border-top: 1px solid var(--border);
  color: var(--text-soft);
  font-size: var(--font-size-sm);
`;

const Hint = styled.p`
  margin-top: var(--space-10);
  color: var(--text-soft);
  font-size: var(--font-size-xs);
`;
