import { useCallback, useState } from 'react';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { type TrackedOrderDto, useTrackOrderMutation } from '../../api/orders.api';
import { isEmail } from '../../domain/field-rules';

export interface TrackValues {
  orderNumber: string;
  email: string;
}

type TrackErrors = Partial<Record<keyof TrackValues, string>>;

const NOT_FOUND = 404;

/** Does not reveal which of the two is wrong. */
const UNKNOWN =
  'No encontramos un pedido con ese número y ese correo. Los dos están en tu correo de confirmación: revísalos y vuelve a intentar.';

/** Validates with the messages of the API, before a request. */
export function trackErrors({ orderNumber, email }: TrackValues): TrackErrors {
  return {
    ...(!orderNumber.trim() && { orderNumber: 'Escribe el número de tu pedido, por ejemplo SIG-7K2QXM' }),
    ...(!isEmail(email.trim()) && { email: 'Escribe un correo válido, por ejemplo laura@correo.com' }),
  };
}

/** Looks up an order; the email stays in the page's state. */
export function useTracking() {
  const [track] = useTrackOrderMutation();
  const [found, setFound] = useState<{ order: TrackedOrderDto; email: string }>();
  const [failure, setFailure] = useState<string>();

  /** Returns the errors of the fields; undefined after success. */
  const ask = useCallback(
    async ({ orderNumber, email }: TrackValues): Promise<TrackErrors | undefined> => {
      setFailure(undefined);
      const { data, error } = await track({ trackOrderDto: { orderNumber: orderNumber.trim(), email: email.trim() } });
      if (data) setFound({ order: data, email: email.trim() });
      if (!error) return undefined;
      const unknown = 'status' in error && error.status === NOT_FOUND;
      if (unknown) setFound(undefined);
      const otherwise = 'No pudimos consultar tu pedido. Revisa tu conexión y vuelve a intentar.';
      setFailure(unknown ? UNKNOWN : serverMessage(error, otherwise));
      return fieldErrors(error);
    },
    [track],
  );

  return { found, failure, ask };
}
