import { useCallback, useEffect, useState } from 'react';
import type { OrderDto } from '../../api/orders.api';
import { useCompleteExternalPaymentMutation } from '../../api/payments.api';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { keepCompletedOrder, useCompletedOrder } from './completed-order';
import { type Answer, answerOf, isMasked, isOpen, type PaymentOutcome } from './payment-outcome';
import { pollPayment } from './poll-payment';

const CHECKING: PaymentOutcome = { status: 'checking' };
const CREATING: PaymentOutcome = { status: 'creating' };
const MISSING: PaymentOutcome = { status: 'missing' };

/**
 * Result of a payment: the order that this tab has stored, or the one that the server has or creates. It does not look up
 * the order first, because that would be a 404 after each payment on the provider's page. It polls while the bank has not
 * decided, and when the shopper returns.
 */
export function usePaymentOutcome(transactionId: string | null) {
  const hydrated = useHydrated();
  const stored = useCompletedOrder(transactionId);
  const [answer, setAnswer] = useState(CHECKING);
  const [round, setRound] = useState(0);
  const complete = useComplete();
  const asked = stored ? null : transactionId;

  useEffect(() => {
    if (!asked) return;
    return pollPayment(() => {
      setAnswer((before) => (before === CHECKING ? CREATING : before));
      return complete(asked);
    }, setAnswer);
  }, [asked, complete, round]);

  const checkAgain = useCallback(() => setRound((before) => before + 1), []);
  useOnReturn(isOpen(answer) && asked !== null, checkAgain);
  const asAsked = hydrated && !transactionId ? MISSING : answer;
  const outcome: PaymentOutcome = stored ? { status: 'completed', order: stored } : asAsked;
  return { outcome, checkAgain };
}

/** Gets or creates the order. The server asks the provider and does not trust the browser. */
function useComplete() {
  const [complete] = useCompleteExternalPaymentMutation();
  return useCallback(
    async (transactionId: string): Promise<Answer> => {
      const { data, error } = await complete({ completePaymentDto: { transactionId } });
      if (error) return answerOf(error);
      if (!data.order) return { status: 'pending' };
      // The order of an instalment is a transfer and has no transaction id.
      return completed({ ...data.order, transactionId: data.order.transactionId ?? transactionId });
    },
    [complete],
  );
}

function completed(order: OrderDto): Answer {
  if (!isMasked(order)) keepCompletedOrder(order);
  return { status: 'completed', order };
}

/** Checks again on return: while shoppers approve in the bank's app, phones suspend the page. */
function useOnReturn(isWaiting: boolean, checkAgain: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onVisible = () => document.visibilityState === 'visible' && checkAgain();
    addEventListener('online', checkAgain);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', checkAgain);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting, checkAgain]);
}
