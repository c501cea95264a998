import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { Note } from '../../../shared/ui/Note';
import { nameOf } from './use-ship-orders';

interface StillSelectedProps {
  /** Orders that could not be marked although their state allows it. */
  failed: readonly StaffOrderDto[];
  /** Orders whose state does not allow shipping. */
  waiting: readonly StaffOrderDto[];
  /** Reasons by order id; without a reason the state of the order is shown. */
  reasons: Readonly<Record<string, string>>;
}

/** Selected orders that are not marked as shipped, with the reasons. */
export function StillSelected({ failed, waiting, reasons }: StillSelectedProps) {
  const orders = [...failed, ...waiting];
  if (orders.length === 0) return null;
  return (
    <Note kind="warning">
      <span>Siguen seleccionados, sin enviar:</span>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <strong translate="no">{order.orderNumber}</strong>
            <span>{` ${reasons[order.id] ?? `Está en «${nameOf(order)}».`}`}</span>
          </li>
        ))}
      </List>
      {waiting.length > 0 && <span>Solo se envía lo que está en producción.</span>}
    </Note>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  margin-block: var(--space-8);
`;
