import { useState } from 'react';
import { styled } from 'styled-components';
import { type OrderQuestion, useListOrderPagesInfiniteQuery } from '../../../api/workshop.api';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Note } from '../../../shared/ui/Note';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { ORDERS_POLLING } from '../orders-polling';
import { OrderRow } from './OrderRow';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';

interface OrderListProps {
  question: OrderQuestion;
  /** What it says when nothing fits the question. */
  empty: { title: string; text: string };
}

/** The orders that fit a question, read on page by page. What was read stays while it is asked for again. */
export function OrderList({ question, empty }: OrderListProps) {
  const pages = useListOrderPagesInfiniteQuery(question, ORDERS_POLLING);
  const { currentData, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  const [now] = useState(() => new Date());
  useReauthOnForbidden(error);
  const orders = currentData?.pages.flatMap((page) => page.orders);
  const retry = <Button onClick={() => void refetch()}>Reintentar</Button>;

  if (!orders) {
    if (!error) return <ListSkeleton />;
    return (
      <EmptyState title="No pudimos cargar los pedidos" action={retry}>
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{told(orders.length, hasNextPage)}</VisuallyHidden>
      {error && <Note kind="warning">Sin conexión: esto es lo último que vimos. Lo volvemos a intentar solos.</Note>}
      {orders.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} now={now} />
            </li>
          ))}
        </List>
      )}
      {hasNextPage && (
        <More variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Cargando...' : 'Ver más'}
        </More>
      )}
    </>
  );
}

function told(count: number, hasMore: boolean): string {
  if (count === 0) return 'Ningún pedido';
  return `${count === 1 ? '1 pedido' : `${count} pedidos`}${hasMore ? ', y hay más' : ''}`;
}

function ListSkeleton() {
  return (
    <List as="div" aria-busy="true">
      <VisuallyHidden role="status">Cargando los pedidos…</VisuallyHidden>
      {Array.from({ length: 4 }, (_, position) => (
        <Skeleton key={position} height="128px" />
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
`;

const More = styled(Button)`
  justify-self: center;
`;
