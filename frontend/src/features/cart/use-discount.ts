import { useState } from 'react';
import { type CallError, isServerUnreachable, serverMessage } from '../../api/api-error';
import { useApplyDiscountMutation, useRemoveDiscountMutation } from '../../api/cart.api';
import { useShopForm } from '../../shared/lib/use-shop-form';

/** Error of a code; only some codes have a title. */
export interface DiscountProblem {
  title?: string;
  text: string;
}

/** Titles per error code; the messages come from the API. */
const TITLES: Record<string, string> = {
  'discount.invalid': 'Código Inválido',
  'discount.expired': 'Código Expirado',
};
const UNREACHED = 'No se pudo revisar el código. Revisa tu conexión y vuelve a intentar.';

/** State of the discount box; the server validates codes. */
export function useDiscount(sessionId: string) {
  const [problem, setProblem] = useState<DiscountProblem>();
  const [apply] = useApplyDiscountMutation();
  const [remove, { isLoading: removing }] = useRemoveDiscountMutation();
  const { form, attributes } = useShopForm<{ code: string }>({
    initialValues: { code: '' },
    // Not with yup: its 11 kB load with the checkout only when the shopper begins to fill in the form.
    errorsIn: ({ code }) => (code.trim() ? {} : { code: 'Por favor ingresa un código de descuento' }),
    onErrors: ({ code }) => setProblem(code ? { text: code } : undefined),
    send: async ({ code }) => {
      const { error } = await apply({ sessionId, applyDiscountDto: { code } });
      setProblem(error && toProblem(error));
      if (!error) form.resetForm();
      return undefined;
    },
  });
  const removeCode = async () => {
    const { error } = await remove({ sessionId });
    setProblem(error && { text: 'No se pudo quitar el código. Revisa tu conexión y vuelve a intentar.' });
  };
  return { form, attributes, problem, removeCode, busy: form.isSubmitting || removing };
}

function toProblem(error: CallError): DiscountProblem {
  if (isServerUnreachable(error)) return { text: UNREACHED };
  return { title: error.code ? TITLES[error.code] : undefined, text: serverMessage(error, UNREACHED) };
}
