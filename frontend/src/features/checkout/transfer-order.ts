import type { BankTransferOrderDto } from '../../api/orders.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useDraft } from '../../shared/lib/use-draft';
import { writeDraft } from '../../shared/state/drafts-slice';

/** Stored in this tab only, because it contains personal data. */
const KEY = DRAFT_KEYS.transferOrder;

/** Stores the reserved order, so that a reload shows the account to pay to again. */
export function keepTransfer(order: BankTransferOrderDto) {
  return writeDraft(KEY, 'passing', { order });
}

/** Returns the reserved order of this tab. */
export function useTransferOrder(): BankTransferOrderDto | null {
  const kept = useDraft(KEY) as { order: BankTransferOrderDto } | null;
  return kept?.order ?? null;
}
