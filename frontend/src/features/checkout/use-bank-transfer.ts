import { useRef, useState } from 'react';
import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi, type CartTotalsDto, notifyCartChanged } from '../../api/cart.api';
import { type BankTransferOrderDto, useOrderByBankTransferMutation } from '../../api/orders.api';
import { useAppDispatch } from '../../shared/state/app-store';
import type { Customer } from './customer';
import { forgetCustomer } from './forget-customer';
import { keepTransfer } from './transfer-order';

const UNREACHABLE = 'No pudimos reservar tu pedido. Tus datos siguen aquí: revisa tu conexión y vuelve a intentar.';

interface BankTransfer {
  /** The cart as shown to the shopper. */
  cart: CartTotalsDto;
  sessionId: string;
  instalments: 1 | 2;
  onRefused: (fields: Record<string, string>) => void;
  onOrder: (order: BankTransferOrderDto) => void;
}

/** Places an order of the shown cart; repeated presses place one order. */
export function useBankTransfer({ cart, sessionId, instalments, onRefused, onOrder }: BankTransfer) {
  const dispatch = useAppDispatch();
  const [send] = useOrderByBankTransferMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const order = async (customer: Customer): Promise<string | undefined> => {
    const { dataConsent, ...contact } = customer;
    // The server compares the total, so that a changed price is confirmed by the shopper first.
    const { data, error } = await send({
      bankTransferDto: { sessionId, customer: contact, dataConsent, total: cart.finalTotal, instalments },
    });
    if (data) {
      dispatch(keepTransfer(data));
      dispatch(forgetCustomer());
      onOrder(data);
      dispatch(cartApi.util.invalidateTags(['cart']));
      notifyCartChanged();
      return undefined;
    }
    if (isServerUnreachable(error)) return UNREACHABLE;
    dispatch(cartApi.util.invalidateTags(['cart']));
    const fields = 'fields' in error ? toFields(error.fields) : {};
    if (Object.keys(fields).length === 0) return serverMessage(error, UNREACHABLE);
    onRefused(fields);
    return undefined;
  };

  const place = async (customer: Customer): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    setFailure(await order(customer));
    setPending(false);
    busy.current = false;
  };

  return { pending, failure, place };
}

/** Maps API field names to those of the form, for example `customer.email` to `email`. */
function toFields(refused: Record<string, string>): Record<string, string> {
  const own = Object.entries(refused).filter(([name]) => name.startsWith('customer.'));
  return Object.fromEntries(own.map(([name, message]) => [name.replace('customer.', ''), message]));
}
