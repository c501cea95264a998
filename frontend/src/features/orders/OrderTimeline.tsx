import { styled } from 'styled-components';
import type { OrderStatus, OrderStepDto } from '../../api/orders.api';
import { EVENT_LABELS, statesAhead, statusLabel } from '../../domain/order-status';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { layers } from '../../theme/layers';
import { momentOf } from './long-dates';

interface OrderTimelineProps {
  status: OrderStatus;
  isFree: boolean;
  /** Steps in chronological order. */
  history: readonly OrderStepDto[];
}

/** Timeline of an order: a stitched line along the past steps, a dashed one along the steps ahead. */
export function OrderTimeline({ status, isFree, history }: OrderTimelineProps) {
  return (
    <List aria-label="Historia del pedido">
      {history.map(({ status: state, at, note, event }, position) => (
        <li
          key={`${at}-${position}`}
          className="done"
          aria-current={position === history.length - 1 ? 'step' : undefined}
        >
          <strong>{event ? EVENT_LABELS[event] : statusLabel(state, isFree)}</strong>
          <time dateTime={at}>{momentOf(at)}</time>
          {note && <p>{note}</p>}
        </li>
      ))}
      {statesAhead(status).map((state) => (
        <li key={state}>
          <VisuallyHidden>Falta: </VisuallyHidden>
          <span>{statusLabel(state, isFree)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  li {
    position: relative;
    display: grid;
    gap: 2px;
    min-height: 44px;
    padding: 0 0 var(--space-20) var(--space-32);
    color: var(--text-soft);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before,
  li:not(:last-child)::after {
    content: '';
    position: absolute;
  }
  li::before {
    top: 4px;
    left: 0;
    z-index: ${layers.raised};
    width: 16px;
    height: 16px;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--radius-full);
    background: var(--surface-alt);
  }
  li:not(:last-child)::after {
    top: 12px;
    bottom: -6px;
    left: 5px;
    width: 6px;
    background: repeating-linear-gradient(18deg, var(--border) 0 2px, transparent 2px 5px);
  }
  li.done:has(+ .done)::after {
    background: repeating-linear-gradient(18deg, var(--thread) 0 2px, var(--thread-light) 2px 3.4px);
  }
  .done::before {
    border-color: var(--brand);
    background: var(--brand);
  }
  .done strong {
    font-weight: 600;
    color: var(--text);
  }
  [aria-current] strong {
    color: var(--brand);
  }
  time,
  p {
    font-size: var(--font-size-sm);
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
    color: var(--text);
  }
`;
