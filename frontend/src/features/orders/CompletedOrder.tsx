import Download from 'lucide-react/icons/download';
import MessageCircle from 'lucide-react/icons/message-circle';
import { styled } from 'styled-components';
import type { OrderDto } from '../../api/orders.api';
import { chatText } from '../../domain/order-status';
import { AskNames } from '../../shared/ui/AskNames';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { Disclosure } from '../../shared/ui/Disclosure';
import { InstalmentList } from '../../shared/ui/InstalmentList';
import { Price } from '../../shared/ui/Price';
import { ActionLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { DataList } from './DataList';
import { isMasked } from './payment-outcome';
import { hasReceipt, receiptPath } from './receipt-path';
import { trackingLink } from './tracking-link';

/** Key data of a paid order, its receipt, and links to other pages. */
export function CompletedOrder({ order }: { order: OrderDto }) {
  // Orders that the tab stored with an earlier release lack `instalments` and `paid`.
  const { orderNumber, total, paid = total, transactionId, reference, instalments = [] } = order;
  return (
    <>
      <DataList
        facts={[
          ['Número de pedido', orderNumber, 'no'],
          ['Total pagado', <Price key="total" amount={paid} />],
          ['Número del pago', transactionId, 'no'],
        ]}
      />
      <InstalmentList instalments={instalments} />
      {reference && (
        <Disclosure summary="Detalles">
          <p>
            <span>{'Referencia del pago: '}</span>
            <span translate="no">{reference}</span>
          </p>
        </Disclosure>
      )}
      {!isMasked(order) && <AskNames orderNumber={orderNumber} pieces={order.nameablePieces} />}
      <Actions>
        {hasReceipt(order) && (
          // `opener` shares this tab's session storage, so that the receipt also works without the server.
          <ButtonAnchor href={receiptPath(order)} target="_blank" rel="opener">
            <Download aria-hidden="true" />
            <span>Descargar recibo</span>
          </ButtonAnchor>
        )}
        <ChatButton text={chatText(order)}>
          <MessageCircle aria-hidden="true" />
          <span>Escribir por WhatsApp</span>
        </ChatButton>
      </Actions>
      <p>
        <ActionLink {...trackingLink(order)}>Sigue tu pedido</ActionLink>
        <span>{' cuando quieras, con su número y el correo de la compra.'}</span>
      </p>
      <Ways>
        <ButtonLink variant="text" to="/">
          Volver al inicio
        </ButtonLink>
        <ButtonLink variant="text" to="/productos">
          Ver más productos
        </ButtonLink>
      </Ways>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-block: var(--space-28) var(--space-20);
  ${from(600)} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-20);
  margin-top: var(--space-8);
`;
