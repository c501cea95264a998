import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MoneyOutcome, OpenMoneyDto } from '../../api/money.api';
import { formatCop } from '../../shared/lib/format-cop';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { showMoment } from '../../shared/lib/moments';
import { Button } from '../../shared/ui/Button';
import { Facts, Panel } from '../../shared/ui/panel';
import { PieceFacts } from '../../shared/ui/PieceFacts';
import { amountInWords, outcomeLabel, REASONS } from './open-money-words';

/** Loaded on demand, because the list does not need the form libraries. */
const DecideDialog = lazy(() => importWithRetry(() => import('./DecideDialog')));
const NewOrderDialog = lazy(() => importWithRetry(() => import('./NewOrderDialog')));

interface OpenMoneyCardProps {
  money: OpenMoneyDto;
  orderPath: (id: string) => string;
}

/** Money without a home: how much, whose, what the provider says, and one button for each decision. */
export function OpenMoneyCard({ money, orderPath }: OpenMoneyCardProps) {
  const [deciding, setDeciding] = useState<MoneyOutcome>();
  const [isOrdering, setOrdering] = useState(false);
  const { expectedAmount, order, provider, reason } = money;
  return (
    <Panel as="article" aria-label={amountInWords(money)}>
      <Amount>
        <strong>{amountInWords(money)}</strong>
        {expectedAmount !== null && expectedAmount !== money.amount && (
          <span>{`de ${formatCop(expectedAmount)} que pedimos`}</span>
        )}
      </Amount>
      <p>{REASONS[reason](provider ?? 'el proveedor')}</p>
      {money.providerSays && <p>{money.providerSays}</p>}
      <MoneyFacts money={money} />
      {order && (
        <Link to={orderPath(order.id)}>
          <span>{'Ver el pedido '}</span>
          <span translate="no">{order.orderNumber}</span>
        </Link>
      )}
      <Decisions>
        {money.outcomes.map((outcome, position) => (
          <Button
            key={outcome}
            size="s"
            variant={position === 0 ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setDeciding(outcome)}
          >
            {outcomeLabel(outcome, money)}
          </Button>
        ))}
        {mayBeOrderedByHand(money) && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setOrdering(true)}>
            Hacer un pedido nuevo
          </Button>
        )}
      </Decisions>
      {deciding && (
        <Suspense fallback={<p role="status">Abriendo…</p>}>
          <DecideDialog money={money} outcome={deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      )}
      {isOrdering && (
        <Suspense fallback={<p role="status">Abriendo…</p>}>
          <NewOrderDialog money={money} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Money that may be an order's, of which the shop knows neither the order nor what its payer wanted. */
function mayBeOrderedByHand({ outcomes, order, reason }: OpenMoneyDto): boolean {
  return (
    order === null && reason !== 'provider_differs' && outcomes.includes('order') && !outcomes.includes('new_order')
  );
}

function MoneyFacts({ money }: { money: OpenMoneyDto }) {
  const { payer, customer, movedAt, method, transactionId, reference, items, decisions } = money;
  return (
    <Facts>
      {payer && <Person title="Quién pagó" person={payer} />}
      {customer && <Person title="Quién compraba" person={customer} />}
      <div>
        <dt>Cuándo y cómo</dt>
        <dd>
          <span>{showMoment(movedAt)}</span>
          {method && <span translate="no">{`, ${method}`}</span>}
        </dd>
      </div>
      {items.length > 0 && (
        <div>
          <dt>Quería comprar</dt>
          {items.map((item, position) => (
            // Two lines of a purchase can be identical, so the position is the key.
            <dd key={position}>
              <span>{`${item.quantity} × ${item.name}: `}</span>
              <PieceFacts piece={item} />
            </dd>
          ))}
        </div>
      )}
      {transactionId && (
        <div>
          <dt>Para buscarlo donde el proveedor</dt>
          <dd translate="no">{transactionId}</dd>
          {reference && <dd translate="no">{reference}</dd>}
        </div>
      )}
      {decisions.length > 0 && <Earlier decisions={decisions} />}
    </Facts>
  );
}

function Person({ title, person }: { title: string; person: NonNullable<OpenMoneyDto['payer']> }) {
  const { name, email, phone } = person;
  return (
    <div>
      <dt>{title}</dt>
      {name && <dd translate="no">{name}</dd>}
      {email && (
        <dd translate="no">
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      )}
      {phone && (
        <dd translate="no">
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
      )}
    </div>
  );
}

function Earlier({ decisions }: Pick<OpenMoneyDto, 'decisions'>) {
  return (
    <div>
      <dt>Lo que se decidió antes</dt>
      {decisions.map(({ actor, note, at, orderNumber }) => (
        <dd key={at}>
          <span>{note ? `${note} (` : '('}</span>
          {orderNumber && <span translate="no">{`${orderNumber}, `}</span>}
          <span translate="no">{actor}</span>
          <span>{`, ${showMoment(at)})`}</span>
        </dd>
      ))}
    </div>
  );
}

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-4) var(--space-12);
  font-variant-numeric: tabular-nums;
  strong {
    font-size: var(--font-size-3);
  }
  span {
    color: var(--text-soft);
  }
`;

/** One line each on a phone, so that no two are confused. */
const Decisions = styled.div`
  display: grid;
  gap: var(--space-8);
  @media (min-width: 700px) {
    display: flex;
    flex-wrap: wrap;
  }
`;
