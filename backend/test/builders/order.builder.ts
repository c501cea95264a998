import { Order } from '../../src/orders/domain/order.js';
import type { Purchase } from '../../src/orders/domain/purchase.js';
import type { TypeOrmTransaction } from '../../src/database/index.js';
import { orderSchemas } from '../../src/orders/adapters/typeorm/order.schemas.js';
import { TypeOrmOrders } from '../../src/orders/adapters/typeorm/typeorm-orders.js';
import { aCardPayment, aPurchase } from './purchase.builder.js';

const MAKING = ['paid', 'in_production', 'shipped'] as const;

/** An order that was paid by card and has this status now. */
export function anOrder(status: (typeof MAKING)[number], changes: Partial<Purchase> = {}, at = new Date()): Order {
  const payment = { payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = Order.place(crypto.randomUUID(), { purchase: aPurchase(changes), ...payment }, at);
  for (const next of MAKING.slice(1, MAKING.indexOf(status) + 1))
    order.changeTo(next, { at, actor: 'taller@sigerist.co', note: '' });
  return order;
}

/** Schemas of orders, for tests of other tables that refer to them. */
export { orderSchemas };

/** Stores an order in a test database. */
export async function storeOrder(order: Order, transaction: TypeOrmTransaction): Promise<Order> {
  await new TypeOrmOrders(transaction).add(order);
  return order;
}
