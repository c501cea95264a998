import { skipToken } from '@reduxjs/toolkit/query/react';
import { type CartItemDto, type CartTotalsDto, useGetCartTotalsQuery } from '../../api/cart.api';
import { useSession } from './session';

/** Seconds after which a page that opens reads the cart again (storefront.md, section 9). */
const STALE_AFTER = 5;

export type Cart = (
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      sessionId: string;
      cart: CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] };
      /** The server was not reached since: this is what it said last. */
      outdated: boolean;
    }
) & { retry: () => void };

/** This browser's cart, read once there is a session; `useCartInStep` says when it is read again. */
export function useCart(): Cart {
  const sessionId = useSession();
  const query = useGetCartTotalsQuery(sessionId ? { sessionId } : skipToken, {
    refetchOnMountOrArgChange: STALE_AFTER,
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
  const status = 'status' in error ? error.status : 0;
  return { status: 'error', message: `Failed to fetch cart: ${status} - ${error.message}`, retry };
}

function hasItems(cart: CartTotalsDto): cart is CartTotalsDto & { items: [CartItemDto, ...CartItemDto[]] } {
  return cart.items.length > 0;
}
