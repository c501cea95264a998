import { useId } from 'react';
import { styled } from 'styled-components';
import { type StaffOrderDto, useGetOrderQuery } from '../../api/workshop.api';
import { ERASED_CUSTOMER } from '../../domain/order-admin-status';
import { errorMessage } from '../../shared/lib/error-message';
import { showDay, showMoment } from '../../shared/lib/moments';
import { Note } from '../../shared/ui/Note';
import { Facts, Panel, PanelTitle } from '../../shared/ui/panel';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { OrderStatusPill } from '../../shared/ui/OrderStatusPill';
import { actorOf, kindOf, methodOf } from './money-words';

/** An order for the accountant: customer, pieces and money, nothing to change. */
export default function BookOrder({ id }: { id: string }) {
  const { data: order, error } = useGetOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && !order) return <Note kind="error">{errorMessage(error)}</Note>;
  if (!order) return <Skeleton height="360px" />;
  return (
    <>
      <Sale order={order} />
      <OrderMoney money={order.money} />
    </>
  );
}

function Sale({ order }: { order: StaffOrderDto }) {
  const titleId = useId();
  const { items, subtotal, discountAmount, discountCode, total } = order;
  const discount = discountAmount > 0 ? [{ label: `Descuento ${discountCode ?? ''}`, value: -discountAmount }] : [];
  const pieces = items.map(({ quantity, name, price }) => ({
    label: `${quantity} × ${name}`,
    value: quantity * price,
  }));
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Pedido</PanelTitle>
      <Facts>
        <div>
          <dt>Estado</dt>
          <dd>
            <OrderStatusPill status={order.status} />
          </dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>{showMoment(order.createdAt)}</dd>
        </div>
        <div>
          <dt>Cliente</dt>
          <dd translate="no">{order.customerName || ERASED_CUSTOMER}</dd>
        </div>
        <div>
          <dt>Correo</dt>
          <dd translate="no">{order.customerEmail}</dd>
        </div>
      </Facts>
      <SummaryLines
        lines={[...pieces, { label: 'Piezas', value: subtotal }, ...discount]}
        total={{ label: 'Total', value: total }}
      />
    </Panel>
  );
}

function OrderMoney({ money }: Pick<StaffOrderDto, 'money'>) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Dinero</PanelTitle>
      <SummaryLines
        lines={[
          { label: 'Llegó', value: money.received },
          { label: 'Devuelto', value: money.returned },
          { label: 'Falta', value: money.owed },
        ]}
        total={{ label: 'Tenemos', value: money.held }}
      />
      <List>
        {money.entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <span>{`${showDay(entry.movedAt)} · ${kindOf(entry)}`}</span>
              <small>{methodOf(entry.method)}</small>
              <small translate="no">{entry.transactionId ?? entry.reference}</small>
              <small>
                <span>{'Anotó '}</span>
                <span translate="no">{actorOf(entry.actor)}</span>
              </small>
            </div>
            <Price amount={entry.kind === 'payment' ? entry.amount : -entry.amount} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ol`
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-16);
    padding-block: var(--space-10);
    border-top: 1px solid var(--border);
    font-size: var(--font-size-sm);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-soft);
  }
`;
