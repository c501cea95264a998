import { useId } from 'react';
import { styled } from 'styled-components';
import type { MessagingHealthDto } from '../../../api/chatbot.api';
import { withDots } from '../../../shared/lib/format-cop';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';
import { Hint } from './parts';

const Warning = styled.div`
  > * {
    margin-top: var(--space-12);
  }
`;

/** Delivery state of replies by WhatsApp. */
export function DeliveryPanel({ messaging }: { messaging: MessagingHealthDto }) {
  const titleId = useId();
  const { warning, connected, repliesThisMonth, freeReplies, undelivered } = messaging;
  return (
    <Panel aria-labelledby={titleId}>
      <div>
        <PanelTitle id={titleId}>Entrega de mensajes</PanelTitle>
        <Hint>
          {connected
            ? 'La tienda está conectada con WhatsApp.'
            : 'La tienda todavía no está conectada con WhatsApp: las respuestas solo se guardan.'}
        </Hint>
        <Warning role="status">{warning && <Note kind="warning">{warning}</Note>}</Warning>
      </div>
      <p>
        <strong>{`${withDots(repliesThisMonth)} de ${withDots(freeReplies)}`}</strong>
        <span>{` respuestas gratis este mes.${undelivered > 0 ? ` ${undelivered === 1 ? 'Falta 1 por entregar' : `Faltan ${withDots(undelivered)} por entregar`} de las últimas 24 horas.` : ''}`}</span>
      </p>
    </Panel>
  );
}
