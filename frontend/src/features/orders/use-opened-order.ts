import { useCallback, useState } from 'react';
import { useOpenOrderLinkMutation } from '../../api/orders.api';
import { errorMessage } from '../../shared/lib/error-message';
import { useHashToken } from '../../shared/lib/use-hash-token';
import type { TrackValues } from './use-tracking';

/** Redeems a mailed link (`#acceso=…`), which gives this browser the payer's cookie, and shows the order. */
export function useOpenedOrder(show: (values: TrackValues) => Promise<unknown>) {
  const [open] = useOpenOrderLinkMutation();
  const [opened, setOpened] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const use = useCallback(
    (token: string) => {
      void open({ orderAccessDto: { token } }).then(({ data, error }) => {
        setFailure(error && errorMessage(error));
        if (!data) return undefined;
        setOpened(data.orderNumber);
        return show(data);
      });
    },
    [open, show],
  );
  useHashToken('acceso', use);
  return { opened, failure };
}
