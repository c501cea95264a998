import { useEffect, useState } from 'react';
import { useFindPaymentMutation } from '../../api/payments.api';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { shownReference } from './payment-reference';

/** Holds the transaction id of the last completed payment. It is not personal: the server decides who may see the order. */
const KEY = STORAGE_KEYS.paidTransaction;
/** Long enough for other tabs and the Back button; afterwards an empty cart is shown as empty. */
const KEPT_MS = 30 * 60_000;

/** Stores the transaction, so that other tabs with the same cart can link to the order. */
export function keepPaidTransaction(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Storage is blocked or full; the confirmation mail still links to the order.
  }
}

/** Returns the transaction of a recent payment, or null. */
function paidTransaction(): string | null {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'string' && Date.now() - Number(at) < KEPT_MS ? id : null;
  } catch {
    return null;
  }
}

/**
 * Transaction that emptied the cart outside this page: paid in another tab, or in one that was closed before the result.
 * Null while there is none. `session` is that of the empty cart.
 */
export function usePaidMeanwhile(session: string | null): string | null {
  const [find] = useFindPaymentMutation();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    if (!session) return;
    let left = false;
    const show = (id: string | null) => left || setFound(id);
    const reference = shownReference(session);
    const paid = paidTransaction();
    if (paid || !reference) show(paid);
    else void find({ findPaymentDto: { reference } }).then(({ data }) => show(data?.transactionId ?? null));
    return () => {
      left = true;
    };
  }, [session, find]);
  return found;
}
