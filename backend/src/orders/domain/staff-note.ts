import { errorOf } from '../../common/domain-error.js';
import type { StaffNote } from './order-change.js';
import type { Order } from './order.js';

/** Notes of one order. */
const MAX_NOTES = 100;

export const NOTES_FULL = [422, 'order.notes_full', 'Este pedido ya tiene 100 notas.'] as const;

export function addStaffNote(order: Order, note: StaffNote): void {
  if (order.staffNotes.length >= MAX_NOTES) throw errorOf(NOTES_FULL);
  order.staffNotes = [...order.staffNotes, note];
}
