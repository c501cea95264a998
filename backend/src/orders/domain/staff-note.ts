import { DomainError } from '../../common/domain-error.js';
import type { Order } from './order.js';

/** What somebody of the staff wrote for the others. Neither the shopper nor a mail ever gets it. */
export interface StaffNote {
  readonly text: string;
  /** ISO 8601, because the notes are stored as JSON. */
  readonly at: string;
  /** Address of who wrote it. */
  readonly actor: string;
}

/** Notes of one order. */
const MOST_NOTES = 100;

export const NOTES_FULL = [422, 'order.notes_full', 'Este pedido ya tiene 100 notas.'] as const;

export function addStaffNote(order: Order, note: StaffNote): void {
  if (order.staffNotes.length >= MOST_NOTES) throw new DomainError('invalid', NOTES_FULL[1], NOTES_FULL[2]);
  order.staffNotes = [...order.staffNotes, note];
}
