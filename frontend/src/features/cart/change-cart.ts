import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { cartApi, type CartTotalsDto } from '../../api/cart.api';

export interface StateWithApi {
  [cartApi.reducerPath]: ReturnType<typeof cartApi.reducer>;
}

/** Changes what the pages show of the cart, before or after the server does. */
export function useChangeCart(): (sessionId: string, recipe: (cart: CartTotalsDto) => void) => void {
  const dispatch = useDispatch<ThunkDispatch<StateWithApi, unknown, UnknownAction>>();
  return (sessionId, recipe) => {
    dispatch(cartApi.util.updateQueryData('getCartTotals', { sessionId }, recipe));
  };
}
