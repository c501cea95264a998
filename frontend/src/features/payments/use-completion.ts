import type { ApiError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';
import { useCompletePaymentMutation, useFindPaymentMutation } from '../../api/payments.api';
import { showToast } from '../../shared/ui/toast-store';
import { rememberPayment } from './use-payment-config';
import { forgetPaymentReference } from './payment-reference';

/** Failed payment, with the message of the server or the provider. */
export interface PaymentFailure {
  message: string;
  code: string;
}

/** Callbacks for the results of a payment. */
export interface PaymentOutcomes {
  onPaid: (order: OrderDto) => void;
  /** The bank has not decided or the state is unknown; the payment may still be approved. */
  onPending: (transactionId: string) => void;
  onFailed: (failure: PaymentFailure) => void;
}

const DECLINED = 402;

/** Asks the server for the result of a payment; the widget's result is not trusted. */
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
    // Unknown or unavailable is not declined: the result page polls on.
    if (!data || !('id' in data)) return onPending(transactionId);
    forgetPaymentReference(session);
    rememberPayment(null);
    onPaid(data);
  };

  /** Searches a payment without a result in the browser and completes it; `settled` when there is one. */
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
