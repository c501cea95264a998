import { useState } from 'react';
import { useCheckPaymentMutation } from '../../api/workshop.api';
import { errorMessage } from '../../shared/lib/error-message';

/** The states of a payment as the provider reported them, in the words of the workshop. */
const STATES: Readonly<Record<string, string>> = {
  created: 'El proveedor no conoce ningún pago con esta referencia.',
  pending: 'El banco todavía no responde.',
  failed: 'El pago fue rechazado. La familia puede intentarlo otra vez.',
  approved: 'Está aprobado y tiene su pedido.',
  voided: 'El pago fue anulado.',
  mismatch: 'Sigue siendo otro monto u otra moneda: no se hizo el pedido.',
  expired: 'Venció sin pago.',
};

/** Checks a payment at the provider; `answer` is the message about the result. */
export function useCheckPayment() {
  const [check, { isLoading }] = useCheckPaymentMutation();
  const [answer, setAnswer] = useState<{ kind: 'info' | 'error'; text: string }>();
  const ask = async (reference: string) => {
    setAnswer(undefined);
    const { data, error } = await check({ checkPaymentDto: { reference } });
    setAnswer(
      error ? { kind: 'error', text: errorMessage(error) } : { kind: 'info', text: STATES[data.state] ?? data.state },
    );
  };
  return { ask, answer, isAsking: isLoading };
}
