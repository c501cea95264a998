import { useRef, useState } from 'react';
import { type ChatLinkDto, type HandoverReason, useTestChatbotMutation } from '../../../api/chatbot.api';
import { randomId } from '../../../shared/lib/random-id';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';

/** A message of the test chat. */
export interface TestMessage {
  id: number;
  type: 'user' | 'bot';
  message: string;
  timestamp: string;
  links: ChatLinkDto[];
  /** Reason for which the conversation would be handed to a person. */
  handover: HandoverReason | null;
}

const GREETING = '¡Hola! Soy el asistente de Sigerist. ¿En qué te ayudo?';
const FAILED = 'Error al conectar con el chatbot. Por favor intenta de nuevo.';

const message = (id: number, type: TestMessage['type'], text: string, reply?: Partial<TestMessage>): TestMessage => ({
  id,
  type,
  message: text,
  timestamp: new Date().toISOString(),
  links: [],
  handover: null,
  ...reply,
});

/** Private test conversation with the bot; lasts until the page is closed. */
export function useTestChat() {
  const [ask, { isLoading, error }] = useTestChatbotMutation();
  const [messages, setMessages] = useState(() => [message(0, 'bot', GREETING)]);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  // Each page has its own conversation.
  const conversation = useRef(randomId());
  useReauthOnForbidden(error);

  const send = async (question: string) => {
    const asked = [...messages, message(messages.length, 'user', question)];
    setMessages(asked);
    setText('');
    setFailure(undefined);
    const { data, error: refused } = await ask({
      testChatbotDto: { message: question, conversationId: conversation.current },
    });
    if (refused) {
      // Returns the question to the field, before the text typed since.
      setMessages(messages);
      setText((typed) => (typed ? `${question}\n${typed}` : question));
      setFailure(FAILED);
      return;
    }
    const { response, links, handover } = data;
    setMessages([...asked, message(asked.length, 'bot', response, { links, handover })]);
  };
  return { messages, text, setText, failure, isTyping: isLoading, send: (question: string) => void send(question) };
}

export type TestChatState = ReturnType<typeof useTestChat>;
