import { DRAFT_KEYS } from './browser-storage';
import { writeDraft } from './draft-store';
import { useDraft } from './use-draft';

const KEY = DRAFT_KEYS.payingOrder;

/** Notes which order this tab pays online, so that a declined payment leads back to it; null when it pays a cart. */
export function keepPayingOrder(orderNumber: string | null): void {
  writeDraft(KEY, 'passing', orderNumber === null ? null : { orderNumber });
}

/** The order that this tab began to pay; null for a cart. */
export function usePayingOrder(): string | null {
  const kept = useDraft(KEY, 'passing') as { orderNumber: string } | null;
  return kept?.orderNumber ?? null;
}
