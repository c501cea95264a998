import {
  ACCOUNTED_ORDERS,
  type AccountedOrder,
  NOVEMBER,
  WITHOUT_ORDER,
} from '../../../../test/builders/accountants-month.js';
import { aCustomer, aPurchase } from '../../../../test/builders/purchase.builder.js';
import { aStaffMember } from '../../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../../test/fakes/in-memory-audit-entries.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import {
  moneySchemas,
  orderSchemas,
  TypeOrmMoneyEntries,
  TypeOrmOrders,
} from '../../../../test/support/schemas-of-other-modules.js';
import { Ledger, type NewEntry } from '../../../money/index.js';
import { Order, type OrderStatus } from '../../../orders/index.js';
import { TypeOrmBookRecords } from './typeorm-book-records.js';
import { sheetAmounts } from '../../domain/books.js';
import type { BookEntry } from '../../application/book-records.port.js';
import { Books } from '../../application/books.js';

const THOUSAND = 1_000;
/** Noon of a day of 2026 in Bogota: '11-28'. */
const on = (day: string) => new Date(`2026-${day}T12:00:00-05:00`);

describe('the books of a month', () => {
  const clock = new ManualClock();
  const owner = aStaffMember();
  let database: TestDatabase;
  let ledger: Ledger;
  let books: Books;
  let orders: TypeOrmOrders;
  let known = 0;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, ...moneySchemas]);
    ledger = new Ledger(new TypeOrmMoneyEntries(database.transaction), clock);
    orders = new TypeOrmOrders(database.transaction);
    books = new Books(new TypeOrmBookRecords(database.transaction), inMemoryAuditLog(clock).log, clock);
    for (const accounted of ACCOUNTED_ORDERS) await place(accounted);
    for (const [came, ...gone] of WITHOUT_ORDER) {
      const { entry } = await record(null, came!);
      for (const money of gone) await record(null, money, entry.id);
    }
    await record(null, ['payout', '11-28', 4_000, 'BANK_TRANSFER']);
    await record(null, ['fee', '11-28', 130, 'BANK_TRANSFER']);
    await record(null, ['fee', '10-28', 99, 'BANK_TRANSFER']);
    await record(ids.get('withdrawn, with the shipping')!, ['refund', '11-06', 25, 'bank_transfer'], null, 'shipping');
    setTime('12-10');
  });
  afterAll(() => database.drop());

  function setTime(day: string): void {
    clock.pass(on(day).getTime() - clock.now().getTime());
  }

  async function place({ what, subtotal, discount = 0, steps, money = [], allowed, assigned }: AccountedOrder) {
    const history = steps.map((step) => {
      const [day, status] = step.split(' ') as [string, OrderStatus];
      return { status, at: on(day), actor: 'shop', note: '' };
    });
    const [total, discountAmount] = [subtotal * THOUSAND, discount * THOUSAND];
    const amounts = { total, discountAmount, finalTotal: total - discountAmount };
    const purchase = aPurchase({ ...amounts, customer: aCustomer({ name: what }) });
    const payment = { method: 'CARD', transactionId: null, reference: null, attemptId: null };
    const placement = { purchase, payment, status: 'pending_transfer', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), placement, history[0]!.at);
    Object.assign(order, { history, status: history.at(-1)!.status });
    ids.set(what, order.id);
    await orders.add(order);
    await ledger.open(order.id, amounts.finalTotal);
    if (assigned) {
      const [moved, thousands, method, given] = assigned;
      const { entry } = await record(null, ['payment', moved, thousands, method]);
      setTime(given);
      await ledger.assign(entry.id, order.id, { actor: owner.email, reason: 'Es de este pedido' });
    }
    let paid: string | null = null;
    for (const each of money) {
      const { entry } = await record(order.id, each, each[0] === 'reversal' ? paid : null);
      if (each[0] === 'payment') paid = entry.id;
    }
    if (!allowed) return;
    setTime(allowed[0]);
    await ledger.allow(order.id, allowed[1] * THOUSAND, 'Lo aceptamos', owner.email);
  }

  function record(
    orderId: string | null,
    [kind, moved, thousands, method, recorded = moved]: NonNullable<AccountedOrder['money']>[number],
    reverses: string | null = null,
    covers?: NewEntry['covers'],
  ) {
    known += 1;
    setTime(recorded);
    const byProvider = kind === 'payment' && method !== 'BANK_TRANSFER';
    return ledger.record({
      kind,
      orderId,
      method,
      reverses,
      amount: thousands * THOUSAND,
      movedAt: on(moved),
      actor: owner.email,
      ...(byProvider && { provider: 'wompi', transactionId: `t-${known}` }),
      ...(kind === 'payment' && !byProvider && { reference: `M${known}` }),
      ...(kind === 'refund' && { evidence: `E${known}` }),
      ...(covers && { covers }),
    });
  }

  it('has what an accountant computes by hand', async () => {
    expect(await books.month('2026-11')).toEqual({ month: '2026-11', isClosed: true, ...NOVEMBER });
  });

  it('does not change a closed month by what is recorded later, which counts on its own day', async () => {
    const [october, november] = [await books.month('2026-10'), await books.month('2026-11')];
    const december = await books.month('2026-12');
    const id = ids.get('card, delivered')!;
    await record(id, ['payment', '11-10', 70, 'BANK_TRANSFER', '12-11']);
    await record(ids.get('two parts, made')!, ['refund', '12-11', 20, 'bank_transfer']);
    setTime('12-11');
    await ledger.allow(ids.get('two parts, left without the second')!, 5_000, 'Lo aceptamos', owner.email);
    const order = (await orders.find(ids.get('card, on the road')!))!;
    order.changeTo('delivered', { at: on('12-11'), actor: owner.email, note: '' });
    await orders.save(order);

    expect([await books.month('2026-10'), await books.month('2026-11')]).toEqual([october, november]);
    expect(await books.month('2026-12')).toMatchObject({
      isClosed: false,
      received: december.received + 70_000,
      refunds: december.refunds + 20_000,
      allowances: december.allowances + 5_000,
      net: december.net + 50_000,
    });
  });

  it('does not change a closed month when money that was assigned to an order is removed from it later, and assigned again', async () => {
    const november = await books.month('2026-11');
    const [early, late] = ['got money that had come without an order', 'gets such money only in December'].map((what) =>
      ids.get(what)!,
    ) as [string, string];
    const payments = new Map<string, string>();
    const give = (of: string, to: string | null) =>
      database.transaction.run(() =>
        ledger.assign(payments.get(of)!, to, { actor: owner.email, reason: 'Era de otra familia' }),
      );
    for (const id of [early, late])
      payments.set(id, (await orders.find(id))!.money.entries.find(({ isGiven }) => isGiven)!.id);

    for (const id of [early, late]) await give(id, null);
    const december = await books.month('2026-12');
    expect([await books.month('2026-11'), december.withoutOrder]).toEqual([november, 150_000 + 320_000]);
    setTime('12-12');
    await give(early, late);
    expect(await books.month('2026-11')).toEqual(november);
    await give(early, early);
    await give(late, late);
    expect(await books.month('2026-11')).toEqual(november);
    expect(await books.month('2026-12')).toMatchObject({ withoutOrder: 150_000 });
  });

  it('lists what moved on the days of Bogota, newest first, with sums of the whole list', async () => {
    const day = { from: new Date('2026-11-09T05:00:00Z'), before: new Date('2026-11-10T05:00:00Z') };
    const { entries, next, sums } = await books.entries(day, undefined, 1, owner);
    expect(sums).toMatchObject({ received: 800_000, net: 800_000 });
    expect(entries).toMatchObject([
      { kind: 'payment', method: 'CARD', order: { customer: expect.stringMatching(/^refunded/) } },
    ]);
    const rest = await books.entries(day, next!, 5, owner);
    expect(rest).toMatchObject({ next: null, sums: null });
    expect(new Set([...entries, ...rest.entries].map(({ id }) => id))).toHaveProperty('size', 2);
    const transfers = await books.entries({ kinds: ['refund'], method: 'card_void' }, undefined, 5, owner);
    expect(transfers.entries.map(({ order }) => order?.customer)).toEqual(['refunded whole']);
  });

  it('exports every entry once, and its net is the one of the panel', async () => {
    const sheet: BookEntry[] = [];
    for await (const entry of await books.sheet({}, owner)) sheet.push(entry);
    const [{ count }] = (await database.dataSource.query('SELECT count(*)::int FROM money_entry')) as [
      { count: number },
    ];
    expect(new Set(sheet.map(({ id }) => id)).size).toBe(count);
    const december = new Date('2026-12-01T05:00:00Z');
    const { sums } = await books.entries({ from: december }, undefined, 1, owner);
    const net = sheet
      .filter(({ movedAt }) => movedAt >= december)
      .reduce((sum, entry) => sum + sheetAmounts(entry).net, 0);
    expect(sums!.net).toBe(net);
    // The line of 'Hoy': the same without fees.
    expect(await orders.receivedSince([december])).toEqual([net + sums!.fees]);
  });

  it('lists the orders that owe with their sum', async () => {
    const { orders: owing, sum } = await books.owing('balance', null, 100);
    expect(owing.map(({ customer, owed }) => [customer, owed])).toEqual(
      expect.arrayContaining([
        ['left without its second part', 400_000],
        ['two parts, left without the second', 445_000],
        ['charged back after delivery', 280_000],
      ]),
    );
    expect(sum).toEqual({ orders: owing.length, amount: owing.reduce((all, { owed }) => all + owed, 0) });
    const waiting = await books.owing('waiting', null, 100);
    expect(waiting.orders.map(({ customer, owed }) => [customer, owed])).toEqual([
      ['confirmed by mistake', 430_000],
      ['less than asked', 200_000],
      ['transfer that nobody made', 400_000],
    ]);
    expect((await books.summary()).waiting).toEqual({ orders: 3, amount: 1_030_000 });
  });
});
