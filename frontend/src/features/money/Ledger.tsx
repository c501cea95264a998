import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type BookEntryDto,
  type BookSumsDto,
  type EntryFilter,
  useListEntryPagesInfiniteQuery,
} from '../../api/money.api';
import { errorMessage } from '../../shared/lib/error-message';
import { showDay } from '../../shared/lib/moments';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Note } from '../../shared/ui/Note';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { below, from } from '../../theme/media';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { LedgerFilters } from './LedgerFilters';
import { actorOf, kindOf, methodOf } from './money-words';
import { MoneyTabs } from './MoneyTabs';

/** Every movement of money, the newest first. The filter is in the URL, so that reloading keeps it. */
export default function Ledger({ isOwner }: { isOwner: boolean }) {
  const [params, setParams] = useSearchParams();
  const filter: EntryFilter = Object.fromEntries(params);
  const change = (changed: EntryFilter) => setParams(filled({ ...filter, ...changed }), { replace: true });
  return (
    <>
      <MoneyTabs isOwner={isOwner} />
      <p>Cada peso que llegó o salió, por el día en que se movió. Nada se borra: una corrección es otra línea.</p>
      <LedgerFilters filter={filter} onChange={change} />
      <Entries filter={filter} />
    </>
  );
}

function Entries({ filter }: { filter: EntryFilter }) {
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useListEntryPagesInfiniteQuery(
    filter,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  useReauthOnForbidden(error);
  if (error && !currentData) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!currentData) return <Skeleton height="480px" />;
  const entries = currentData.pages.flatMap(({ items }) => items);
  const sums = currentData.pages[0]?.sums;
  if (entries.length === 0)
    return <EmptyState title="No se movió dinero con ese filtro">Prueba con más días u otro medio.</EmptyState>;
  return (
    <>
      {sums && <Sums sums={sums} />}
      <List>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
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

function Sums({ sums }: { sums: BookSumsDto }) {
  const { received, reversals, refunds, shippingReturned, fees, net } = sums;
  const lines = [
    ['Llegó', received],
    ['Corregido o anulado', -reversals],
    ['Devuelto', -refunds - shippingReturned],
    ['Comisiones', -fees],
    ['Queda', net],
  ] as const;
  return (
    <SumList>
      {lines
        .filter(([label, amount]) => amount !== 0 || label === 'Llegó' || label === 'Queda')
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
    </SumList>
  );
}

function EntryRow({ entry }: { entry: BookEntryDto }) {
  const { at, movedAt, order, payer, method, reference, transactionId, evidence, actor, reason, note, kind } = entry;
  const proof = transactionId && kind !== 'payout' && kind !== 'fee' ? transactionId : reference || evidence;
  const isLater = showDay(at) !== showDay(movedAt);
  return (
    <li>
      <div>
        <strong>{showDay(movedAt)}</strong>
        {isLater && <small>{`Anotado el ${showDay(at)}`}</small>}
      </div>
      <div>
        <span>{kindOf(entry)}</span>
        <small>{methodOf(method)}</small>
      </div>
      <div>
        {order ? (
          <Link translate="no" to={`${ORDER_ADMIN_PATH}/${order.id}`}>
            {order.number}
          </Link>
        ) : (
          <span>{kind === 'payout' || kind === 'fee' ? 'Sin pedido' : 'Todavía sin pedido'}</span>
        )}
        <small translate="no">{order?.customer || payer}</small>
      </div>
      <div>
        {proof && <small translate="no">{proof}</small>}
        <small>
          <span>{'Anotó '}</span>
          <span translate="no">{actorOf(actor)}</span>
        </small>
        {(reason || note) && <small>{reason || note}</small>}
      </div>
      <Amount data-amount="">
        <Price amount={kind === 'payout' ? entry.amount : entry.net} />
      </Amount>
    </li>
  );
}

function filled(filter: EntryFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

const SumList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  dt {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
  }
`;

const List = styled.ol`
  border: 1px solid var(--border);
  border-radius: var(--radius-3);
  background: var(--surface-raised);
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4) var(--space-16);
    padding: var(--space-12) var(--space-14);
    font-size: var(--font-size-sm);
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
  > li > div {
    min-width: 0;
  }
  /* On phones the amount stands beside the day, and the rest below both. */
  ${below(900)} {
    > li > [data-amount] {
      grid-area: 1 / 2;
    }
    > li > div:nth-child(n + 2) {
      grid-column: 1 / -1;
    }
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--font-size-xs);
  }
  a {
    display: inline-block;
    padding-block: var(--space-6);
    color: var(--brand);
    font-weight: 600;
  }
  ${from(900)} {
    > li {
      grid-template-columns: 8rem 1.2fr 1.2fr 1.6fr 8.5rem;
    }
  }
`;

const Amount = styled.p`
  text-align: right;
`;
