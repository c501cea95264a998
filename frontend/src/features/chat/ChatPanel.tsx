import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { sendChatMessageLimits } from '../../api/chat.api';
import { useSettings } from '../../shared/lib/use-settings';
import { Button } from '../../shared/ui/Button';
import { ChatComposer } from '../../shared/ui/chat/ChatComposer';
import { ChatLinks } from '../../shared/ui/chat/ChatLinks';
import { ChatLog } from '../../shared/ui/chat/ChatLog';
import { ChatMessage } from '../../shared/ui/chat/ChatMessage';
import { ChatButton } from '../../shared/ui/ChatButton';
import { IconButton } from '../../shared/ui/IconButton';
import { layers } from '../../theme/layers';
import { below } from '../../theme/media';
import { useChat } from './use-chat';
import { isSheet, SHEET_BELOW, useChatDialog } from './use-chat-dialog';
import { lastOf } from '../../domain/lists';

// Exported from this chunk, because a chunk of its own would cost every page more than it saves.
export { UnreadAnswer } from './UnreadAnswer';

const GREETING = '¡Hola! Soy el asistente de Sigerist. ¿En qué te ayudo?';
const FROM_THE_CHAT = 'Hola, vengo del chat de la tienda.';

type Chat = ReturnType<typeof useChat>;

interface ChatPanelProps {
  onClose: () => void;
}

/** Chat of a shopper with the assistant and the staff. */
export default function ChatPanel({ onClose }: ChatPanelProps) {
  const titleId = useId();
  const chat = useChat();
  const composer = useRef<HTMLTextAreaElement>(null);
  const dialog = useChatDialog(onClose, composer);
  const begin = (text: string) => {
    chat.setText(text);
    composer.current?.focus();
  };
  const leaveSheet = () => {
    if (isSheet()) onClose();
  };
  // Rendered outside the footer, whose colours are for a dark background.
  return createPortal(
    <Panel {...dialog} aria-labelledby={titleId}>
      <ChatHead titleId={titleId} isHandedOver={chat.isHandedOver} onClose={onClose} />
      <ChatLog
        label="Conversación"
        newest={`${lastOf(chat.messages)?.id ?? ''} ${chat.sending ?? ''}`}
        isTyping={chat.sending !== undefined && !chat.isHandedOver}
      >
        <Privacy>
          <span>{'No escribas datos de tarjetas. Así cuidamos lo que nos cuentas: '}</span>
          <Link to="/privacidad" onClick={leaveSheet}>
            política de privacidad
          </Link>
          <span>.</span>
        </Privacy>
        <Messages chat={chat} onFollow={leaveSheet} />
        {chat.isHandedOver && <WhatsappNote />}
        {chat.messages.length === 0 && chat.sending === undefined && !chat.retry && (
          <Starters>
            <Starter type="button" onClick={() => begin('¿Cuánto vale ')}>
              ¿Cuánto vale…?
            </Starter>
            <Starter type="button" onClick={() => chat.send('¿Cuánto se demora?')}>
              ¿Cuánto se demora?
            </Starter>
            <Starter type="button" onClick={() => chat.send('¿En qué va mi pedido?')}>
              Mi pedido
            </Starter>
          </Starters>
        )}
      </ChatLog>
      <div>
        <Failures chat={chat} />
        <ChatComposer
          ref={composer}
          value={chat.text}
          onChange={chat.setText}
          onSend={chat.send}
          pending={chat.sending !== undefined}
          maxLength={sendChatMessageLimits.message.max}
        />
      </div>
    </Panel>,
    document.body,
  );
}

interface ChatHeadProps extends ChatPanelProps {
  titleId: string;
  isHandedOver: boolean;
}

/** Chat header: who answers, opening hours and the WhatsApp link. */
function ChatHead({ titleId, isHandedOver, onClose }: ChatHeadProps) {
  const { contact } = useSettings();
  return (
    <Head>
      <div>
        <h2 id={titleId}>Chat de Sigerist</h2>
        <p>
          {`${isHandedOver ? 'Te responde una persona del taller' : 'Te responde nuestro asistente'} · ${contact.hours}`}
        </p>
      </div>
      <IconButton label="Cerrar el chat" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
      <ChatButton size="s" text={FROM_THE_CHAT}>
        Seguir por WhatsApp
      </ChatButton>
    </Head>
  );
}

function Messages({ chat, onFollow }: { chat: Chat; onFollow: () => void }) {
  return (
    <>
      {chat.messages.length === 0 && <ChatMessage text={GREETING} />}
      {chat.messages.map(({ author, text, links, sentAt }, index) => (
        // Not the ids, which change on a refetch and would make screen readers announce the messages again.
        <ChatMessage
          key={index}
          mine={author === 'customer'}
          author={author === 'agent' ? 'Equipo de Sigerist' : undefined}
          text={text}
          sentAt={sentAt}
        >
          <ChatLinks links={links} onFollow={onFollow} />
        </ChatMessage>
      ))}
      {chat.sending !== undefined && <ChatMessage mine text={chat.sending} />}
    </>
  );
}

/** Link to WhatsApp, because a person may answer hours later, when the page is closed. */
function WhatsappNote() {
  const link = (
    <ChatButton size="s" variant="secondary" text={FROM_THE_CHAT}>
      Prefiero por WhatsApp
    </ChatButton>
  );
  return (
    <Privacy as="div">
      <span>{'La respuesta llega a este chat: vuelve a abrirlo en este navegador. '}</span>
      {link}
    </Privacy>
  );
}

function Failures({ chat }: { chat: Chat }) {
  return (
    <div role="alert">
      {chat.failure && <Failure>{chat.failure}</Failure>}
      {chat.retry && (
        <Failure>
          <span>{'No pudimos abrir tu conversación. '}</span>
          <Button variant="text" size="s" onClick={() => void chat.retry?.()}>
            Volver a intentar
          </Button>
        </Failure>
      )}
    </div>
  );
}

const Panel = styled.dialog`
  position: fixed;
  inset: auto 20px 20px auto;
  z-index: ${layers.menu};
  width: 380px;
  max-width: none;
  height: 560px;
  max-height: calc(100 * var(--dvh) - 40px);
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  color: inherit;
  box-shadow: var(--shadow-3);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background: var(--backdrop);
  }
  ${below(SHEET_BELOW)} {
    inset: auto 0 var(--keyboard, 0px) 0;
    width: 100%;
    height: calc(100 * var(--dvh) - 56px - var(--keyboard, 0px));
    max-height: none;
    padding-bottom: env(safe-area-inset-bottom);
    border: 0;
    border-radius: 14px 14px 0 0;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  justify-items: start;
  gap: var(--space-8);
  padding: var(--space-14) var(--space-8) var(--space-12) var(--space-16);
  border-bottom: 1px solid var(--border);
  h2 {
    font-size: var(--font-size-3);
  }
  p {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
  }
`;

const Privacy = styled.p`
  color: var(--text-soft);
  font-size: var(--font-size-xs);
`;

const Failure = styled.p`
  padding: var(--space-10) var(--space-16);
  background: var(--danger-light);
  color: var(--danger);
  font-size: var(--font-size-sm);
`;

const Starters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const Starter = styled.button`
  min-height: var(--target);
  padding: var(--space-8) var(--space-16);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-full);
  background: var(--surface-raised);
  color: var(--brand);
  font-size: var(--font-size-sm);
  font-weight: 500;
  &:hover {
    border-color: var(--brand);
  }
`;
