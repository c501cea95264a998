import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type OwingOrderDto,
  useCountOpenMoneyQuery,
  useGetMoneySummaryQuery,
  useGetReconciliationAgeQuery,
  useListOwingPagesInfiniteQuery,
} from '../../api/money.api';
import { ERASED_CUSTOMER } from '../../domain/order-admin-status';
import { errorMessage } from '../../shared/lib/error-message';
import { showDay, showMoment } from '../../shared/lib/moments';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { Panel, PanelTitle, Row } from '../../shared/ui/panel';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { OrderStatusPill } from '../../shared/ui/OrderStatusPill';
import { OPEN_MONEY_PATH, RECONCILIATION_PATH } from './money-paths';
import { orders } from './money-words';
import { MoneyTabs } from './MoneyTabs';
import { Payouts } from './Payouts';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** What came today, and what is still to come or to give back. */
export function Money({ isOwner }: { isOwner: boolean }) {
  return (
    <>
      <MoneyTabs isOwner={isOwner} />
      <Sums />
      {isOwner && <Unfinished />}
      <Owing
        which="waiting"
        title="Por confirmar"
        about="Pedidos que esperan su transferencia."
        empty="Nadie debe una transferencia."
      />
      <Owing
        which="balance"
        title="Saldos"
        about="Pedidos en el taller o enviados a los que les falta una parte."
        empty="Nadie debe un saldo."
      />
      {isOwner && <Payouts />}
    </>
  );
}

function Sums() {
  const { data, error } = useGetMoneySummaryQuery(undefined, FRESH);
  useReauthOnForbidden(error);
  if (!data && error) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!data) return <Skeleton height="176px" />;
  const { sums, waiting, balances, toReturn } = data;
  const gone = sums.reversals + sums.refunds + sums.shippingReturned;
  return (
    <Figures>
      <div>
        <dt>Llegó hoy</dt>
        <dd>
          <Price amount={sums.received} />
          {gone > 0 && (
            <small>
              <span>{'Salió '}</span>
              <Price amount={gone} />
            </small>
          )}
        </dd>
      </div>
      <Figure label="Por confirmar" amount={waiting.amount} detail={orders(waiting.orders)} />
      <Figure label="Saldos que nos deben" amount={balances.amount} detail={orders(balances.orders)} />
      <Figure label="Por devolver" amount={toReturn.amount} detail={orders(toReturn.orders)} />
    </Figures>
  );
}

function Figure({ label, amount, detail }: { label: string; amount: number; detail: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} />
        <small>{detail}</small>
      </dd>
    </div>
  );
}

/** What is not in order: money without an order, and the comparison with the provider. */
function Unfinished() {
  const { data: open = 0 } = useCountOpenMoneyQuery(undefined, FRESH);
  const { data: age } = useGetReconciliationAgeQuery(undefined, FRESH);
  return (
    <Row>
      {open > 0 && (
        <TextLink to={OPEN_MONEY_PATH}>{open === 1 ? '1 pago sin pedido' : `${open} pagos sin pedido`}</TextLink>
      )}
      {age && (
        <TextLink to={RECONCILIATION_PATH}>
          {age.lastDoneAt ? `Conciliado: ${showMoment(age.lastDoneAt)}` : 'Todavía sin conciliar'}
        </TextLink>
      )}
      {age?.isLate && <strong>La conciliación está atrasada</strong>}
    </Row>
  );
}

interface OwingProps {
  which: 'waiting' | 'balance';
  title: string;
  about: string;
  empty: string;
}

function Owing({ which, title, about, empty }: OwingProps) {
  const titleId = useId();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListOwingPagesInfiniteQuery(which, FRESH);
  const owing = data?.pages.flatMap(({ items }) => items);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>{title}</PanelTitle>
      <p>{about}</p>
      {error && !owing && <Note kind="error">{errorMessage(error)}</Note>}
      {!owing && !error && <Skeleton height="120px" />}
      {owing?.length === 0 && <p>{empty}</p>}
      {owing && owing.length > 0 && (
        <List>
          {owing.map((order) => (
            <OwingRow key={order.id} order={order} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver más
        </Button>
      )}
    </Panel>
  );
}

function OwingRow({ order }: { order: OwingOrderDto }) {
  const { id, number, customer, status, createdAt, total, received, owed } = order;
  return (
    <li>
      <div>
        <Link translate="no" to={`${ORDER_ADMIN_PATH}/${id}`}>
          {number}
        </Link>
        <span translate="no">{customer || ERASED_CUSTOMER}</span>
        <small>{`Del ${showDay(createdAt)}`}</small>
      </div>
      <OrderStatusPill status={status} />
      <Owed>
        <span>{'Falta '}</span>
        <Price amount={owed} />
        {received > 0 && (
          <small>
            <span>{'Llegó '}</span>
            <Price amount={received} />
            <span>{' de '}</span>
            <Price amount={total} />
          </small>
        )}
      </Owed>
    </li>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8);
  ${from(900)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    padding: var(--space-12) var(--space-14);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
  }
  dd {
    display: grid;
    font-size: var(--font-size-lg);
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    color: var(--text-soft);
    font-size: var(--font-size-xs);
  }
`;

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-6) var(--space-16);
    padding-block: var(--space-12);
    border-top: 1px solid var(--border);
    font-size: var(--font-size-sm);
  }
  li > div:first-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    padding-block: var(--space-8);
    color: var(--brand);
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    color: var(--text-soft);
    font-size: var(--font-size-xs);
  }
  ${from(900)} {
    li {
      grid-template-columns: minmax(0, 1fr) auto 16rem;
    }
  }
`;

const Owed = styled.p`
  grid-column: 1 / -1;
  small {
    display: block;
  }
  ${from(900)} {
    grid-column: auto;
    text-align: right;
  }
`;
