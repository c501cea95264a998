import { SystemClock } from '../../src/common/clock.port.js';
import { TypeOrmMoneyEntries } from '../../src/money/adapters/typeorm/typeorm-money-entries.js';
import { Ledger } from '../../src/money/application/ledger.js';
import { type Entry, entryOf, type NewEntry } from '../../src/money/domain/entry.js';
import { withEntry } from '../../src/money/domain/order-money.js';
import { receive } from '../../src/orders/domain/instalments.js';
import { Order } from '../../src/orders/domain/order.js';
import { BANK_TRANSFER } from '../../src/orders/domain/payment.js';
import type { Purchase } from '../../src/orders/domain/purchase.js';
import type { TypeOrmTransaction } from '../../src/database/index.js';
import { orderSchemas } from '../../src/orders/adapters/typeorm/order.schemas.js';
import { TypeOrmOrders } from '../../src/orders/adapters/typeorm/typeorm-orders.js';
import { aCardPayment, aPurchase } from './purchase.builder.js';

const MAKING = ['paid', 'in_production', 'shipped'] as const;

/** An order that was paid by card and has this status now. */
export function anOrder(status: (typeof MAKING)[number], changes: Partial<Purchase> = {}, at = new Date()): Order {
  const payment = { payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = paid(Order.place(crypto.randomUUID(), { purchase: aPurchase(changes), ...payment }, at), {}, at);
  for (const next of MAKING.slice(1, MAKING.indexOf(status) + 1))
    order.changeTo(next, { at, actor: 'taller@sigerist.co', note: '' });
  return order;
}

/** The order with one more entry of the ledger: by default all of what it costs, by the payment that made it. */
export function paid(order: Order, changes: Partial<NewEntry> = {}, at = new Date()): Order {
  const { method, transactionId, reference, attemptId } = order.payment;
  const provider = transactionId === null ? null : 'wompi';
  const whole = { kind: 'payment', amount: order.purchase.finalTotal, actor: 'provider' } as const;
  const entry = {
    ...whole,
    method,
    transactionId,
    reference,
    attemptId,
    provider,
    orderId: order.id,
    ...changes,
  } as const;
  order.money = withEntry(order.money, entryOf(entry, at));
  return order;
}

/** A transfer that staff confirm. */
export function receiveTransfer(order: Order, amount: number, at: Date): Order {
  const actor = 'taller@sigerist.co';
  const whole = { method: BANK_TRANSFER, transactionId: null, provider: null, reference: `M-${crypto.randomUUID()}` };
  paid(order, { ...whole, amount, actor }, at);
  receive(order, { at, actor, note: '', entry: order.money.entries.at(-1)!.id });
  return order;
}

/** An online payment that the provider approved; returns its transaction. */
export function receiveOnline(order: Order, amount: number, at: Date, isMadeAlready = false): string {
  const { transactionId, ...payment } = aCardPayment();
  paid(order, { ...payment, transactionId, provider: 'wompi', amount }, at);
  const entry = order.money.entries.at(-1)!.id;
  receive(order, { at, actor: 'provider', note: '', entry }, isMadeAlready);
  return transactionId!;
}

/** Adds the row of a refund that was carried out. */
export function returned(order: Order, amount: number, at: Date): Order {
  const refund = {
    kind: 'refund',
    amount,
    method: 'bank_transfer',
    actor: 'ana@example.com',
    orderId: order.id,
  } as const;
  order.money = withEntry(order.money, entryOf(refund, at));
  return order;
}

/** Adds the row that takes a payment back; returns its id. */
export function reverse(order: Order, at: Date, isPayment = ({ kind }: Entry) => kind === 'payment'): string {
  const { id: reverses, amount, method, provider, transactionId } = order.money.entries.find(isPayment)!;
  const same = { amount, method, provider, transactionId, orderId: order.id };
  const reversal = entryOf({ ...same, kind: 'reversal', actor: 'provider', reverses }, at);
  order.money = withEntry(order.money, reversal);
  return reversal.id;
}

/** The provider voids the payment of an order, or one of its payments. */
export function voidPayment(order: Order, at: Date, transactionId = order.payment.transactionId): Order {
  order.voidedAt(at);
  const entry = reverse(order, at, (each) => each.transactionId === transactionId);
  order.history = order.history.with(-1, { ...order.history.at(-1)!, entry });
  return order;
}

/** Schemas of orders, for tests of other tables that refer to them. */
export { orderSchemas };

/** The ledger of a test database. */
export function ledgerIn(transaction: TypeOrmTransaction): Ledger {
  return new Ledger(new TypeOrmMoneyEntries(transaction), new SystemClock());
}

/** Stores an order with its money in a test database. */
export async function storeOrder(order: Order, transaction: TypeOrmTransaction): Promise<Order> {
  await new TypeOrmOrders(transaction).add(order);
  const ledger = ledgerIn(transaction);
  await ledger.open(order.id, order.money.total);
  for (const entry of order.money.entries) await ledger.record(entry);
  return order;
}
