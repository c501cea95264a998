import type { StaffOrderDto } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';

/** What the movements of an order's money need to be put into words. */
export type OrderWithMoney = Pick<StaffOrderDto, 'status' | 'isFree' | 'money'>;

/** Returns whether the order has ended, so that it owes nothing and what is held goes back. */
function hasEnded({ status }: Pick<StaffOrderDto, 'status'>): boolean {
  return status === 'cancelled' || status === 'refund_pending' || status === 'refunded';
}

/** Returns whether the family still owes money for the order. */
export function owesMoney(order: OrderWithMoney): boolean {
  return order.money.owed > 0 && !hasEnded(order);
}

/** Returns whether a payment can be recorded; the server refuses one for an order without a price and during a refund. */
export function isOpenToMoney({ status, isFree }: OrderWithMoney): boolean {
  return !isFree && status !== 'refund_pending' && status !== 'refunded';
}

/** The shop gave back more than it has left, by what happened last. */
function lossSentence({ money: { held, entries } }: OrderWithMoney): string {
  const last = entries.filter(({ kind }) => kind === 'reversal').pop();
  const cause = last?.actor === 'provider' ? 'anularon el pago' : 'corregimos un pago';
  return `La tienda perdió ${formatCop(-held)}: ${cause} después de que devolvimos una parte.`;
}

/** The state of the order's money in a sentence; undefined for an order without a price. */
export function moneySentence(order: OrderWithMoney): string | undefined {
  const { total, allowed, received, returned, held, owed } = order.money;
  if (order.isFree) return undefined;
  if (held < 0) return lossSentence(order);
  if (hasEnded(order)) {
    if (held > 0) return `La tienda todavía tiene ${formatCop(held)} de este pedido.`;
    return returned > 0 ? 'Todo lo que llegó se devolvió.' : 'No hay dinero de este pedido.';
  }
  if (owed > 0)
    return received > 0 ? `Llegaron ${formatCop(received)}. Faltan ${formatCop(owed)}.` : `Faltan ${formatCop(owed)}.`;
  const excess = held - (total - allowed);
  if (excess > 0) return `Sobran ${formatCop(excess)}: por devolver.`;
  if (returned === 0) return 'Todo pagado.';
  if (held === 0) return 'Todo lo que llegó se devolvió.';
  return `Todo pagado. Después se devolvieron ${formatCop(returned)} y quedan ${formatCop(held)}.`;
}
