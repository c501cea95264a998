import { TypeOrmOrders } from '../../src/orders/adapters/typeorm/typeorm-orders.js';
import { Order } from '../../src/orders/domain/order.js';
import { aCardPayment, aPurchase } from '../builders/purchase.builder.js';
import type { TestDatabase } from './database.js';

export { orderSchemas } from '../../src/orders/adapters/typeorm/order.schemas.js';

/** Stores an order that was paid by card, and returns its id. */
export async function storeOrder({ transaction }: TestDatabase): Promise<string> {
  const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
  const order = Order.place(crypto.randomUUID(), placement, new Date());
  await new TypeOrmOrders(transaction).add(order);
  return order.id;
}
