import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '../../api/api-error';
import { cartApi, type CartItemDto, type CartTotalsDto, useGetCartTotalsQuery } from '../../api/cart.api';
import { useSession } from './session';

/** Seconds after which a page that opens reads the cart again (storefront.md, section 9). */
const STALE_AFTER = 5;

export type Cart = (
  | { status: 'loading' }
  | { status: 'empty' }
  /** `cause` is for the person who fixes it: status and body of the answer (storefront.md, section 8). */
  | { status: 'error'; cause: string }
  | {
      status: 'ready';
      sessionId: string;
      cart: CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] };
      /** The server was not reached since: this is what it said last. */
      outdated: boolean;
    }
) & { retry: () => void };

/** This browser's cart, read once there is a session, and again whenever it may have changed elsewhere. */
export function useCart(): Cart {
  const sessionId = useSession();
  const query = useGetCartTotalsQuery(sessionId ? { sessionId } : skipToken, {
    refetchOnMountOrArgChange: STALE_AFTER,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { currentData: cart, error } = query;
  const retry = () => {
    if (!query.isUninitialized) void query.refetch();
  };
  if (sessionId === null) return { status: 'empty', retry };
  if (cart && sessionId) {
    return hasItems(cart)
      ? { status: 'ready', sessionId, cart, outdated: error !== undefined, retry }
      : { status: 'empty', retry };
  }
  if (!error || query.isFetching) return { status: 'loading', retry };
  return { status: 'error', cause: causeOf(error), retry };
}

function causeOf(error: ApiError | SerializedError): string {
  const status = 'status' in error ? error.status : 0;
  // What the API did not word itself already begins with the status.
  const body = (error.message ?? '').replace(`${status}: `, '');
  return `Failed to fetch cart: ${status} - ${body}`;
}

function hasItems(cart: CartTotalsDto): cart is CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] } {
  return cart.items.length > 0;
}

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
