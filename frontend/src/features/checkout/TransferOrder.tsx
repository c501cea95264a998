import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { BankAccountDto, BankTransferOrderDto } from '../../api/orders.api';
import { partReceived } from '../../domain/instalments';
import { formatCop } from '../../shared/lib/format-cop';
import { showMoment } from '../../shared/lib/moments';
import { useSettings } from '../../shared/lib/use-settings';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/Button';
import { UnpaidDelivery } from '../../shared/ui/DeliveryEstimate';
import { InstalmentList } from '../../shared/ui/InstalmentList';
import { Lead } from '../../shared/ui/Lead';
import { Note } from '../../shared/ui/Note';
import { TextLink } from '../../shared/ui/TextLink';
import { TransferDetails } from '../../shared/ui/TransferDetails';

interface TransferOrderProps {
  order: BankTransferOrderDto;
  /** True right after ordering: moves the focus to the heading, so that screen readers announce it. */
  isNew: boolean;
}

/** A placed order: amount, account to pay to and where to send the proof; or that there is nothing to pay. */
export function TransferOrder({ order, isNew }: TransferOrderProps) {
  // An order that the tab stored under an earlier release lacks `amountDue`.
  const { orderNumber, total, customerEmail, amountDue = total } = order;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isNew) return;
    // It replaces the long form, which was scrolled to its end.
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current!.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Box>
      <h1 ref={title} tabIndex={-1}>
        <span>{'Tu pedido '}</span>
        <Number translate="no">{orderNumber}</Number>
        <span>{amountDue > 0 ? ' está reservado' : ' está confirmado'}</span>
      </h1>
      {amountDue > 0 && order.bankTransfer ? (
        <Payment order={order} bankTransfer={order.bankTransfer} amount={amountDue} />
      ) : (
        <Lead>Sin costo por tu código: no tienes que pagar nada. Ya está en la lista del taller.</Lead>
      )}
      <Note kind="info">
        <span>{'Te enviamos estos datos a '}</span>
        <span translate="no">{customerEmail}</span>
        <span>, para que los tengas a mano.</span>
      </Note>
      <Ways>
        <TextLink to={`/pedido?orden=${orderNumber}`} state={{ email: customerEmail }}>
          Ver en qué va mi pedido
        </TextLink>
        <ButtonLink variant="secondary" to="/productos">
          Seguir mirando
        </ButtonLink>
      </Ways>
    </Box>
  );
}

interface PaymentProps {
  order: BankTransferOrderDto;
  bankTransfer: BankAccountDto;
  /** In whole pesos. */
  amount: number;
}

/** What to transfer, and where to send the proof. */
function Payment({ order, bankTransfer, amount }: PaymentProps) {
  // An order that the tab stored under an earlier release lacks `instalments`.
  const { orderNumber, isExpress, discountCode, codeKeptUntil, instalments = [] } = order;
  const { email } = useSettings().contact;
  const { proofUrl } = bankTransfer;
  const part = partReceived({ paid: order.paid, amountDue: amount });
  return (
    <>
      {part && <Note kind="info">{part}</Note>}
      <Lead>{`Transfiere ${formatCop(amount)} a esta cuenta y envíanos el comprobante por ${proofUrl ? 'WhatsApp' : 'correo'}. Apenas lo veamos, empezamos a hacer tu pedido. Si prefieres pagar con tarjeta, PSE o Nequi, hazlo en la página de tu pedido.`}</Lead>
      {codeKeptUntil && (
        <Note kind="info">{`Te guardamos el código ${discountCode} hasta el ${showMoment(codeKeptUntil)}: si pagas después y ya se agotó, te escribimos antes de hacer tu pedido.`}</Note>
      )}
      <UnpaidDelivery isExpress={isExpress} />
      <InstalmentList instalments={instalments} />
      <TransferDetails account={bankTransfer} amount={amount} instalments={instalments} />
      {proofUrl ? (
        <ButtonAnchor variant="whatsapp" size="l" full href={proofUrl} target="_blank" rel="noopener">
          <MessageCircle aria-hidden="true" />
          <span>Enviar el comprobante por WhatsApp</span>
        </ButtonAnchor>
      ) : (
        <ButtonAnchor
          size="l"
          full
          href={`mailto:${email}?subject=${encodeURIComponent(`Comprobante ${orderNumber}`)}`}
        >
          <Mail aria-hidden="true" />
          <span>Enviar el comprobante por correo</span>
        </ButtonAnchor>
      )}
    </>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--space-24);
  max-width: 620px;
  margin: clamp(28px, 4vw, 52px) auto 0;
`;

const Number = styled.span`
  white-space: nowrap;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12) var(--space-24);
  > :first-child {
    padding-block: calc(var(--space-12) - 1px);
  }
`;
