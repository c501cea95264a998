import { Injectable } from '@nestjs/common';
import { ChangeCart } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { newOrderNumber } from '../domain/order-number.js';
import { BANK_TRANSFER, Order, type Payment, type Placement } from '../domain/order.js';
import { isSameCustomer, type Purchase } from '../domain/purchase.js';
import { OrderMails } from './order-mails.js';
import { Orders } from './orders.port.js';

const TRANSFER: Payment = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };

const MOST_TRIES = 5;

/**
 * Makes orders. Needs the caller's transaction, so that the order, the emptied cart, the mails and whatever paid for it
 * are one.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly carts: ChangeCart,
    private readonly mails: OrderMails,
    private readonly clock: Clock,
  ) {}

  /** A payment was approved: `paid`, or `payment_review` when it came late or another order had its lines (decisions, 23). */
  async paid(purchase: Purchase, payment: Payment, isLate: boolean): Promise<Order> {
    const id = crypto.randomUUID();
    const isFirst = (await this.claim(id, purchase)) === purchase.lines.length;
    const reviewReason = isFirst ? (isLate ? 'late_payment' : null) : 'second_payment';
    return this.place(id, { purchase, payment, status: 'paid', reviewReason });
  }

  /** Waits for the transfer's proof. A repeated call gets the order that the first one made. */
  async awaitingTransfer(purchase: Purchase): Promise<Order> {
    const id = crypto.randomUUID();
    const claimed = await this.claim(id, purchase);
    if (claimed === purchase.lines.length)
      return this.place(id, { purchase, payment: TRANSFER, status: 'pending_transfer', reviewReason: null });
    const earlier = await this.orders.claimantOf(purchase.lines[0]!.cartLineId);
    const isRepeated = claimed === 0 && earlier?.status === 'pending_transfer';
    if (isRepeated && isSameCustomer(earlier.purchase.customer, purchase.customer)) return earlier;
    throw new DomainError(
      'conflict',
      'cart.changed',
      'Tu carrito cambió mientras pagabas. Revísalo y vuelve a intentar.',
    );
  }

  private claim(id: string, { lines }: Purchase): Promise<number> {
    return this.orders.claim(
      id,
      lines.map(({ cartLineId }) => cartLineId),
    );
  }

  private async place(id: string, placement: Placement): Promise<Order> {
    const { sessionId, lines } = placement.purchase;
    const order = Order.place(id, placement, this.clock.now());
    for (let tries = 1; !(await this.orders.add(order)); tries += 1) {
      if (tries === MOST_TRIES) throw new Error('No free order number was found');
      order.number = newOrderNumber();
    }
    await this.carts.takeBought(
      sessionId,
      lines.map((line) => ({ ...line, id: line.cartLineId })),
    );
    await this.mails.announce(order);
    return order;
  }
}
