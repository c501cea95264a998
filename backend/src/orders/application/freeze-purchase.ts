import { Injectable } from '@nestjs/common';
import { CartService, DiscountUses } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { type Customer, type Purchase, withConsentAt } from '../domain/purchase.js';

// Errors as the API document lists them; a name of a product or code in them is an example.

export const CART_EMPTY = [422, 'cart.empty', 'Tu carrito está vacío'] as const;
export const CART_UNAVAILABLE = [
  422,
  'cart.unavailable',
  'Mochila Clásica ya no está disponible: quítalo del carrito para continuar.',
] as const;
export const CART_TOO_MUCH = [
  422,
  'cart.too_much',
  'Un pedido de este tamaño lo preparamos contigo: escríbenos.',
] as const;

export const DISCOUNT_GONE = [422, 'discount.expired', 'Este código de descuento ya no está disponible'] as const;
export const DISCOUNT_USED = [
  422,
  'discount.customer_limit',
  'Ya usaste el código REGALO en otro pedido. Quítalo del carrito para continuar.',
] as const;

export const DISCOUNT_TAKEN = [
  422,
  'discount.taken',
  'Otras personas están pagando con el código REGALO y por ahora no quedan usos libres. Intenta otra vez en un rato, o quítalo del carrito para continuar.',
] as const;
export const DISCOUNT_UNPAID = [
  422,
  'discount.customer_unpaid',
  'Ya apartaste el código REGALO con este correo en otra compra sin pagar. Paga esa, o quita el código de este carrito para continuar.',
] as const;

/** The largest whole number that the tables hold is some 2.1 thousand million. */
const MAX_TOTAL: Pesos = 1_000_000_000;

/** Makes a snapshot of a cart and its prices. */
@Injectable()
export class FreezePurchase {
  constructor(
    private readonly carts: CartService,
    private readonly discounts: DiscountUses,
    private readonly clock: Clock,
  ) {}

  /** Throws when there is nothing to pay, or something that cannot be made. */
  async freeze(sessionId: string, customer: Customer, userId: string | null): Promise<Purchase> {
    const cart = await this.carts.cart(sessionId);
    const missing = cart.items.find(({ available }) => !available);
    if (missing) {
      const message = missing.line.kitId
        ? `${missing.line.name}, una pieza de tu kit, ya no está disponible: quita el kit del carrito para continuar.`
        : `${missing.line.name} ya no está disponible: quítalo del carrito para continuar.`;
      throw new DomainError('invalid', 'cart.unavailable', message);
    }
    if (cart.items.length === 0) throw errorOf(CART_EMPTY);
    if (cart.total > MAX_TOTAL) throw errorOf(CART_TOO_MUCH);
    await this.discounts.assertAvailable({ code: cart.discount?.code.code ?? null, email: customer.email });
    const purchase: Purchase = {
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
        optionsKey: line.optionsKey,
        // Hashed, so that readers of an order cannot change a kit that is left in the cart.
        ...(line.kitId !== null && { kitId: contentHash(line.kitId) }),
      })),
      total: cart.total,
      discountCode: cart.discount?.code.code ?? null,
      discountPercent: cart.discount?.code.percent ?? 0,
      discountAmount: cart.discountAmount,
      finalTotal: cart.finalTotal,
    };
    return withConsentAt(purchase, this.clock.now());
  }
}
