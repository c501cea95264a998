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
 * The result of a payment: the order that this tab has stored, or the one that the server has or makes now. There is no look-up before:
 * it would be a 404 after every payment on the provider's own page. Polls while the bank has not decided and when the shopper returns.
 */
export function usePaymentOutcome(transactionId: string | null) {
  const alive = useHydrated();
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
  const asAsked = alive && !transactionId ? MISSING : answer;
  const outcome: PaymentOutcome = stored ? { status: 'completed', order: stored } : asAsked;
  return { outcome, checkAgain };
}

/** Gets the order, made now if there is none. The server asks the provider itself and does not believe the browser. */
function useComplete() {
  const [complete] = useCompleteExternalPaymentMutation();
  return useCallback(
    async (transactionId: string): Promise<Answer> => {
      const { data, error } = await complete({ completePaymentDto: { transactionId } });
      if (error) return answerOf(error);
      if (!data.order) return { status: 'pending' };
      // An instalment: the order itself is a transfer.
      return completed({ ...data.order, transactionId: data.order.transactionId ?? transactionId });
    },
    [complete],
  );
}

function completed(order: OrderDto): Answer {
  if (!isMasked(order)) keepCompletedOrder(order);
  return { status: 'completed', order };
}

/** On a phone the shopper approves in the bank's app meanwhile, and the browser lets the page sleep. */
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
