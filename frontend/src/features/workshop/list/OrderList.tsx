import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import {
  type OrderQuestion,
  type StaffOrderDto,
  useListOrderPagesInfiniteQuery,
  ORDERS_POLLING,
} from '../../../api/workshop.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { StaleNote } from '../../../shared/ui/StaleNote';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import type { PapersOf } from '../selection/print-job';
import { SelectionHead } from '../selection/SelectionHead';
import { type Selection, useSelection } from '../selection/use-selection';
import { OrderRow, type PhotoOf } from './OrderRow';

/** Loaded when the first order is selected. */
const SelectionBar = lazy(() => importWithRetry(() => import('../selection/SelectionBar')));

interface OrderListProps {
  question: OrderQuestion;
  /** Texts of an empty result. */
  empty: { title: string; text: string };
  /** Renders the printed pages of the selected orders. */
  papers: PapersOf;
  photoOf: PhotoOf;
}

/** Orders of a query. Several can be selected, also across pages and queries. */
export function OrderList({ question, empty, papers, photoOf }: OrderListProps) {
  const pages = useOrderPages(question);
  const orders = pages.currentData?.pages.flatMap((page) => page.orders);
  const selection = useSelection(orders ?? []);
  return (
    <>
      {orders && orders.length > 0 && <SelectionHead selection={selection} shown={orders} />}
      <Pages pages={pages} orders={orders} empty={empty} selection={selection} photoOf={photoOf} />
      {selection.isOn && (
        <Suspense fallback={null}>
          <SelectionBar selection={selection} papers={papers} />
        </Suspense>
      )}
    </>
  );
}

const useOrderPages = (question: OrderQuestion) => useListOrderPagesInfiniteQuery(question, ORDERS_POLLING);

interface PagesProps {
  pages: ReturnType<typeof useOrderPages>;
  orders: StaffOrderDto[] | undefined;
  empty: OrderListProps['empty'];
  selection: Selection;
  photoOf: PhotoOf;
}

/** Pages of the list, loaded on request. Loaded pages stay visible while they are refetched. */
function Pages({ pages, orders, empty, selection, photoOf }: PagesProps) {
  const { error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages;
  const [now] = useState(() => new Date());
  useReauthOnForbidden(error);
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
      <VisuallyHidden role="status">{announcementOf(orders.length, hasNextPage)}</VisuallyHidden>
      {error && <StaleNote />}
      {orders.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} now={now} photoOf={photoOf} selection={selection.isOn ? selection : undefined} />
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

function announcementOf(count: number, hasMore: boolean): string {
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
