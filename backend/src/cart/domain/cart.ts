import type { Personalisation, PriceLine } from '../../catalogue/index.js';
import { percentOf, type Pesos } from '../../common/money.js';
import type { DiscountCode } from './discount.js';

/** Identical pieces of one product. The price is that of the moment at which they were added; a lower one of today replaces it. */
export class CartLine {
  /** Random UUID: knowing it is the right to change the line. */
  id!: string;
  sessionId!: string;
  productId!: number;
  /** The product's name and picture when it was added; needed when the product is withdrawn. */
  name!: string;
  image!: string;
  quantity!: number;
  /** Price of one piece. */
  price!: Pesos;
  /** The lines that add up to `price`. */
  breakdown!: readonly PriceLine[];
  /** When the price was that of the catalogue: from then on it holds for a while. */
  pricedAt!: Date;
  personalisation!: Personalisation;
  /** The key of how it is made that the line was stored with: a release may compute another one for equal options. */
  optionsKey!: string;
  /** Random UUID that the pieces of one kit share; null for a piece that is bought alone. */
  kitId!: string | null;
}

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
