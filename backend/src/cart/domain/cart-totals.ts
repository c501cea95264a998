import { percentOf, type Pesos } from '../../common/money.js';
import type { DiscountCode } from './discount.js';

/** Totals of a cart. Shipping is paid on delivery and not part of it. */
export interface CartTotals {
  /** Sum of price times quantity. */
  readonly total: Pesos;
  readonly discountAmount: Pesos;
  readonly finalTotal: Pesos;
  /** Pieces, not lines. */
  readonly itemCount: number;
}

export function cartTotals(
  lines: readonly { readonly price: Pesos; readonly quantity: number }[],
  code: Pick<DiscountCode, 'percent' | 'amount'> | undefined,
): CartTotals {
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discountAmount = code ? Math.min(total, code.amount ?? percentOf(total, code.percent ?? 0)) : 0;
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { total, discountAmount, finalTotal: total - discountAmount, itemCount };
}
