import type { AuditAct } from '../../audit/index.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { ORDER_STATUS_NAMES, type OrderStatus } from '../../common/order-statuses.js';
import type { Order } from './order.js';

/** Entries of the audit log about orders: number, statuses and amounts, and no personal data. */

/** A change of the status from `before`, after it was made; `received` came with it. */
export function statusAct({ number, status }: Order, before: OrderStatus, received?: Pesos): AuditAct {
  if (status === 'paid' && received !== undefined)
    return {
      kind: 'order_money',
      action: `confirmó la transferencia de ${number} por ${formatPesos(received)}`,
      subject: orderSubject(number),
      before: { status: before },
      after: { status, received },
    };
  const money = received === undefined ? '' : `, con ${formatPesos(received)} recibidos`;
  return {
    kind: 'order_status',
    action: `pasó ${number} de «${ORDER_STATUS_NAMES[before]}» a «${ORDER_STATUS_NAMES[status]}»${money}`,
    subject: orderSubject(number),
    before: { status: before },
    after: { status, ...(received !== undefined && { received }) },
  };
}

/** Staff recorded, corrected or forgave money: `verb` stands before the amount. `owedBefore`: what the order owed until then. */
export function moneyAct({ number, money }: Order, verb: string, amount: Pesos, owedBefore: Pesos): AuditAct {
  return {
    kind: 'order_money',
    action: `${verb} ${formatPesos(amount)} de ${number}`,
    subject: orderSubject(number),
    before: { balance: owedBefore },
    after: { balance: money.owed, amount },
  };
}

/** An entry that names only the order's number: `orderAct(order, 'order_note', 'escribió una nota en')`. */
export function orderAct(
  { number }: Pick<Order, 'number'>,
  kind: AuditAct['kind'],
  verb: string,
): AuditAct & Required<Pick<AuditAct, 'subject'>> {
  return { kind, action: `${verb} ${number}`, subject: orderSubject(number) };
}

function orderSubject(number: string) {
  return { type: 'order', id: number };
}
