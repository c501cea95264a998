import { styled } from 'styled-components';
import { from } from '../../theme/media';
import type { BenchPlace, Press } from './bench-state';

interface BenchQueueProps {
  places: readonly BenchPlace[];
  /** Key of the piece that is made now. */
  current?: string;
  unsent: readonly Press[];
  onChoose: (key: string) => void;
}

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** The pieces to make by due date; a row on phones, a column beside the piece on a tablet. */
export function BenchQueue({ places, current, unsent, onChoose }: BenchQueueProps) {
  return (
    <List aria-label="Cola del taller">
      {places.map(({ key, order, piece }) => {
        const item = order.items[piece.line]!;
        const isUnsent = unsent.some(
          ({ orderId, line, unit }) => orderId === order.id && line === piece.line && unit === piece.unit,
        );
        return (
          <li key={key}>
            <button type="button" aria-current={key === current || undefined} onClick={() => onChoose(key)}>
              <strong>{item.personalization || item.name}</strong>
              <span>
                {order.orderNumber}
                {order.dueOn && ` · ${DAY.format(new Date(`${order.dueOn}T00:00:00Z`))}`}
                {order.isExpress && ' · Express'}
              </span>
              <span>
                {piece.doneAt ? 'Lista' : piece.problem ? 'Problema' : 'Por bordar'}
                {isUnsent && ', se enviará'}
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: var(--space-8);
  overflow-x: auto;
  li {
    flex: 0 0 auto;
  }
  button {
    display: grid;
    gap: 2px;
    width: 100%;
    min-width: 150px;
    min-height: 64px;
    padding: var(--space-10) var(--space-14);
    border: 1px solid var(--border);
    border-radius: var(--radius-2);
    background: var(--surface-raised);
    color: var(--text);
    text-align: left;
    overflow-wrap: anywhere;
  }
  button[aria-current] {
    border: 2px solid var(--brand);
  }
  span {
    color: var(--text-soft);
    font-size: var(--font-size-sm);
  }
  ${from(700)} {
    display: grid;
    max-height: 80dvh;
    overflow: hidden auto;
  }
`;
