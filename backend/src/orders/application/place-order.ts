import { Injectable } from '@nestjs/common';
import { ChangeCart, DiscountUses } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { eraseOrder } from '../domain/erase-order.js';
import type { ReviewReason } from '../domain/order-change.js';
import { Order } from '../domain/order.js';
import type { Placement } from '../domain/placement.js';
import { BANK_TRANSFER, FREE_OF_CHARGE, type Payment } from '../domain/payment.js';
import type { ShownAccount } from '../domain/shown-account.js';
import { isSameCustomer, type Purchase } from '../domain/purchase.js';
import {
  isCancelledOtherwise,
  isSameAs,
  replacementNote,
  stillHeld,
  wasPaid,
  withContactOf,
} from '../domain/same-pieces.js';
import { discountedOrder } from './discounted-order.js';
import { OrderMails } from './order-mails.js';
import { Orders } from './orders.port.js';
import { InstalmentPayments } from './instalment-payments.js';
import { PaymentReviews } from './payment-reviews.js';
import type { OnlinePayment } from './order-money-book.js';
import { StoreOrder } from './store-order.js';

const TRANSFER: Payment = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };
const FREE: Payment = { ...TRANSFER, method: FREE_OF_CHARGE };

/** A second call within this time, on the cart that the first one emptied, is a double click or a lost answer. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * Creates orders. Runs in the caller's transaction, so that the order, the emptied cart, the mails and the payment are
 * committed together.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly carts: ChangeCart,
    private readonly mails: OrderMails,
    private readonly clock: Clock,
    private readonly discounts: DiscountUses,
    private readonly store: StoreOrder,
  ) {}

  /**
   * Makes the order of an approved payment: `paid`, or `payment_review` when it came late or another order had its lines. Transfer
   * orders of the same pieces without money are cancelled.
   */
  async placePaid(purchase: Purchase, payment: OnlinePayment, isLate: boolean): Promise<Order> {
    const id = crypto.randomUUID();
    const hasAllLines = (await this.claim(id, purchase)) === purchase.lines.length;
    const earlier = hasAllLines ? [] : await this.orders.findClaimantsForUpdate(lineIdsOf(purchase));
    const completed = withContactOf(purchase, earlier);
    let reviewReason = await this.reviewReasonOf({ id, purchase: completed, payment }, earlier, isLate);
    if (!reviewReason && earlier.length > 0 && !(await this.takeOver(id, purchase, earlier)))
      reviewReason = 'second_payment';
    const isOwnMoney = reviewReason === null;
    if (isOwnMoney && !(await this.countPaid(id, completed, earlier))) reviewReason = 'discount_over_limit';
    const bought = isOwnMoney ? completed : purchase;
    const { provider: _provider, movedAt: _movedAt, ...made } = payment;
    const placed = { purchase: bought, payment: made, status: 'paid', reviewReason } as const;
    const order = await this.place(id, placed, payment);
    if (isOwnMoney) for (const each of earlier) await this.cancelReplaced(each, order);
    return order;
  }

  /**
   * Makes an order that waits for a transfer to `bankAccount`; of a `firstInstalment`, or of everything. `ip` is the browser's. A repeated
   * call gets the order that the first one made. Throws when no use of its code is free.
   */
  placeAwaitingTransfer(
    purchase: Purchase,
    firstInstalment: Pesos | null = null,
    bankAccount: ShownAccount | null = null,
    ip = '',
  ): Promise<Order> {
    return this.placeOnce(purchase, async (id) => {
      await this.discounts.reserveForOrder(discountedOrder({ id, purchase }), purchase.sessionId, ip);
      const status = 'pending_transfer';
      return { purchase, payment: TRANSFER, status, reviewReason: null, firstInstalment, bankAccount };
    });
  }

  /** Makes an order for money that is there already. Takes no use of its code: the money does, when it is given to the order. */
  placeForMoney(purchase: Purchase): Promise<Order> {
    const waiting = { purchase, payment: TRANSFER, status: 'pending_transfer', reviewReason: null } as const;
    return this.placeOnce(purchase, () => Promise.resolve(waiting));
  }

  /** Makes an order without money to pay, which is `paid` at once. Otherwise as {@link placeAwaitingTransfer}. */
  placeFree(purchase: Purchase, ip: string): Promise<Order> {
    return this.placeOnce(purchase, async (id) => {
      await this.discounts.countFree(discountedOrder({ id, purchase }), purchase.sessionId, ip);
      return { purchase, payment: FREE, status: 'paid', reviewReason: null };
    });
  }

  /** The order without a payment that a repeated call asks for again. */
  recentUnpaid(sessionId: string): Promise<Order | null> {
    const since = new Date(this.clock.now().getTime() - REPEATED_WITHIN_MS);
    return this.orders.newestUnpaid(sessionId, since);
  }

  /**
   * The reason for a review of the payment; null when it may take its lines over from the (locked) orders that claim them, because
   * these have no money and the same pieces and customer. An earlier payment under review has money without a claim.
   */
  private async reviewReasonOf(
    placed: Pick<Order, 'id' | 'purchase' | 'payment'>,
    earlier: readonly Order[],
    isLate: boolean,
  ): Promise<ReviewReason | null> {
    if (earlier.some(wasPaid) || (earlier.length > 0 && (await this.isPaidAlready(placed)))) return 'second_payment';
    if (isLate || earlier.some(isCancelledOtherwise)) return 'late_payment';
    return earlier.length === 0 || isSameAs(placed.purchase, earlier) ? null : 'second_payment';
  }

  /** Whether the shop has money for some of the pieces, or had it from the same attempt, which can be approved twice. */
  private async isPaidAlready(placed: Pick<Order, 'id' | 'purchase' | 'payment'>): Promise<boolean> {
    if (stillHeld(await this.orders.ofSameLines(placed)).length > 0) return true;
    const { attemptId } = placed.payment;
    return attemptId !== null && (await this.orders.ofAttempt(attemptId)) !== null;
  }

  /** False when another payment took one of the lines over while this one waited for its locks. */
  private takeOver(id: string, purchase: Purchase, earlier: readonly Order[]): Promise<boolean> {
    const ids = earlier.map((order) => order.id);
    return this.orders.takeOverClaims(id, lineIdsOf(purchase), ids);
  }

  private async cancelReplaced(transfer: Order, paid: Order): Promise<void> {
    if (transfer.status !== 'pending_transfer') return;
    const note = replacementNote(transfer, paid);
    transfer.changeTo('cancelled', { at: this.clock.now(), actor: 'shop', note });
    await this.orders.save(transfer);
    await this.discounts.release(transfer.id);
    await this.mails.notifyCustomer(transfer);
  }

  /** False when no use of the code is left: the reservation has ended. */
  private countPaid(id: string, purchase: Purchase, earlier: readonly Order[]): Promise<boolean> {
    const { sessionId } = purchase;
    return this.discounts.countPaid(discountedOrder({ id, purchase }), {
      sessionId,
      orderIds: earlier.map((it) => it.id),
    });
  }

  private async placeOnce(purchase: Purchase, placement: (id: string) => Promise<Placement>): Promise<Order> {
    const id = crypto.randomUUID();
    const claimed = await this.claim(id, purchase);
    if (claimed === purchase.lines.length) return this.place(id, await placement(id));
    const earlier = await this.orders.claimantOf(purchase.lines[0]!.cartLineId);
    const isRepeated = claimed === 0 && earlier !== null && isRepeatable(earlier);
    if (isRepeated && isSameCustomer(earlier.purchase.customer, purchase.customer)) return earlier;
    throw new DomainError(
      'conflict',
      'cart.changed',
      'Tu carrito cambió mientras pagabas. Revísalo y vuelve a intentar.',
    );
  }

  private claim(id: string, { lines }: Purchase): Promise<number> {
    return this.orders.claim(id, lineIdsOf({ lines }));
  }

  /** `paid`: the money that came for it. */
  private async place(id: string, placement: Placement, paid?: OnlinePayment): Promise<Order> {
    const { sessionId, lines } = placement.purchase;
    const order = Order.place(id, placement, this.clock.now());
    await this.store.add(order, paid);
    await this.carts.takeBought(
      sessionId,
      lines.map((line) => ({ ...line, id: line.cartLineId })),
    );
    await this.mails.announce(order);
    return order;
  }
}

