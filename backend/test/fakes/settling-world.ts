import { type ChangeCart, DiscountUses } from '../../src/cart/index.js';
import { ChangeOrder, OrderEvents, StatusEffects } from '../../src/orders/application/change-order.js';
import { InstalmentPayments } from '../../src/orders/application/instalment-payments.js';
import { OrderAdminService } from '../../src/orders/application/order-admin.service.js';
import { StoreOrder } from '../../src/orders/application/store-order.js';
import { OrderMoneyBook } from '../../src/orders/application/order-money-book.js';
import { ReceiveMoney } from '../../src/orders/application/receive-money.js';
import { mailCustomerJob, mailNewOrderJob, mailShopJob, OrderMails } from '../../src/orders/application/order-mails.js';
import type { OrderReader } from '../../src/orders/application/order-reader.js';
import type { Orders } from '../../src/orders/application/orders.port.js';
import { PaymentReviews } from '../../src/orders/application/payment-reviews.js';
import { PaidOrders, PlaceOrder } from '../../src/orders/application/place-order.js';
import { PromiseDelivery } from '../../src/orders/application/promise-delivery.js';
import { anonymiseOrder } from '../../src/orders/domain/erase-order.js';
import type { Order } from '../../src/orders/domain/order.js';
import type { Purchase } from '../../src/orders/domain/purchase.js';
import type { PaymentAttempts } from '../../src/payments/application/payment-attempts.port.js';
import { SendPendingPaymentEmail } from '../../src/payments/application/send-pending-payment-email.js';
import { SettlePayment } from '../../src/payments/application/settle-payment.js';
import type { PaymentAttempt } from '../../src/payments/domain/payment-attempt.js';
import { aCatalogueService } from '../builders/catalogue-service.builder.js';
import { aPaymentAttempt } from '../builders/payment-attempt.builder.js';
import { inMemoryAuditLog } from './in-memory-audit-entries.js';
import { InMemoryDiscounts } from './in-memory-discounts.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPaymentAttempts } from './in-memory-payment-attempts.js';
import { ManualClock } from './manual-clock.js';
import { PlainTransaction } from './plain-transaction.js';
import { RecordingJobQueue } from './recording-job-queue.js';

/** SettlePayment with its collaborators on ports in memory, and a clock that a test moves. */
export class SettlingWorld {
  readonly clock = new ManualClock();
  readonly attempts = new InMemoryPaymentAttempts();
  readonly orders = new InMemoryOrders();
  readonly discounts = new InMemoryDiscounts();
  readonly jobs = new RecordingJobQueue();
  /** The carts that were emptied of what was bought. */
  readonly emptied: string[] = [];
  readonly placeOrder: PlaceOrder;
  readonly admin: OrderAdminService;
  readonly book: OrderMoneyBook;
  readonly receiving: ReceiveMoney;
  readonly settling: SettlePayment;
  readonly uses: DiscountUses;
  readonly events = new OrderEvents();

  constructor() {
    const { clock, jobs } = this;
    const transaction = new PlainTransaction();
    const orders = this.orders as unknown as Orders;
    const attempts = this.attempts as unknown as PaymentAttempts;
    const takeBought = (sessionId: string) => Promise.resolve(void this.emptied.push(sessionId));
    const carts = { takeBought } as unknown as ChangeCart;
    const mails = new OrderMails(jobs);
    const promises = new PromiseDelivery(aCatalogueService().catalogue, clock);
    const uses = new DiscountUses(this.discounts, clock);
    this.uses = uses;
    const { ledger } = this.orders.money;
    this.book = new OrderMoneyBook(ledger, orders, clock);
    this.placeOrder = new PlaceOrder(orders, carts, mails, clock, uses, new StoreOrder(orders, promises, this.book));
    const changes = new ChangeOrder(orders, mails, transaction);
    const effects = new StatusEffects(promises, uses, this.events, ledger);
    const { log } = inMemoryAuditLog(clock);
    this.admin = new OrderAdminService(orders, changes, effects, this.book, clock, log);
    this.receiving = new ReceiveMoney(this.book, changes, effects, orders, clock, log);
    const instalments = new InstalmentPayments(orders, {} as OrderReader, mails, effects, this.book, clock);
    const pending = new SendPendingPaymentEmail(jobs, attempts, instalments, {} as never, clock, {} as never);
    const reviews = new PaymentReviews(this.admin, changes, effects, this.book, clock);
    const paid = new PaidOrders(this.placeOrder, orders, uses, clock, instalments, reviews);
    this.settling = new SettlePayment(attempts, paid, ledger, pending, transaction, clock);
  }

  /** An attempt that begins now. */
  async begun(changes: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
    const attempt = aPaymentAttempt({ createdAt: this.clock.now(), ...changes });
    expect(await this.attempts.add(attempt)).toBe(true);
    return attempt;
  }

  /** The orders of what the attempt is for, the oldest first. */
  async ordersOf({ purchase }: { readonly purchase: Purchase | null }): Promise<Order[]> {
    return (await this.orders.ofSameLines({ id: '', purchase: purchase! })).reverse();
  }

  async erase(id: string): Promise<void> {
    const order = (await this.orders.find(id))!;
    anonymiseOrder(order, this.clock.now());
    await this.orders.saveErasure(order);
  }

  /** The enqueued mails to shopper and shop. */
  get orderMails() {
    const ofNew = this.jobs.of(mailNewOrderJob);
    const toShop: { orderId: string; isPayment?: boolean }[] = ofNew.map(({ orderId }) => ({ orderId }));
    return {
      toCustomer: [...ofNew, ...this.jobs.of(mailCustomerJob)],
      toShop: [...toShop, ...this.jobs.of(mailShopJob)],
    };
  }
}
