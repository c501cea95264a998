import { Logger } from '@nestjs/common';
import { aCatalogueService } from '../../../../test/builders/catalogue-service.builder.js';
import { paid, storeOrder } from '../../../../test/builders/order.builder.js';
import { aCardPayment, aPurchase } from '../../../../test/builders/purchase.builder.js';
import { InMemoryDiscounts } from '../../../../test/fakes/in-memory-discounts.js';
import { ledgerInMemory } from '../../../../test/fakes/in-memory-money.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { DiscountUses } from '../../../cart/index.js';
import { OrderEvents, StatusEffects } from '../../application/change-order.js';
import { OrderRetention } from '../../application/order-retention.js';
import { PromiseDelivery } from '../../application/promise-delivery.js';
import { Order } from '../../domain/order.js';
import type { Placement } from '../../domain/placement.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { orderSchemas } from './order.schemas.js';
import { TypeOrmOrders } from './typeorm-orders.js';

const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };

describe('retention of orders', () => {
  let database: TestDatabase;
  let orders: TypeOrmOrders;
  const clock = new ManualClock();
  const discounts = new InMemoryDiscounts();
  const uses = new DiscountUses(discounts, clock);
  const promises = new PromiseDelivery(aCatalogueService().catalogue, clock);
  const { ledger } = ledgerInMemory(clock);
  const effects = new StatusEffects(promises, uses, new OrderEvents(), ledger);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(orderSchemas);
    orders = new TypeOrmOrders(database.transaction);
  });
  afterAll(() => database.drop());

  async function placed(monthsAgo: number, statuses: OrderStatus[], changes: Partial<Placement> = {}): Promise<Order> {
    const at = new Date(clock.now());
    at.setUTCMonth(at.getUTCMonth() - monthsAgo);
    const payment = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), { ...payment, ...changes }, at);
    if (order.payment.transactionId) paid(order, {}, at);
    for (const status of statuses) order.changeTo(status, { at, actor: 'taller@sigerist.co', note: 'Llamó Laura' });
    return storeOrder(order, database.transaction);
  }

  const night = () => new OrderRetention(orders, database.transaction, clock, effects, ledger).anonymise();
  const isAnonymous = async ({ id }: Order) => (await orders.find(id))!.anonymisedAt !== null;

  it('removes every name and text after five years, and keeps number, dates and amounts', async () => {
    const order = await placed(61, ['in_production', 'shipped', 'delivered']);
    await night();
    const found = (await orders.find(order.id))!;
    const { number, status, createdAt, payment } = order;
    expect(found).toMatchObject({ number, status, createdAt, payment, anonymisedAt: clock.now() });
    const { total, discountAmount, finalTotal } = order.purchase;
    expect(found.purchase).toMatchObject({
      total,
      discountAmount,
      finalTotal,
      lines: [{ price: 460_000, quantity: 2 }],
    });
    const [row] = await database.dataSource.query<object[]>('SELECT * FROM shop_order WHERE id = $1', [order.id]);
    expect(JSON.stringify(row)).not.toMatch(/laura|restrepo|sofía|calle 10|300 ?123 ?4567/i);
    expect(await orders.list({ search: 'laura', limit: 9 })).toEqual([]);
    expect(await orders.list({ search: number, limit: 9 })).toHaveLength(1);
  });

  it('keeps paid orders for five years, and unpaid ones for six months', async () => {
    const cancelled = { payment: TRANSFER, status: 'pending_transfer' } as const;
    const kept = [
      await placed(59, ['in_production', 'shipped', 'delivered']),
      await placed(7, [], { reviewReason: 'late_payment' }),
      await placed(5, ['cancelled'], cancelled),
    ];
    const removed = [await placed(7, ['cancelled'], cancelled), await placed(7, [], cancelled), await placed(61, [])];
    await night();
    expect(await Promise.all(kept.map(isAnonymous))).toEqual([false, false, false]);
    expect(await Promise.all(removed.map(isAnonymous))).toEqual([true, true, true]);
  });

  it('cancels unpaid orders, so that they leave the staff list, and sends no email', async () => {
    const { id } = await placed(7, [], { payment: TRANSFER, status: 'pending_transfer' });
    await night();
    const found = (await orders.find(id))!;
    expect(found).toMatchObject({ status: 'cancelled', anonymisedAt: clock.now() });
    expect(found.history.map(({ status, actor }) => [status, actor])).toEqual([
      ['pending_transfer', 'shop'],
      ['cancelled', 'shop'],
    ]);
    expect(await orders.list({ statuses: ['pending_transfer'], limit: 9 })).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect(await database.dataSource.query('SELECT task_identifier FROM graphile_worker.jobs')).toEqual([]);
  });

  it('gives back the use of a discount code when it cancels an unpaid order', async () => {
    const { id, purchase } = await placed(7, [], { payment: TRANSFER, status: 'pending_transfer' });
    await uses.countPaid({ id, code: discounts.codes[0]!.code, email: purchase.customer.email });
    const paid = await placed(61, []);
    await uses.countPaid({ id: paid.id, code: discounts.codes[0]!.code, email: purchase.customer.email });
    await night();
    expect(discounts.codes[0]!.uses).toBe(1);
  });

  it('stores no session of a cart in the reference of an anonymised order', async () => {
    const sessionId = 'secret-session-1';
    const payment = aCardPayment({ reference: `SIGERIST-${sessionId}-1763700000000-Zx9k2` });
    const { id } = await placed(61, [], { purchase: aPurchase({ sessionId }), payment });
    await night();
    expect((await orders.find(id))!.payment).toEqual({ ...payment, reference: 'SIGERIST-•••-1763700000000-Zx9k2' });
  });

  it('goes through more orders than one batch has', async () => {
    const many = await Promise.all(Array.from({ length: 205 }, () => placed(61, [])));
    await night();
    expect(await Promise.all(many.map(isAnonymous))).not.toContain(false);
  });
});