/** Whether a repeated call may get this order: it was placed without a payment, and nobody has dealt with it since. */
function isRepeatable({ status, payment }: Order): boolean {
  return status === 'pending_transfer' || (status === 'paid' && payment.method === FREE_OF_CHARGE);
}

function lineIdsOf({ lines }: Pick<Purchase, 'lines'>): string[] {
  return lines.map(({ cartLineId }) => cartLineId);
}

/** Reads and changes the orders of payments. */
@Injectable()
export class PaidOrders {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly orders: Orders,
    private readonly discounts: DiscountUses,
    private readonly clock: Clock,
    /** Payments of orders that exist. */
    readonly instalments: InstalmentPayments,
    /** What the provider says later, and what a person decides. */
    readonly reviews: PaymentReviews,
  ) {}

  /**
   * A payment for the cart begins: reserves a use of its code. `ip` is the browser's. Throws when none is free. Joins the caller's
   * transaction.
   */
  reserveDiscount({ sessionId, discountCode: code, customer }: Purchase, ip: string): Promise<void> {
    return this.discounts.reserveForCart({ sessionId, code, email: customer.email }, ip);
  }

  /**
   * A payment of an order by transfer begins: keeps a use of its code, if nothing was paid yet. Throws when none is left. Joins the caller's
   * transaction.
   */
  async reserveDiscountOf(orderId: string, ip: string): Promise<void> {
    const order = await this.orders.findForUpdate(orderId);
    if (order?.status === 'pending_transfer') await this.discounts.reserveAgain(discountedOrder(order), ip);
  }

  /** The shopper has tried to pay: the reservation lasts longer. Joins the caller's transaction. */
  extendDiscount({ sessionId, discountCode: code }: Purchase): Promise<void> {
    return this.discounts.extend({ sessionId, code });
  }

  /** A payment was approved: makes its order. Joins the caller's transaction. */
  place(purchase: Purchase, payment: OnlinePayment, isLate: boolean): Promise<Order> {
    return this.placing.placePaid(purchase, payment, isLate);
  }

  /** Records a request for erasure that came before the approval: the order is erased once it is finished. Joins the caller's transaction. */
  async requestErasure(order: Order): Promise<void> {
    eraseOrder(order, this.clock.now());
    await this.orders.saveErasure(order);
  }

  /** True when an order already contains one of the purchase's cart lines. */
  isAnyLineBought({ lines }: Purchase): Promise<boolean> {
    return this.orders.isAnyClaimed(lines.map(({ cartLineId }) => cartLineId));
  }

  ofTransaction(transactionId: string): Promise<Order | null> {
    return this.orders.byTransaction(transactionId);
  }

  /** The first order that a payment attempt made. */
  ofAttempt(attemptId: string): Promise<Order | null> {
    return this.orders.ofAttempt(attemptId);
  }
}
