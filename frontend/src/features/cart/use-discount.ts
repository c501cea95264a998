import { type FormEvent, useState } from 'react';
import { useApplyDiscountMutation, useRemoveDiscountMutation } from '../../api/cart.api';
import { isServerUnreachable, serverMessage } from '../../api/api-error';

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
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<DiscountProblem>();
  const [apply, { isLoading: applying }] = useApplyDiscountMutation();
  const [remove, { isLoading: removing }] = useRemoveDiscountMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return setProblem({ text: 'Por favor ingresa un código de descuento' });
    const { error } = await apply({ sessionId, applyDiscountDto: { code } });
    if (!error) setCode('');
    setProblem(error && toProblem(error));
  };
  const removeCode = async () => {
    const { error } = await remove({ sessionId });
    setProblem(error && { text: 'No se pudo quitar el código. Revisa tu conexión y vuelve a intentar.' });
  };
  return { code, setCode, problem, submit, removeCode, busy: applying || removing };
}

function toProblem(error: NonNullable<Parameters<typeof isServerUnreachable>[0]>): DiscountProblem {
  if (isServerUnreachable(error)) return { text: UNREACHED };
  return { title: error.code ? TITLES[error.code] : undefined, text: serverMessage(error, UNREACHED) };
}
