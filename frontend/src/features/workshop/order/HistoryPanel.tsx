import { useId } from 'react';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { ORDER_EVENTS, statusNameOf } from '../../../domain/order-admin-status';
import { paymentMethodName } from '../../../domain/payment-methods';
import { formatCop } from '../../../shared/lib/format-cop';
import { showMoment } from '../../../shared/lib/moments';
import { Panel, PanelTitle } from '../../../shared/ui/panel';

const ACTORS: Readonly<Record<string, string>> = {
  shop: 'La tienda',
  provider: 'El proveedor de pagos',
  shopper: 'Quien compró',
};

/** Who did something: the shop, the provider, or the email of a person. */
export function actorName(actor: string): string {
  return ACTORS[actor] ?? actor;
}

const FIELDS = { phone: 'Celular', address: 'Dirección' } as const;

/** History of an order, the newest entry first, with the notes that the customer received. */
export function HistoryPanel({ order: { history, items, laterNames, isFree } }: { order: StaffOrderDto }) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Historia</PanelTitle>
      <Steps>
        {[...history].reverse().map(({ status, at, actor, note, received, event, shipment, corrected }, position) => (
          <li key={history.length - position}>
            <strong>{event ? ORDER_EVENTS[event] : statusNameOf(status, isFree)}</strong>
            <small>{`${showMoment(at)}, ${actorName(actor)}`}</small>
            {received && (
              <p>
                <span>{`Llegaron ${formatCop(received.amount)} por ${paymentMethodName(received.method)}, referencia `}</span>
                <span translate="no">{received.reference}</span>
              </p>
            )}
            {shipment && (
              <p>
                {`${shipment.carrierName}, ${shipment.guide ? `guía ${shipment.guide}` : `sin guía: ${shipment.reason}`}`}
              </p>
            )}
            {corrected.map(({ field, position, before, after }) => (
              <p key={`${field}${position}`}>
                <span>{`${field === 'name' ? `Nombre de ${items[position ?? 0]?.name}` : FIELDS[field]}: ${before || 'nada'} → `}</span>
                <strong translate="no">{after}</strong>
              </p>
            ))}
            {note && <p>{note}</p>}
          </li>
        ))}
      </Steps>
      {laterNames.map(({ position, name, at, actor }) => (
        <Entry key={at}>
          <span>{`Nombre de ${items[position]?.name ?? ''}: `}</span>
          <strong translate="no">{name}</strong>
          <small>{`${showMoment(at)}, ${actorName(actor)}`}</small>
        </Entry>
      ))}
    </Panel>
  );
}

/** Text with its author. */
export const Entry = styled.p`
  padding-bottom: var(--space-12);
  font-size: var(--font-size-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--text-soft);
  }
`;

const Steps = styled.ol`
  display: grid;
  li {
    position: relative;
    padding: 0 0 var(--space-18) var(--space-22);
    overflow-wrap: anywhere;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 8px;
    bottom: -8px;
    left: 3px;
    width: 4px;
    border-radius: 2px;
    background: var(--stitch-fine);
  }
  li:last-child::before {
    bottom: auto;
    height: 12px;
  }
  small {
    display: block;
    font-size: var(--font-size-xs);
    color: var(--text-soft);
  }
  p {
    margin-top: var(--space-4);
    font-size: var(--font-size-sm);
    white-space: pre-line;
  }
`;
