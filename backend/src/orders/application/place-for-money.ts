import { Injectable } from '@nestjs/common';
import { type AddToCart, ChangeCart } from '../../cart/index.js';
import { errorOf } from '../../common/domain-error.js';
import type { Order } from '../domain/order.js';
import type { Customer, Purchase } from '../domain/purchase.js';
import { FreezePurchase } from './freeze-purchase.js';
import { Orders } from './orders.port.js';
import { PlaceOrder } from './place-order.js';

export const PIECES_ORDERED = [
  409,
  'money.pieces_ordered',
  'Estas piezas ya están en otro pedido. Dale el dinero a ese pedido.',
] as const;

/** An order that staff enter for a payment, as its payer described it. */
export interface OrderByHand {
  readonly customer: Customer;
  readonly lines: readonly Omit<AddToCart, 'sessionId' | 'idempotencyKey'>[];
}

/** Places the orders of money that is there already. Joins the caller's transaction. */
@Injectable()
export class PlaceForMoney {
  constructor(
    private readonly orders: Orders,
    private readonly placing: PlaceOrder,
    private readonly carts: ChangeCart,
    private readonly freezing: FreezePurchase,
  ) {}

  /** Throws `money.pieces_ordered` when another order has the pieces. */
  async ofPurchase(purchase: Purchase): Promise<Order> {
    if (await this.orders.isAnyClaimed(purchase.lines.map(({ cartLineId }) => cartLineId)))
      throw errorOf(PIECES_ORDERED);
    return this.placing.placeForMoney(purchase);
  }

  /** At today's prices, from a cart of its own, which the order empties. Throws as adding to a cart. */
  async byHand({ customer, lines }: OrderByHand): Promise<Order> {
    const sessionId = `mano-${crypto.randomUUID()}`;
    for (const line of lines) await this.carts.add({ ...line, sessionId });
    return this.placing.placeForMoney(await this.freezing.freeze(sessionId, customer, null));
  }
}
