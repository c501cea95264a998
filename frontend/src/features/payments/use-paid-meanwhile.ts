import { useEffect, useState } from 'react';
import { useFindPaymentMutation } from '../../api/payments.api';
import { paidTransaction } from './paid-transaction';
import { shownReference } from './payment-reference';

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
