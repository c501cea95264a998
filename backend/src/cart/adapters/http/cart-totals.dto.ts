import { isExpress } from '../../../catalogue/index.js';
import type { Cart } from '../../application/cart.service.js';
import { CartItemDto, toCartItemDto } from './cart-item.dto.js';

/** Notice for the shopper beside the discount box. */
export class DiscountNoticeDto {
  /**
   * Heading.
   * @example "Código Expirado"
   */
  title!: string;

  /**
   * One sentence.
   * @example "Este código de descuento ya no está disponible"
   */
  message!: string;
}

/** A cart and what it costs. Shipping is paid on delivery and not part of it. */
export class CartTotalsDto {
  /** In the order in which they were first added. */
  items!: CartItemDto[];

  /**
   * Sum of price times quantity, whole pesos.
   * @example 890040
   */
  total!: number;

  /**
   * The amount charged, whole pesos.
   * @example 756534
   */
  finalTotal!: number;

  /**
   * Pieces, not lines.
   * @example 2
   */
  itemCount!: number;

  /** True when every piece has the express service, because a parcel waits for its slowest piece. */
  isExpress!: boolean;

  /**
   * The code in force, or null.
   * @example "SIGERIST15"
   */
  discountCode!: string | null;

  /**
   * The code's own percentage; 0 without a code.
   * @example 15
   */
  discountPercent!: number;

  /**
   * Taken off the total, whole pesos, rounded to the nearest.
   * @example 133506
   */
  discountAmount!: number;

  /** Set while the cart has an expired code; null again after it is removed or replaced. */
  discountNotice!: DiscountNoticeDto | null;
}

const EXPIRED: DiscountNoticeDto = {
  title: 'Código Expirado',
  message: 'Este código de descuento ya no está disponible',
};

export function toCartTotalsDto(cart: Cart): CartTotalsDto {
  return {
    items: cart.items.map(toCartItemDto),
    total: cart.total,
    finalTotal: cart.finalTotal,
    itemCount: cart.itemCount,
    isExpress: isExpress(cart.items.map(({ line }) => line)),
    discountCode: cart.discount?.code.code ?? null,
    discountPercent: cart.discount?.code.percent ?? 0,
    discountAmount: cart.discountAmount,
    discountNotice: cart.discountExpired ? { ...EXPIRED } : null,
  };
}
