import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { completeExternalPayment, type ExternalCompletionDto } from '../../api/payments.api';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { useAppDispatch } from '../../shared/state/app-store';
import { keepCompletedOrder, useCompletedOrder } from './completed-order';
import { type Answer, answerOf, isMasked, isOpen, type PaymentOutcome } from './payment-outcome';

/** Most banks answer in this time (issue 5). */
const POLLED_MS = 85_000;
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 5_000;

/**
 * Result of a payment: the order that this tab has stored, or the one that the server has or creates. It does not look up
 * the order first, because that would be a 404 after each payment on the provider's page. It polls while the bank has not
 * decided, and when the shopper returns.
 */
export function usePaymentOutcome(transactionId: string | null) {
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const stored = useCompletedOrder(transactionId);
  const { answer, isPaused, checkAgain } = useAnswer(stored ? null : transactionId);
  useEffect(() => {
    if (answer?.status === 'completed' && !isMasked(answer.order)) dispatch(keepCompletedOrder(answer.order));
  }, [answer, dispatch]);
  useOnReturn(answer !== null && isOpen(answer), checkAgain);
  const outcome = useMemo((): PaymentOutcome => {
    if (stored) return { status: 'completed', order: stored };
    if (!hydrated) return { status: 'checking' };
    if (!transactionId) return { status: 'missing' };
    if (!answer) return { status: 'creating' };
    return isOpen(answer) ? { ...answer, isPaused } : answer;
  }, [stored, hydrated, transactionId, answer, isPaused]);
  return { outcome, checkAgain };
}

/** Gets or creates the order of a transaction. The server reads the transaction from the provider, not from the browser. */
function useAnswer(transactionId: string | null) {
  const request = transactionId === null ? skipToken : { completePaymentDto: { transactionId } };
  const { data, error, startedTimeStamp = 0 } = completeExternalPayment.useQueryState(request);
  const answer = useMemo(() => toAnswer(transactionId, data, error), [transactionId, data, error]);

  const [since, setSince] = useState(() => Date.now());
  const polledMs = startedTimeStamp - since;
  const isPaused = polledMs > POLLED_MS;
  // The pauses grow with the time that the bank takes.
  const wait = Math.min(FIRST_WAIT_MS + Math.max(polledMs, 0) / 5, MAX_WAIT_MS);
  const pollingInterval = answer && isOpen(answer) && !isPaused ? wait : 0;
  const { refetch } = completeExternalPayment.useQuerySubscription(request, { pollingInterval });

  const checkAgain = useCallback(() => {
    setSince(Date.now());
    void refetch();
  }, [refetch]);
  return { answer, isPaused, checkAgain };
}

/** Null before the first answer. */
function toAnswer(
  transactionId: string | null,
  data?: ExternalCompletionDto,
  error?: ApiError | object,
): Answer | null {
  if (!transactionId) return null;
  // Cleared by the next success, so it is newer than the data.
  if (error) return answerOf(error);
  if (!data) return null;
  if (!data.order) return { status: 'pending' };
  // The order of an instalment is a transfer and has no transaction id.
  return { status: 'completed', order: { ...data.order, transactionId: data.order.transactionId ?? transactionId } };
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
