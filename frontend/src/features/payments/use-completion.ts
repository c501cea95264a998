import type { ApiError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';
import { useCompletePaymentMutation, type WidgetConfigDto } from '../../api/payments.api';
import { showToast } from '../../shared/ui/toast-store';
import { keepPurchase } from './last-purchase';
import { forgetPaymentReference } from './payment-reference';
import type { WidgetResult } from './provider-widget';

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

  const fail = (failure: PaymentFailure) => {
    forgetPaymentReference(session);
    showToast({ kind: 'error', title: 'Error en el pago', text: failure.message });
    onFailed(failure);
  };

  const complete = async (transactionId: string, { reference }: WidgetConfigDto) => {
    const { data, error } = await send({ completePaymentDto: { transactionId, reference, sessionId: session } });
    if (isDeclined(error)) return fail({ message: error.message, code: error.code });
    // Unknown to the server, or the server away: the page of results asks on, and never calls it declined.
    if (!data || !('id' in data)) return onPending(transactionId);
    forgetPaymentReference(session);
    keepPurchase(null);
    onPaid(data);
  };

  return (result: Exclude<WidgetResult, { kind: 'nothing' }>, config: WidgetConfigDto): Promise<void> | void =>
    result.kind === 'transaction'
      ? complete(result.transactionId, config)
      : fail({ message: result.message, code: result.code });
}

const isDeclined = (error: unknown): error is ApiError => (error as ApiError | undefined)?.status === DECLINED;
