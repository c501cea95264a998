import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import type { OrderDto, OrderStatus } from '../../api/orders.api';
import { costLines } from '../../domain/cost-lines';
import { describeDelivery } from '../../domain/describe-delivery';
import { paymentMethodName } from '../../domain/payment-methods';
import { refundedText } from '../../domain/refunded-text';
import { SHOP_NAME } from '../../shared/lib/shop';
import { useSettings } from '../../shared/lib/use-settings';
import { Badge } from '../../shared/ui/Badge';
import { InstalmentList } from '../../shared/ui/InstalmentList';
import { Stitch } from '../../shared/ui/Stitch';
import { Strap } from '../../shared/ui/Strap';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { DataList } from './DataList';
import { momentOf } from './long-dates';
import { withdrawalNotice } from '../../domain/withdrawal';
import { ReceiptLines } from './ReceiptLines';
import { addressInWords } from '../../domain/address-in-words';

interface ReceiptProps {
  order: OrderDto;
  delivery?: PricingDto['delivery'];
}

const RETURNED: Partial<Record<OrderStatus, string>> = { refund_pending: 'EN DEVOLUCIÓN', refunded: 'DEVUELTO' };

/** Printable proof of a payment. */
export function Receipt({ order, delivery }: ReceiptProps) {
  const { contact, legal } = useSettings();
  const refunded = refundedText(order);
  const returned = RETURNED[order.status];
  const isVoid = returned !== undefined || (order.refunded > 0 && order.refunded >= order.paid);
  const { customerName, customerEmail, createdAt, paymentMethod, transactionId, reference, shipping } = order;
  return (
    <Sheet>
      <Head>
        <div>
          <Name>
            <span translate="no">{SHOP_NAME}</span>
            <Stitch />
          </Name>
          <p>
            {legal.taxId && (
              <>
                <span>{'NIT '}</span>
                <span translate="no">{legal.taxId}</span>
                <br />
              </>
            )}
            <span translate="no">{contact.address}</span>
            <br />
            <span translate="no">{[contact.phone, contact.email].filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        <div>
          <h1>Recibo</h1>
          <strong translate="no">{order.orderNumber}</strong>
          {returned ? <Badge tone="thread">{returned}</Badge> : <Badge tone="success">PROCESADO</Badge>}
        </div>
      </Head>
      <Strap aria-hidden="true" />
      <DataList
        facts={[
          ['Cliente', customerName, 'no'],
          ['Email', customerEmail, 'no'],
          ['Fecha', momentOf(createdAt)],
          [order.isFree ? 'Pago' : 'Forma de pago', paymentMethodName(paymentMethod)],
          ['Número del pago', transactionId, 'no'],
          ['Referencia', reference, 'no'],
          ['Envío a', shipping && addressInWords(shipping), 'no'],
        ]}
      />
      <ReceiptLines items={order.items} />
      <small>{withdrawalNotice(order.items)}</small>
      <Sums>
        <SummaryLines lines={costLines(order, delivery)} total={{ label: 'Total COP', value: order.total }} />
        <InstalmentList instalments={order.instalments} />
        {refunded && <p>{refunded}</p>}
      </Sums>
      {!isVoid && (
        <small>{`Conserva este recibo: es tu comprobante para la garantía de 6 meses. ${order.delivery ? `Llega ${describeDelivery(order.delivery)}. ` : ''}El envío se paga al recibir y no está en el total.`}</small>
      )}
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: var(--space-28);
  max-width: 760px;
  margin-inline: auto;
  padding: clamp(24px, 5vw, 56px);
  border: 1px solid var(--border);
  background: var(--surface-raised);
  > * {
    min-width: 0;
  }
  > small {
    font-size: var(--font-size-xs);
    line-height: 1.45;
    color: var(--text-soft);
  }
  @media print {
    gap: var(--space-14);
    max-width: none;
    padding: 0;
    border: 0;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-20);
  p {
    margin-top: var(--space-10);
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  h1 {
    font-size: var(--font-size-2);
  }
  > :last-child {
    display: grid;
    align-content: flex-start;
    justify-items: end;
    gap: var(--space-6);
    margin-left: auto;
  }
`;

const Name = styled.strong`
  display: inline-grid;
  color: var(--brand);
  font: italic 600 2rem/1.2 var(--font-title);
  ${Stitch} {
    width: auto;
    height: 4px;
  }
`;

const Sums = styled.div`
  width: 100%;
  max-width: 360px;
  margin-left: auto;
  break-inside: avoid;
  > p {
    margin-top: var(--space-14);
    font-weight: 600;
  }
`;
