import { ChatLog } from './ChatLog';
import { ChatMessage } from './ChatMessage';

export const states = {
  'theirs and mine': (
    <ChatLog label="Mensajes" newest="2">
      <ChatMessage text="¿Cuánto vale la Mochila Milano?" author="Ana" sentAt="2026-11-21T20:15:00Z" />
      <ChatMessage mine text="Cuesta $435.000." state="Leído" />
    </ChatLog>
  ),
};
