import type { RefundState } from '../api/refunds.api';

/** Every state of a refund. Only with `isDone` the customer has the money. */
export const REFUND_STATES: Readonly<Record<RefundState, { name: string; tone: 'attention' | 'done' | 'quiet' }>> = {
  asked: { name: 'Espera aprobación', tone: 'attention' },
  approved: { name: 'Por hacer', tone: 'attention' },
  under_way: { name: 'En camino', tone: 'attention' },
  done: { name: 'Devuelto', tone: 'done' },
  failed: { name: 'No se pudo', tone: 'attention' },
  refused: { name: 'Negada', tone: 'quiet' },
};

/** The refund needs an action of staff. */
export function isOpenRefund(state: RefundState): boolean {
  return state !== 'done' && state !== 'refused';
}
