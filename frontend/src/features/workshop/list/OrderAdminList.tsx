import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCountOrdersQuery, useSummariseOrdersQuery, ORDERS_POLLING } from '../../../api/workshop.api';
import { orderAdminPath, questionOf, readFilter } from '../order-admin-path';
import { ALL, type OrderView, REVIEW } from '../order-views';
import type { PapersOf } from '../selection/print-job';
import { emptyText } from './empty-text';
import { ExportOrders } from './ExportOrders';
import { NewOrders } from './NewOrders';
import { OrderFilters } from './OrderFilters';
import { OrderList } from './OrderList';
import type { PhotoOf } from './OrderRow';
import { OrderSearch, SEARCH_ID } from './OrderSearch';
import { OrderTabs } from './OrderTabs';
import { CheckReference } from './CheckReference';
import { WorkbenchProblems } from './WorkbenchProblems';

interface OrderAdminListProps {
  /** The owner may also download the orders. */
  isOwner: boolean;
  /** Renders the printed pages of several orders. */
  papers: PapersOf;
  photoOf: PhotoOf;
}

/** List of orders with views, filters and search. The search text is in the history state, not in the URL. */
export function OrderAdminList({ isOwner, papers, photoOf }: OrderAdminListProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(params);
  const { view } = filter;
  const { state } = useLocation() as { state: { search?: string } | null };
  const search = state?.search ?? '';
  const { data: counts } = useCountOrdersQuery(undefined, ORDERS_POLLING);
  const { data: summary } = useSummariseOrdersQuery(undefined, ORDERS_POLLING);

  const countOf = (status: string) => counts && (counts.find((each) => each.status === status)?.orders ?? 0);
  const countIn = (each: OrderView) => {
    if (!counts || each === ALL) return undefined;
    return each.statuses.reduce((sum, status) => sum + countOf(status)!, 0);
  };
  const question = questionOf(filter, search);
  const find = (text: string) => void navigate(orderAdminPath(filter), { state: { search: text } });
  const empty = search
    ? { title: 'No encontramos pedidos', text: `Ningún pedido tiene «${search}» en su número, familia o bordado.` }
    : { title: 'Nada por aquí', text: emptyText(filter) };
  return (
    <Layout>
      <WorkbenchProblems />
      <NewOrders total={counts?.reduce((sum, { orders }) => sum + orders, 0)} />
      <OrderSearch id={SEARCH_ID} text={search} onSearch={find} />
      <OrderTabs current={search ? undefined : view} countOf={countIn} />
      {search ? (
        <p>
          <span>{'Resultados de '}</span>
          <strong>{`«${search}»`}</strong>
          <span>{' en todos los pedidos'}</span>
        </p>
      ) : (
        <OrderFilters filter={filter} summary={summary} countOf={countOf} />
      )}
      <OrderList question={question} empty={empty} papers={papers} photoOf={photoOf} />
      {isOwner && (
        <Foot>
          <ExportOrders of={question} />
        </Foot>
      )}
      {!search && view === REVIEW && <CheckReference />}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: var(--space-16);
  /* Lists scroll inside the column instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: var(--space-16);
  border-top: 1px solid var(--border);
`;
