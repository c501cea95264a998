import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import {
  type ConversationDto,
  type ConversationCustomerDto,
  useGetConversationCustomerQuery,
} from '../../../api/chatbot.api';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button, ButtonAnchor } from '../../../shared/ui/Button';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { below } from '../../../theme/media';
import { lastOf } from '../../../domain/lists';

/** Width from which the card is beside the conversation. */
export const BESIDE = 900;

interface CustomerCardProps {
  conversation: ConversationDto;
  /** Renders the orders; `search` is the search text for all of them. */
  showOrders: (orders: ConversationCustomerDto['orders'], search: string) => Elements;
}

/** Contact data and orders of the customer; phones show it after a button is pressed. */
export function CustomerCard({ conversation, showOrders }: CustomerCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Ficha</h2>
      <Toggle
        variant="secondary"
        size="s"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((open) => !open)}
      >
        Ficha
      </Toggle>
      <Content id={id} data-open={isOpen || undefined}>
        <Details conversation={conversation} showOrders={showOrders} />
      </Content>
    </Card>
  );
}

function Details({ conversation: { id, messages, phone, whatsappUrl }, showOrders }: CustomerCardProps) {
  // Refetched only after a new customer message, because only those change the card.
  const written = lastOf(messages.filter(({ author }) => author === 'customer'))?.id;
  const requested = useRef(written);
  const { currentData, error, refetch } = useGetConversationCustomerQuery({ id }, { refetchOnMountOrArgChange: true });
  useReauthOnForbidden(error);
  useEffect(() => {
    if (requested.current === written) return;
    requested.current = written;
    void refetch();
  }, [written, refetch]);
  return (
    <>
      {phone && (
        <Ways>
          <ButtonAnchor variant="secondary" size="s" href={`tel:+${phone}`}>
            <Phone aria-hidden="true" />
            <span translate="no">{`+${phone}`}</span>
          </ButtonAnchor>
          {whatsappUrl && (
            <ButtonAnchor variant="whatsapp" size="s" href={whatsappUrl} target="_blank" rel="noopener">
              <MessageCircle aria-hidden="true" />
              <span>Abrir en WhatsApp</span>
            </ButtonAnchor>
          )}
        </Ways>
      )}
      {!currentData && !error && <Skeleton height="140px" />}
      {!currentData && error && (
        <p>
          <span>{'No pudimos cargar la ficha. '}</span>
          <Button variant="text" size="s" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {currentData && <Found customer={currentData} showOrders={showOrders} />}
    </>
  );
}

interface FoundProps extends Pick<CustomerCardProps, 'showOrders'> {
  customer: ConversationCustomerDto;
}

function Found({ customer: { phone, emails, orders }, showOrders }: FoundProps) {
  if (!phone && emails.length === 0)
    return <Soft>Todavía no sabemos quién es: no ha escrito un correo. Pídele el de su pedido.</Soft>;
  // With `+` the search keeps the country.
  const search = phone ? `+${phone}` : emails[0]!;
  return (
    <>
      {emails.length > 0 && (
        <div>
          <h3>Correos que escribió</h3>
          <ul>
            {emails.map((email) => (
              <li key={email}>
                <EmailLink translate="no" href={`mailto:${email}`}>
                  {email}
                </EmailLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3>Pedidos</h3>
        {orders.length === 0 ? (
          <Soft>{`No encontramos pedidos con ${phone ? 'este celular' : 'este correo'}.`}</Soft>
        ) : (
          <>
            {showOrders(orders, search)}
            <Soft>Por su celular o por un correo que escribió: confirma que es la misma persona.</Soft>
          </>
        )}
      </div>
    </>
  );
}

const Card = styled.section`
  min-width: 0;
  padding: var(--space-16);
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  font-size: var(--font-size-sm);
  h2 {
    margin-bottom: var(--space-12);
    font-size: var(--font-size-lg);
  }
  h3 {
    margin-bottom: var(--space-4);
    font-size: var(--font-size-sm);
    font-weight: 600;
  }
  ${below(BESIDE)} {
    padding: 0;
    border: 0;
    background: none;
    > h2 {
      display: none;
    }
  }
`;

/** Hidden on wide screens. */
const Toggle = styled(Button)`
  display: none;
  ${below(BESIDE)} {
    display: inline-flex;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  ${below(BESIDE)} {
    margin-top: var(--space-12);
    padding: var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
    &:not([data-open]) {
      display: none;
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const EmailLink = styled.a`
  display: flex;
  align-items: center;
  min-height: var(--target);
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--text-soft);
`;
