import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { bogotaDay } from '../../shared/lib/moments';
import { useNow } from '../../shared/lib/use-now';
import { from } from '../../theme/media';
import type { QueueEntry, Press } from './workbench-state';

interface WorkbenchQueueProps {
  queue: readonly QueueEntry[];
  /** Key of the piece that is made now. */
  current?: string;
  unsent: readonly Press[];
  onChoose: (key: string) => void;
}

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** The pieces to make by due date; a row on phones, a column beside the piece on a tablet. */
export function WorkbenchQueue({ queue, current, unsent, onChoose }: WorkbenchQueueProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const today = bogotaDay(useNow()).toISOString().slice(0, 10);
  return (
    <List ref={list} aria-label="Cola del taller">
      {queue.map(({ key, order, piece }) => {
        const item = order.items[piece.line]!;
        const isUnsent = unsent.some(
          ({ orderId, line, unit }) => orderId === order.id && line === piece.line && unit === piece.unit,
        );
        return (
          <li key={key}>
            <button type="button" aria-current={key === current || undefined} onClick={() => onChoose(key)}>
              <strong translate={item.personalization ? 'no' : undefined}>{item.personalization || item.name}</strong>
              <span>
                <span translate="no">{order.orderNumber}</span>
                <span>{`${order.dueOn ? ` · ${DAY.format(new Date(`${order.dueOn}T00:00:00Z`))}` : ''}${order.isExpress ? ' · Express' : ''}`}</span>
              </span>
              {order.dueOn && order.dueOn < today && <Late>Atrasada</Late>}
              <span>
                {`${piece.doneAt ? 'Lista' : piece.problem ? 'Problema' : 'Por bordar'}${isUnsent ? ', se enviará' : ''}`}
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
}

const Late = styled.span`
  && {
    color: var(--danger);
    font-weight: 600;
  }
`;

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
    align-content: flex-start;
    padding-bottom: var(--space-12);
    overflow: hidden auto;
  }
`;
