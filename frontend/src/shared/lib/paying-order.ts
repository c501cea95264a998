import { writeDraft } from '../state/drafts-slice';
import { DRAFT_KEYS } from './browser-storage';
import { useDraft } from './use-draft';

const KEY = DRAFT_KEYS.payingOrder;

/** Stores the order that this tab pays online, so that the page of a declined payment links to it; null for a cart. */
export function keepPayingOrder(orderNumber: string | null) {
  return writeDraft(KEY, 'passing', orderNumber === null ? null : { orderNumber });
}

/** The order that this tab pays; null for a cart. */
export function usePayingOrder(): string | null {
  const kept = useDraft(KEY) as { orderNumber: string } | null;
  return kept?.orderNumber ?? null;
}
