import type { OrderDto } from '../../api/orders.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';

/** Kept by its tab alone: it holds a name and an address. */
const KEY = DRAFT_KEYS.completedOrder;

interface Kept {
  order: OrderDto;
  /** Nobody has tidied up after it yet. */
  isNew: boolean;
}

/** Stores the order that a payment made, for the page that thanks for it (accounts-payments-chatbot.md, section 4). */
export function keepCompletedOrder(order: OrderDto): void {
  writeDraft(KEY, 'passing', { order, isNew: true });
}

/** The order that this transaction paid, when it was completed in this tab. */
export function useCompletedOrder(transactionId: string | null): OrderDto | null {
  const kept = useDraft(KEY, 'passing') as Kept | null;
  return kept && kept.order.transactionId === transactionId ? kept.order : null;
}

/** True once for each order: whoever comes back to the page later must not lose what was typed for the next one. */
export function takeNewOrder(order: OrderDto): boolean {
  const kept = readDraft(KEY, 'passing') as Kept | null;
  if (!kept?.isNew || kept.order.id !== order.id) return false;
  writeDraft(KEY, 'passing', { ...kept, isNew: false });
  return true;
}
