import { ChatLog } from './ChatLog';
import { ChatMessage } from './ChatMessage';

export const states = {
  typing: (
    <ChatLog label="Conversación" newest="1" isTyping>
      <ChatMessage text="Hola" />
    </ChatLog>
  ),
};
