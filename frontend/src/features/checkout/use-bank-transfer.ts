import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isServerAway, serverMessage } from '../../api/api-error';
import { notifyOtherTabs } from '../../api/cart-tabs';
import { cartApi, type CartTotalsDto } from '../../api/cart.api';
import { type BankTransferOrderDto, useOrderByBankTransferMutation } from '../../api/orders.api';
import type { Customer } from './customer';
import { forgetCustomer } from './customer-draft';
import { keepTransfer } from './transfer-order';

const AWAY = 'No pudimos reservar tu pedido. Tus datos siguen aquí: revisa tu conexión y vuelve a intentar.';

interface BankTransfer {
  /** As the shopper sees it. */
  cart: CartTotalsDto;
  sessionId: string;
  /** In how many parts it is paid. */
  instalments: 1 | 2;
  onRefused: (fields: Record<string, string>) => void;
  onOrder: (order: BankTransferOrderDto) => void;
}

/** Orders what the page shows, once however often it is pressed, and nothing else than what it shows. */
export function useBankTransfer({ cart, sessionId, instalments, onRefused, onOrder }: BankTransfer) {
  const dispatch = useDispatch();
  const [send] = useOrderByBankTransferMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const order = async (customer: Customer): Promise<string | undefined> => {
    const { dataConsent, ...contact } = customer;
    // The server orders nothing when the cart costs something else by now, and says what it costs.
    const { data, error } = await send({
      bankTransferDto: { sessionId, customer: contact, dataConsent, total: cart.finalTotal, instalments },
    });
    if (data) {
      keepTransfer(data);
      forgetCustomer();
      onOrder(data);
      dispatch(cartApi.util.invalidateTags(['cart']));
      notifyOtherTabs();
      return undefined;
    }
    if (isServerAway(error)) return AWAY;
    dispatch(cartApi.util.invalidateTags(['cart']));
    const fields = 'fields' in error ? toFields(error.fields) : {};
    if (Object.keys(fields).length === 0) return serverMessage(error, AWAY);
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

/** `customer.email` is the form's `email`. */
function toFields(refused: Record<string, string>): Record<string, string> {
  const own = Object.entries(refused).filter(([name]) => name.startsWith('customer.'));
  return Object.fromEntries(own.map(([name, message]) => [name.replace('customer.', ''), message]));
}
