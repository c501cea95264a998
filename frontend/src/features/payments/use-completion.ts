import type { ApiError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';
import { useCompletePaymentMutation, useFindPaymentMutation } from '../../api/payments.api';
import { showToast } from '../../shared/ui/toast-store';
import { keepPurchase } from './last-purchase';
import { forgetPaymentReference } from './payment-reference';

/** A payment that did not go through, in the words of the server or of the provider. */
export interface PaymentFailure {
  message: string;
  code: string;
}

/** What a payment may come to. */
export interface PaymentOutcomes {
  onPaid: (order: OrderDto) => void;
  /** The bank has not decided, or nobody could be asked: the payment may well be good. */
  onPending: (transactionId: string) => void;
  onFailed: (failure: PaymentFailure) => void;
}

const DECLINED = 402;

/** Asks the server what a payment came to; the browser's own word for it does not count (decisions, 21). */
export function useCompletion(session: string, { onPaid, onPending, onFailed }: PaymentOutcomes) {
  const [send] = useCompletePaymentMutation();
  const [find] = useFindPaymentMutation();

  const fail = ({ message, code }: PaymentFailure) => {
    forgetPaymentReference(session);
    showToast({ kind: 'error', title: 'Error en el pago', text: message });
    onFailed({ message, code });
  };

  const complete = async (transactionId: string, reference: string) => {
    const { data, error } = await send({ completePaymentDto: { transactionId, reference } });
    if (isDeclined(error)) return fail(error);
    // Unknown to the server, or the server away: the page of results asks on, and never calls it declined.
    if (!data || !('id' in data)) return onPending(transactionId);
    forgetPaymentReference(session);
    keepPurchase(null);
    onPaid(data);
  };

  /** Looks for a payment without a result in the browser; `settled` when there is one, which is then completed. */
  const settleIfPaid = async (reference: string): Promise<'settled' | 'none' | 'unsure'> => {
    const { data } = await find({ findPaymentDto: { reference } });
    if (!data) return 'unsure';
    if (data.transactionId === null) return 'none';
    await complete(data.transactionId, reference);
    return 'settled';
  };

  return { complete, settleIfPaid, fail };
}

export type Completion = ReturnType<typeof useCompletion>;

const isDeclined = (error: unknown): error is ApiError => (error as ApiError | undefined)?.status === DECLINED;
