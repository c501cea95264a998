import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isServerAway } from '../../api/api-error';
import { tellOtherTabs } from '../../api/cart-tabs';
import { cartApi, type CartTotalsDto } from '../../api/cart.api';
import { type BankTransferOrderDto, useOrderByBankTransferMutation } from '../../api/orders.api';
import type { Customer } from './customer';
import { forgetCustomer } from './customer-draft';
import { keepTransfer } from './transfer-order';

const AWAY = 'No pudimos reservar tu pedido. Tus datos siguen aquí: revisa tu conexión y vuelve a intentar.';
const CHANGED = 'Tu carrito cambió mientras comprabas. Revisa el total y vuelve a intentar.';

interface BankTransfer {
  /** As the shopper sees it. */
  cart: CartTotalsDto;
  sessionId: string;
  onRefused: (fields: Record<string, string>) => void;
  onOrder: (order: BankTransferOrderDto) => void;
}

/** Orders what the page shows, once however often it is pressed, and nothing else than what it shows. */
export function useBankTransfer({ cart, sessionId, onRefused, onOrder }: BankTransfer) {
  const dispatch = useDispatch<ThunkDispatch<StateWithApi, unknown, UnknownAction>>();
  const [send] = useOrderByBankTransferMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  /** The total may be another one since, in another tab or because a code ended. */
  const isAsShown = async (): Promise<boolean | undefined> => {
    const read = cartApi.endpoints.getCartTotals.initiate({ sessionId }, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(read);
    // An empty cart may be the one that an answer which got lost has ordered already.
    return data && (data.items.length === 0 || data.finalTotal === cart.finalTotal);
  };

  const order = async (customer: Customer): Promise<string | undefined> => {
    const asShown = await isAsShown();
    if (asShown === undefined) return AWAY;
    if (!asShown) return CHANGED;
    const { data, error } = await send({ bankTransferDto: toBody(sessionId, customer) });
    if (data) {
      keepTransfer(data);
      forgetCustomer();
      onOrder(data);
      dispatch(cartApi.util.invalidateTags(['cart']));
      tellOtherTabs();
      return undefined;
    }
    if (isServerAway(error)) return AWAY;
    dispatch(cartApi.util.invalidateTags(['cart']));
    const fields = 'fields' in error ? toFields(error.fields) : {};
    if (Object.keys(fields).length === 0) return error.message ?? AWAY;
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

type StateWithApi = { [cartApi.reducerPath]: ReturnType<typeof cartApi.reducer> };

function toBody(sessionId: string, { dataConsent, ...customer }: Customer) {
  return { sessionId, customer, dataConsent };
}

/** `customer.email` is the form's `email`. */
function toFields(refused: Record<string, string>): Record<string, string> {
  const own = Object.entries(refused).filter(([name]) => name.startsWith('customer.'));
  return Object.fromEntries(own.map(([name, message]) => [name.replace('customer.', ''), message]));
}
