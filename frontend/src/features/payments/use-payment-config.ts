import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { useCreateWidgetConfigMutation, type WidgetConfigDto } from '../../api/payments.api';
import { useSettled } from '../../shared/lib/use-settled';
import { type Purchase, toConfigRequest } from './paying-customer';
import { paymentReference } from './payment-reference';

/** The cart costs something else than the page shows. */
export const AMOUNT_CHANGED = 'payment.amount_mismatch';

/** Typing that pauses this long has probably ended. */
const SETTLED_MS = 600;

export type ConfigAnswer = { config: WidgetConfigDto; error?: undefined } | { config?: undefined; error: ApiError };

interface Asked {
  /** What was asked for, as text. */
  key: string;
  answer: Promise<ConfigAnswer>;
}

/**
 * The signed config of what the page shows. It is asked for as soon as the data are complete and stand still, so that
 * trouble shows early, and once more when the shopper pays: what is opened is never older than the press.
 */
export function usePaymentConfig(purchase: Purchase | null) {
  const [send] = useCreateWidgetConfigMutation();
  const [known, setKnown] = useState<{ key: string } & ConfigAnswer>();
  const asking = useRef<Asked>(undefined);
  const key = purchase && JSON.stringify(purchase);
  const settledKey = useSettled(key, SETTLED_MS);

  const request = async (wanted: Purchase, wantedKey: string): Promise<ConfigAnswer> => {
    const reference = paymentReference(wanted.session);
    const { data, error } = await send({ widgetConfigRequestDto: toConfigRequest(wanted, reference) });
    const answer: ConfigAnswer = data ? { config: data.data } : { error: error as ApiError };
    // The answer to an earlier question must not replace the one that the page waits for.
    if (asking.current?.key === wantedKey) {
      asking.current = undefined;
      setKnown({ key: wantedKey, ...answer });
    }
    return answer;
  };

  /** Asks to pay for this; a question that is on its way is not asked twice. */
  const ask = (wanted: Purchase): Promise<ConfigAnswer> => {
    const wantedKey = JSON.stringify(wanted);
    if (asking.current?.key === wantedKey) return asking.current.answer;
    const answer = request(wanted, wantedKey);
    asking.current = { key: wantedKey, answer };
    return answer;
  };

  const askAhead = useEffectEvent(() => {
    if (purchase && known?.key !== key) void ask(purchase);
  });
  useEffect(() => {
    if (settledKey) askAhead();
  }, [settledKey]);

  const answer = known?.key === key ? known : undefined;
  return { config: answer?.config, error: answer?.error, ask };
}
