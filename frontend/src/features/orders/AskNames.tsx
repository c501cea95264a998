import { styled } from 'styled-components';
import type { OrderDto, OrderStatus } from '../../api/orders.api';
import { lacksName } from '../../domain/describe-piece';
import { useSettings, useWhatsappLink } from '../../shared/lib/use-settings';
import { Note } from '../../shared/ui/Note';
import { TextAnchor } from '../../shared/ui/TextLink';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

const BEFORE_THE_NEEDLE: readonly OrderStatus[] = ['pending_transfer', 'paid', 'payment_review'];

/** Asks for the names that were not written before paying, as the checkout's review promised; nothing when none lacks. */
export function AskNames({ order: { orderNumber, status, items } }: { order: OrderDto }) {
  const { email } = useSettings().contact;
  const chatLink = useWhatsappLink();
  const pieces = items.filter(lacksName).map(({ name }) => name);
  if (pieces.length === 0 || !BEFORE_THE_NEEDLE.includes(status)) return null;
  const answer = `Hola, el nombre para bordar en mi pedido ${orderNumber} (${listed.format(pieces)}) es: `;
  const chat = chatLink(answer);
  return (
    <Apart>
      <Note kind="info">
        <strong>¿Qué nombre bordamos?</strong>
        <p>
          {chat ? (
            <TextAnchor href={chat} target="_blank" rel="noopener">
              Cuéntanoslo por WhatsApp
            </TextAnchor>
          ) : (
            <TextAnchor href={`mailto:${email}`}>Cuéntanoslo por correo</TextAnchor>
          )}
          : el taller lo necesita para empezar ({listed.format(pieces)}).
        </p>
      </Note>
    </Apart>
  );
}

const Apart = styled.div`
  margin-top: var(--space-20);
`;
