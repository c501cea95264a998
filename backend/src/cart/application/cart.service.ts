import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { Clock } from '../../common/clock.port.js';
import { type AppliedDiscount, isInForce } from '../domain/discount.js';
import { type CartTotals, cartTotals } from '../domain/cart.js';
import { CartRepository } from './cart-repository.port.js';
import { Discounts } from './discounts.port.js';
import { type CartItem, cartItems } from './piece.js';

/** A whole cart at one moment: its lines, what they cost, and the code that is taken off. */
export interface Cart extends CartTotals {
  readonly items: readonly CartItem[];
  /** Null when no code is in force. */
  readonly discount: AppliedDiscount | null;
  /** Whether a code was applied that has expired since and was not removed by the shopper yet. */
  readonly discountExpired: boolean;
}

/** Reads carts. */
@Injectable()
export class CartService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly carts: CartRepository,
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  /** The lines alone; an unknown session is an empty cart. */
  async items(sessionId: string): Promise<CartItem[]> {
    const [{ allProducts, pricing }, lines] = await Promise.all([
      this.catalogue.current(),
      this.carts.lines(sessionId),
    ]);
    return cartItems(lines, allProducts, pricing, this.clock.now());
  }

  async cart(sessionId: string): Promise<Cart> {
    const now = this.clock.now();
    const [items, applied] = await Promise.all([this.items(sessionId), this.discounts.appliedTo(sessionId, now)]);
    const discount = applied && isInForce(applied, now) ? applied : null;
    const totals = cartTotals(
      items.map(({ line }) => line),
      discount?.code,
    );
    return { ...totals, items, discount, discountExpired: applied !== discount };
  }
}
