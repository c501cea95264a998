import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CallError } from '../../api/api-error';
import { type CartItemDto, type CartTotalsDto, useGetCartTotalsQuery } from '../../api/cart.api';
import { useSession } from './session';

/** Age in seconds after which an opening page refetches the cart. */
const STALE_AFTER = 5;

export type Cart = (
  | { status: 'loading' }
  | { status: 'empty' }
  /** `cause` contains status and body of the response, for support. */
  | { status: 'error'; cause: string }
  | {
      status: 'ready';
      sessionId: string;
      cart: CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] };
      /** True when the last refetch failed and `cart` is an earlier state. */
      outdated: boolean;
    }
) & { retry: () => void };

/** Returns this browser's cart; refetches on focus and reconnect, because it may have changed elsewhere. */
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

function causeOf(error: CallError): string {
  const status = 'status' in error ? error.status : 0;
  // Messages that do not come from the API already begin with the status.
  const body = (error.message ?? '').replace(`${status}: `, '');
  return `Failed to fetch cart: ${status} - ${body}`;
}

function hasItems(cart: CartTotalsDto): cart is CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] } {
  return cart.items.length > 0;
}
