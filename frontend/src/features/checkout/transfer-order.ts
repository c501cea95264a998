import type { BankTransferOrderDto } from '../../api/orders.api';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';
import { useDraft } from '../../shared/lib/use-draft';

/** Kept by its tab alone: it holds a name and an address. */
const KEY = DRAFT_KEYS.transferOrder;

/** Keeps the order that waits for its transfer, so that a reload shows the account again. */
export function keepTransfer(order: BankTransferOrderDto): void {
  writeDraft(KEY, 'passing', { order });
}

/** The order of this tab that waits for its transfer. */
export function useTransferOrder(): BankTransferOrderDto | null {
  const kept = useDraft(KEY, 'passing') as { order: BankTransferOrderDto } | null;
  return kept?.order ?? null;
}
