import { FINISHED_STATUSES } from './order-status.js';
import { copyOf, withoutEntryTexts } from './masked-order.js';
import type { Order } from './order.js';
import { withoutPerson } from './purchase.js';

/** Whether the person asked for erasure while deadlines still run: the data stay, and nobody finds or reads them by the way. */
export function isRestricted({ eraseRequestedAt, anonymisedAt }: Order): boolean {
  return eraseRequestedAt !== null && anonymisedAt === null;
}

/**
 * The order as lists, exports and mails to the shop show it. A restricted one names nobody, and what is stitched only while it is made. The
 * references and evidence of an erased one are for the books alone.
 */
export function asListed(order: Order): Order {
  if (order.anonymisedAt) return copyOf(order, { money: withoutEntryTexts(order.money) });
  if (!isRestricted(order)) return order;
  const { lines } = order.purchase;
  const purchase = withoutPerson(order.purchase);
  return copyOf(order, {
    purchase: FINISHED_STATUSES.includes(order.status) ? purchase : { ...purchase, lines },
    money: withoutEntryTexts(order.money),
    staffNotes: [],
    history: order.history.map((change) => ({ ...change, note: '', shipment: undefined, corrected: undefined })),
  });
}

/** Whether staff see a restricted order without its person: nothing is left to make, send or give back. */
export function isClosedToStaff(order: Order): boolean {
  return isRestricted(order) && FINISHED_STATUSES.includes(order.status);
}

/** The order on its page for staff. */
export function onStaffPage(order: Order): Order {
  return FINISHED_STATUSES.includes(order.status) ? asListed(order) : order;
}
