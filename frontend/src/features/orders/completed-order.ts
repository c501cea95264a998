import type { OrderDto } from '../../api/orders.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import type { AppThunk } from '../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../shared/state/drafts-slice';

/** Stored per tab, because it contains a name and an address. */
const KEY = DRAFT_KEYS.completedOrder;

interface Kept {
  order: OrderDto;
  /** True until the checkout data of the order are deleted. */
  isNew: boolean;
}

/** Stores the order of a payment for the success page. */
export function keepCompletedOrder(order: OrderDto) {
  return writeDraft(KEY, 'passing', { order, isNew: true });
}

/** Returns the order of a transaction that was completed in this tab. */
export function useCompletedOrder(transactionId: string | null): OrderDto | null {
  const kept = useDraft(KEY) as Kept | null;
  return kept && kept.order.transactionId === transactionId ? kept.order : null;
}

/** Returns true once per order, so that a later visit of the page does not delete data typed for the next order. */
export function takeNewOrder(order: OrderDto): AppThunk<boolean> {
  return (dispatch, getState) => {
    const kept = selectDraft(getState(), KEY) as Kept | null;
    if (!kept?.isNew || kept.order.id !== order.id) return false;
    dispatch(writeDraft(KEY, 'passing', { ...kept, isNew: false }));
    return true;
  };
}
