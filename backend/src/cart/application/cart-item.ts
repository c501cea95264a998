import {
  giftsOf,
  kitPieceBreakdown,
  lineBreakdown,
  type PriceLine,
  type Pricing,
  priceOf,
  problemsOf,
  type Product,
  refusalOf,
} from '../../catalogue/index.js';
import type { Pesos } from '../../common/money.js';
import type { CartLine } from '../domain/cart-line.js';

/** A cart line beside what the catalogue says of it today. */
export interface CartItem {
  readonly line: CartLine;
  /** Undefined when the product was withdrawn. */
  readonly product: Product | undefined;
  /** False when it cannot be ordered like this now: it blocks payment until it is removed (decisions, 12). */
  readonly available: boolean;
  /** What one piece would cost if it were added now; null when the product was withdrawn, or is no piece of the kit any more. */
  readonly currentPrice: Pesos | null;
}

export function cartItem(line: CartLine, products: readonly Product[], pricing: Pricing): CartItem {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) return { line, product, available: false, currentPrice: null };
  const wish = line.personalisation;
  const breakdown = breakdownNow(line, product, pricing);
  if (!breakdown) return { line, product, available: false, currentPrice: null };
  const orderable = Object.keys(problemsOf(wish, pricing)).length === 0 && !refusalOf(product, wish, pricing);
  return {
    line,
    product,
    available: product.inStock && orderable,
    currentPrice: priceOf(breakdown),
  };
}

/** Undefined for a piece of a kit that has no such piece any more. */
function breakdownNow(line: CartLine, product: Product, pricing: Pricing): PriceLine[] | undefined {
  if (line.kitId === null) return lineBreakdown(product, line.personalisation, pricing);
  const piece = pricing.kit.pieces.find((candidate) => candidate.product.id === product.id);
  return piece && kitPieceBreakdown(piece, line.personalisation, giftsOf(line.breakdown), pricing);
}
