import type { OrderDto } from '../../api/orders.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';

/** Stored per tab, because it contains a name and an address. */
const KEY = DRAFT_KEYS.completedOrder;

interface Kept {
  order: OrderDto;
  /** True until the checkout data of the order are deleted. */
  isNew: boolean;
}

/** Stores the order of a payment for the success page. */
export function keepCompletedOrder(order: OrderDto): void {
  writeDraft(KEY, 'passing', { order, isNew: true });
}

/** Returns the order of a transaction that was completed in this tab. */
export function useCompletedOrder(transactionId: string | null): OrderDto | null {
  const kept = useDraft(KEY, 'passing') as Kept | null;
  return kept && kept.order.transactionId === transactionId ? kept.order : null;
}

/** Returns true once per order, so that a later visit of the page does not delete data typed for the next order. */
export function takeNewOrder(order: OrderDto): boolean {
  const kept = readDraft(KEY, 'passing') as Kept | null;
  if (!kept?.isNew || kept.order.id !== order.id) return false;
  writeDraft(KEY, 'passing', { ...kept, isNew: false });
  return true;
}
