import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { useCreateWidgetConfigMutation, type WidgetConfigDto } from '../../api/payments.api';
import { useSettled } from '../../shared/lib/use-settled';
import { type PaymentInput, toConfigRequest } from './paying-customer';
import { paymentReference } from './payment-reference';

/** Error code when the cart's total differs from the amount on the page. */
export const AMOUNT_CHANGED = 'payment.amount_mismatch';

/** Pause after which typing counts as finished. */
const SETTLED_MS = 600;

export type ConfigAnswer = { config: WidgetConfigDto; error?: undefined } | { config?: undefined; error: ApiError };

interface Asked {
  /** Serialised payment. */
  key: string;
  answer: Promise<ConfigAnswer>;
}

/**
 * Signed config of the current payment. It is requested as soon as the data are complete and settled, so that errors
 * appear early, and again for each press, so that an opened config is never older than the press.
 */
export function usePaymentConfig(payment: PaymentInput | null) {
  const [send] = useCreateWidgetConfigMutation();
  const [received, setReceived] = useState<{ key: string } & ConfigAnswer>();
  const asking = useRef<Asked>(undefined);
  const key = payment && JSON.stringify(payment);
  const settledKey = useSettled(key, SETTLED_MS);

  const request = async (wanted: PaymentInput, wantedKey: string): Promise<ConfigAnswer> => {
    const reference = paymentReference(wanted.session);
    const { data, error } = await send({ widgetConfigRequestDto: toConfigRequest(wanted, reference) });
    const answer: ConfigAnswer = data ? { config: data.data } : { error: error as ApiError };
    // The answer to an earlier request must not replace the current one.
    if (asking.current?.key === wantedKey) {
      asking.current = undefined;
      setReceived({ key: wantedKey, ...answer });
    }
    return answer;
  };

  /** Requests a config; a pending request for the same payment is shared. */
  const ask = (wanted: PaymentInput): Promise<ConfigAnswer> => {
    const wantedKey = JSON.stringify(wanted);
    if (asking.current?.key === wantedKey) return asking.current.answer;
    const answer = request(wanted, wantedKey);
    asking.current = { key: wantedKey, answer };
    return answer;
  };

  const askAhead = useEffectEvent(() => {
    if (payment && received?.key !== key) void ask(payment);
  });
  useEffect(() => {
    if (settledKey) askAhead();
  }, [settledKey]);

  const answer = received?.key === key ? received : undefined;
  return { config: answer?.config, error: answer?.error, ask };
}
