import { Injectable } from '@nestjs/common';
import { CartService } from '../../cart/index.js';
import { DomainError } from '../../common/domain-error.js';
import type { Customer, Purchase } from '../domain/purchase.js';

export const CART_EMPTY = [422, 'cart.empty', 'Tu carrito está vacío'] as const;

/** Takes down what a cart holds and costs at this moment (decisions, 20 and 22). */
@Injectable()
export class FreezePurchase {
  constructor(private readonly carts: CartService) {}

  /** Throws when there is nothing to pay, or something that cannot be made. */
  async freeze(sessionId: string, customer: Customer, userId: string | null): Promise<Purchase> {
    const cart = await this.carts.cart(sessionId);
    const missing = cart.items.find(({ available }) => !available);
    if (missing) {
      const message = `${missing.line.name} ya no está disponible: quítalo del carrito para continuar.`;
      throw new DomainError('invalid', 'cart.unavailable', message);
    }
    if (cart.items.length === 0) throw new DomainError('invalid', CART_EMPTY[1], CART_EMPTY[2]);
    return {
      sessionId,
      userId,
      customer,
      lines: cart.items.map(({ line }) => ({
        cartLineId: line.id,
        productId: line.productId,
        name: line.name,
        image: line.image,
        quantity: line.quantity,
        price: line.price,
        breakdown: line.breakdown,
        personalisation: line.personalisation,
      })),
      total: cart.total,
      discountCode: cart.discount?.code.code ?? null,
      discountPercent: cart.discount?.code.percent ?? 0,
      discountAmount: cart.discountAmount,
      finalTotal: cart.finalTotal,
    };
  }
}
