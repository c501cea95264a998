import type { Pesos } from '../../common/money.js';
import { DAY_MS } from '../../common/time.js';
import type { CartLine } from './cart.js';

/** Days that a price holds in a cart after prices rose, from the moment at which the piece was added. */
const DAYS_HELD = 30;

/** A price that holds now began to hold after this moment. */
export function heldSince(now: Date): Date {
  return new Date(now.getTime() - DAYS_HELD * DAY_MS);
}

/** Whether a piece or kit in a cart keeps its price: the lower one is paid, and an older one only as long as it holds. */
export function keepsPrice(
  { price, pricedAt }: Pick<CartLine, 'price' | 'pricedAt'>,
  today: Pesos,
  now: Date,
): boolean {
  return price <= today && pricedAt > heldSince(now);
}
