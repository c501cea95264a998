import { useState } from 'react';
import { useCheckPaymentMutation } from '../../api/workshop.api';
import { describePaymentState } from '../../domain/payment-states';
import { errorMessage } from '../../shared/lib/error-message';

/** Checks a payment at the provider; `answer` is the message about the result. */
export function useCheckPayment() {
  const [check, { isLoading }] = useCheckPaymentMutation();
  const [answer, setAnswer] = useState<{ kind: 'info' | 'error'; text: string }>();
  const ask = async (reference: string) => {
    setAnswer(undefined);
    const { data, error } = await check({ checkPaymentDto: { reference } });
    setAnswer(
      error ? { kind: 'error', text: errorMessage(error) } : { kind: 'info', text: describePaymentState(data.state) },
    );
  };
  return { ask, answer, isAsking: isLoading };
}
