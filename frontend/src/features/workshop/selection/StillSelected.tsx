import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { Note } from '../../../shared/ui/Note';
import { nameOf } from './use-ship-orders';

interface StillSelectedProps {
  /** Could be shipped, and were not. */
  failed: readonly StaffOrderDto[];
  /** Cannot be shipped as they stand. */
  waiting: readonly StaffOrderDto[];
  /** Why, by the order's id; where it is missing the order's state says it. */
  reasons: Readonly<Record<string, string>>;
}

/** The selected orders that are not marked as shipped, each with the reason. */
export function StillSelected({ failed, waiting, reasons }: StillSelectedProps) {
  const orders = [...failed, ...waiting];
  if (orders.length === 0) return null;
  return (
    <Note kind="warning">
      Siguen seleccionados, sin enviar:
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.orderNumber}</strong> {reasons[order.id] ?? `Está en «${nameOf(order)}».`}
          </li>
        ))}
      </List>
      {waiting.length > 0 && 'Solo se envía lo que está en producción.'}
    </Note>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  margin-block: var(--space-8);
`;
