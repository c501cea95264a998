import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../api/workshop.api';
import { showDay } from '../../shared/lib/moments';
import { ButtonLink } from '../../shared/ui/Button';
import { Price } from '../../shared/ui/Price';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { OrderStatusPill } from '../../shared/ui/OrderStatusPill';

interface OrderLinksProps {
  orders: readonly Pick<StaffOrderDto, 'id' | 'orderNumber' | 'status' | 'createdAt' | 'total'>[];
  /** Search text for all orders of the customer; without it there is no link. */
  search?: string;
}

/** List of related orders, one line each. */
export function OrderLinks({ orders, search }: OrderLinksProps) {
  return (
    <>
      <List>
        {orders.map(({ id, orderNumber, status, createdAt, total }) => (
          <li key={id}>
            <Number translate="no" to={`${ORDER_ADMIN_PATH}/${id}`}>
              {orderNumber}
            </Number>
            <OrderStatusPill status={status} />
            <time dateTime={createdAt}>{showDay(createdAt)}</time>
            <Price amount={total} />
          </li>
        ))}
      </List>
      {/* The search text can be personal, so it is not part of the URL. */}
      {search !== undefined && (
        <ButtonLink variant="text" size="s" to={ORDER_ADMIN_PATH} state={{ search }}>
          Ver todos
        </ButtonLink>
      )}
    </>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-12);
    padding: var(--space-6) 0 var(--space-10);
    border-bottom: 1px solid var(--border);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  time {
    color: var(--text-soft);
  }
  li > :nth-child(even) {
    justify-self: end;
  }
`;

const Number = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  color: var(--brand);
  font-weight: 600;
`;
