import { DRAFT_KEYS } from './browser-storage';
import { writeDraft } from './draft-store';
import { useDraft } from './use-draft';

const KEY = DRAFT_KEYS.payingOrder;

/** Stores the order that this tab pays online, so that the page of a declined payment links to it; null for a cart. */
export function keepPayingOrder(orderNumber: string | null): void {
  writeDraft(KEY, 'passing', orderNumber === null ? null : { orderNumber });
}

/** The order that this tab pays; null for a cart. */
export function usePayingOrder(): string | null {
  const kept = useDraft(KEY, 'passing') as { orderNumber: string } | null;
  return kept?.orderNumber ?? null;
}
