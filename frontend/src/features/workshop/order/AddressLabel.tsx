import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { describeDelivery } from '../../../domain/describe-delivery';
import { SHOP_NAME } from '../../../shared/lib/shop';
import { useSettings } from '../../../shared/lib/use-settings';
import { addressLines } from './address';

/** Label of the parcel, in black on white and narrow enough for a label printer. */
export function AddressLabel({ order }: { order: StaffOrderDto }) {
  const [name, ...lines] = addressLines(order);
  const { address, phone } = useSettings().contact;
  return (
    <Label translate="no">
      <p>
        <small>Para</small>
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p>
        <small>De</small>
        <span>{`${SHOP_NAME}, ${address}`}</span>
        {phone && <span>{phone}</span>}
      </p>
      {order.delivery && <p>{`Entrega ${describeDelivery(order.delivery)}`}</p>}
      <Foot>
        <b>{order.orderNumber}</b>
        {order.isExpress && <b>EXPRESS</b>}
      </Foot>
    </Label>
  );
}

const Label = styled.div`
  display: grid;
  gap: 4mm;
  width: 100%;
  max-width: 98mm;
  padding: 4mm;
  border: 1.5pt solid var(--print-ink);
  background: var(--print-paper);
  color: var(--print-ink);
  font-size: 11pt;
  line-height: 1.35;
  break-inside: avoid;
  margin-top: 8mm;
  [data-paper='label'] & {
    margin-top: 0;
  }
  overflow-wrap: anywhere;
  span,
  small,
  strong {
    display: block;
  }
  small {
    font-size: 8pt;
  }
  strong,
  p:first-child span {
    font-size: 14pt;
  }
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 4mm;
  padding-top: 2mm;
  border-top: 1pt solid var(--print-ink);
  font-size: 14pt;
`;
