import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useListOrderPagesInfiniteQuery } from '../../api/workshop.api';
import { ERASED_CUSTOMER } from '../../domain/order-admin-status';
import { errorMessage } from '../../shared/lib/error-message';
import { showDay } from '../../shared/lib/moments';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Control, FieldRoot } from '../../shared/ui/field.styles';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { from } from '../../theme/media';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { OrderStatusPill } from '../../shared/ui/OrderStatusPill';

/** The orders for the accountant: to read, by their whole number. */
export default function BookOrders() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <>
      <Search role="search" onSubmit={find}>
        <FieldRoot>
          <label htmlFor={id}>Número de pedido, correo o transacción</label>
          <Control type="search" id={id} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </FieldRoot>
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </Search>
      <Orders search={search} />
    </>
  );
}

function Orders({ search }: { search: string }) {
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListOrderPagesInfiniteQuery(
    search ? { search } : {},
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!currentData) return <Skeleton height="360px" />;
  const orders = currentData.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return <EmptyState title="No encontramos pedidos">Escribe el número completo, como SIG-7K2QXM.</EmptyState>;
  return (
    <>
      <List>
        {orders.map(({ id, orderNumber, customerName, createdAt, status, total }) => (
          <li key={id}>
            <div>
              <Link translate="no" to={`${ORDER_ADMIN_PATH}/${id}`}>
                {orderNumber}
              </Link>
              <span translate="no">{customerName || ERASED_CUSTOMER}</span>
              <small>{showDay(createdAt)}</small>
            </div>
            <OrderStatusPill status={status} />
            <Price amount={total} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver más
        </Button>
      )}
    </>
  );
}

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-12);
`;

const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-6) var(--space-16);
    padding: var(--space-12) var(--space-14);
    font-size: var(--font-size-sm);
  }
  li + li {
    border-top: 1px solid var(--border);
  }
  li > div {
    display: grid;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: var(--space-8);
    color: var(--brand);
    font-weight: 600;
  }
  small {
    color: var(--text-soft);
  }
  ${from(900)} {
    li {
      grid-template-columns: minmax(0, 1fr) auto 9rem;
    }
    li > :last-child {
      text-align: right;
    }
  }
`;
