import { ledgerIn, paid, receiveTransfer, storeOrder } from '../../../../test/builders/order.builder.js';
import { aCardPayment, aCustomer, aPurchase, anOrderLine } from '../../../../test/builders/purchase.builder.js';
import { aPersonalisation } from '../../../../test/builders/cart.builder.js';
import { itKeepsClaims } from '../../../../test/contracts/order-claims.contract.js';
import { itStoresOrders } from '../../../../test/contracts/orders.contract.js';
import { itKeepsOrderLinks } from '../../../../test/contracts/order-links.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { IN_WORKSHOP } from '../../../common/order-statuses.js';
import { logContext, runWithLogContext } from '../../../common/log-context.js';
import type { NewEntry } from '../../../money/index.js';
import type { OrderFilter } from '../../application/orders.port.js';
import type { Customer } from '../../domain/purchase.js';
import { Order } from '../../domain/order.js';
import type { Placement } from '../../domain/placement.js';
import { ORDER_STATUSES } from '../../domain/order-status.js';
import { correctDetails, detailsVersion } from '../../domain/correction.js';
import { orderSchemas } from './order.schemas.js';
import { COUNT_DUE, DUE, TO_MAKE } from './order-work.sql.js';
import { OF_CONTACT } from './order.sql.js';
import { OrderLinkSchema, TypeOrmOrderLinks } from './typeorm-order-links.js';
import { TypeOrmOrders } from './typeorm-orders.js';

const TRANSFER = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };

describe('orders in PostgreSQL', () => {
  let database: TestDatabase;
  let orders: TypeOrmOrders;
  const moment = (minute: number) => new Date(Date.UTC(2026, 0, 15, 15, minute));

  function anOrder(changes: Partial<Placement> = {}, minute = 0): Order {
    const placement = { purchase: aPurchase(), payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    return Order.place(crypto.randomUUID(), { ...placement, ...changes }, moment(minute));
  }

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, OrderLinkSchema]);
    orders = new TypeOrmOrders(database.transaction);
  });
  afterAll(() => database.drop());

  /** The plan of a statement as JSON, where PostgreSQL may use other ways as well. */
  const planWithout = (ways: string[], statement: string, values: unknown[]): Promise<string> =>
    database.dataSource.transaction(async (manager) => {
      for (const way of ways) await manager.query(`SET LOCAL enable_${way} = off`);
      return JSON.stringify(await manager.query<object[]>(`EXPLAIN ${statement}`, values));
    });

  itKeepsOrderLinks({
    links: () => new TypeOrmOrderLinks(database.transaction),
    anOrderId: async () => {
      const order = anOrder();
      await orders.add(order);
      return order.id;
    },
  });

  it('finds an order by its corrected details', async () => {
    const order = anOrder();
    await orders.add(order);
    const author = { version: detailsVersion(order), at: moment(1), actor: 'shopper' };
    correctDetails(order, { phone: '301 222 9988', names: [{ position: 0, name: 'Nombre Nuevo' }] }, author);
    await orders.saveDetails(order);
    for (const search of ['nombre nuevo', '3012229988'])
      expect((await orders.list({ search, limit: 5 })).map(({ id }) => id)).toEqual([order.id]);
  });

  itStoresOrders(() => ({ orders, transaction: database.transaction, ledger: ledgerIn(database.transaction) }));
  it('removes cancelled orders that never held money, a while after their personal data', async () => {
    const cancelled = { status: 'pending_transfer', payment: TRANSFER } as const;
    const [unpaid, waiting, transferred, card] = [
      anOrder(cancelled),
      anOrder(cancelled),
      anOrder(cancelled),
      anOrder(),
    ];
    for (const order of [unpaid, waiting, transferred, paid(card)]) await storeOrder(order, database.transaction);
    const query = (text: string, values: unknown[]) => database.dataSource.query(text, values);
    const gone = [unpaid, transferred, card].map(({ id }) => id);
    await query(`UPDATE shop_order SET status = 'cancelled', anonymised_at = $2 WHERE id = ANY($1)`, [gone, moment(0)]);
    await query(`UPDATE shop_order SET anonymised_at = $2 WHERE id = $1`, [waiting.id, moment(0)]);
    const received = { kind: 'payment', method: 'BANK_TRANSFER', amount: 1, actor: 'ana@sigerist.co' } as const;
    await ledgerIn(database.transaction).record({ ...received, orderId: transferred.id });
    const ids = [unpaid, waiting, transferred, card].map(({ id }) => id);
    const left = async () => (await Promise.all(ids.map((id) => orders.find(id)))).map(Boolean);

    await orders.removeUnpaid(moment(0), 100);
    expect(await left()).toEqual([true, true, true, true]);
    expect(await orders.removeUnpaid(moment(1), 100)).toBe(1);
    expect(await left()).toEqual([false, true, true, true]);
    expect(await query('SELECT FROM order_balance WHERE order_id = $1', [unpaid.id])).toEqual([]);
  });

  it('finds an order by the tracking number of its parcel, as it was corrected last', async () => {
    const order = anOrder();
    await orders.add(order);
    for (const guide of ['2034-111111', '2034-222222']) {
      const shipment = { carrier: 'coordinadora', otherCarrier: '', guide, reason: '' } as const;
      const change = { status: 'shipped', at: moment(1), actor: 'ana@sigerist.co', note: '', shipment } as const;
      order.history = [...order.history, change];
      await orders.save(order);
    }
    expect((await orders.list({ search: '2034-2222', limit: 5 })).map(({ id }) => id)).toEqual([order.id]);
    expect(await orders.list({ search: '2034-1111', limit: 5 })).toEqual([]);
  });

  itKeepsClaims(() => ({ orders, transaction: database.transaction }));

  it('finds an order by its account', async () => {
    const order = anOrder({ purchase: aPurchase({ userId: crypto.randomUUID() }) });
    await orders.add(order);
    expect(await orders.ofUser(order.purchase.userId!)).toEqual([order]);
  });

  it('finds the newest orders of a contact, by phone in any format and by written emails', async () => {
    const placed = async (customer: Partial<Customer>, minute: number) => {
      const order = anOrder({ purchase: aPurchase({ customer: aCustomer(customer) }) }, minute);
      await orders.add(order);
      return order.number;
    };
    const email = 'nadie@example.com';
    const first = await placed({ phone: '+57 311 555 7788', email }, 1);
    const second = await placed({ phone: '3115557788', email }, 2);
    const third = await placed({ phone: '320 000 0000', email: 'Camila.Ficha@Example.com' }, 3);
    await placed({ phone: '3115557789', email }, 4);
    const numbers = async (phone: string | null, emails: string[], limit = 5) =>
      (await orders.ofContact({ phone, emails }, limit)).map(({ number }) => number);
    expect(await numbers('573115557788', [])).toEqual([second, first]);
    expect(await numbers('573115557788', ['camila.ficha@example.com'])).toEqual([third, second, first]);
    expect(await numbers('573115557788', ['camila.ficha@example.com'], 2)).toEqual([third, second]);
    expect(await numbers(null, [])).toEqual([]);
    expect(await numbers('7788', [])).toEqual([]);
  });

  it('keeps the phone of another country apart from the Colombian one with the same digits', async () => {
    const phones = ['+1 311 555 9900', '311 555 9900', '00297 560 4321', '2975604321'];
    const placed = phones.map((phone, index) =>
      anOrder({ purchase: aPurchase({ customer: aCustomer({ phone, email: 'nadie@example.com' }) }) }, 70 + index),
    );
    for (const order of placed) await orders.add(order);
    const [american, colombian, aruban, withoutCode] = placed.map(({ id }) => id);
    const ofContact = async (phone: string) => (await orders.ofContact({ phone, emails: [] }, 5)).map(({ id }) => id);
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).map(({ id }) => id);
    expect(await ofContact('13115559900')).toEqual([american]);
    expect(await ofContact('573115559900')).toEqual([colombian]);
    expect(await ofContact('2975604321')).toEqual([aruban]);
    expect(await found('+1 (311) 555-9900')).toEqual([american]);
    expect(await found('311 555 9900')).toEqual([colombian]);
    expect(await found('+297 560 4321')).toEqual([aruban]);
    expect(await found('0057 297 560 4321')).toEqual([withoutCode]);
  });

  it('finds a name whatever its apostrophe, dash, accents and invisible characters', async () => {
    const name = 'Zo\u00adraida O\u2019Neill\u2013Ruiz';
    const order = anOrder({ purchase: aPurchase({ customer: aCustomer({ name, email: 'zo@example.com' }) }) }, 75);
    await orders.add(order);
    for (const search of ['zoraida', 'Zoraida O\u00b4Neill', "o'neill-ruiz", 'O\u2018NEILL\u2011RUIZ'])
      expect((await orders.list({ search, limit: 9 })).map(({ id }) => id)).toEqual([order.id]);
  });

  it('sums up the money that moved since each of several moments, by the day on which it moved', async () => {
    const ledger = ledgerIn(database.transaction);
    const moments = [moment(24), moment(20), moment(26)];
    const before = await orders.receivedSince(moments);
    const order = anOrder({ payment: TRANSFER, status: 'pending_transfer' }, 20);
    await storeOrder(order, database.transaction);
    const paid = { kind: 'payment', method: 'CARD', provider: 'wompi', actor: 'provider' } as const;
    const record = (amount: number, minute: number, changes: Partial<NewEntry> = {}) =>
      ledger.record({
        ...paid,
        amount,
        movedAt: moment(minute),
        orderId: order.id,
        transactionId: crypto.randomUUID(),
        ...changes,
      });
    const { entry } = await record(400_000, 21);
    await record(382_000, 24);
    await record(50_000, 24, { orderId: null });
    expect(await orders.receivedSince(moments)).toEqual([before[0]! + 432_000, before[1]! + 832_000, before[2]]);
    await ledger.reverse(entry.id, { actor: 'provider', reason: '', movedAt: moment(25) });
    await record(32_000, 25, { kind: 'refund', provider: null, transactionId: null });
    expect(await orders.receivedSince(moments)).toEqual([before[0]!, before[1]! + 400_000, before[2]]);
    await record(5_000, 25, { kind: 'fee' });
    expect(await orders.receivedSince(moments)).toEqual([before[0]!, before[1]! + 400_000, before[2]]);
    // Shipping that was given back has left the shop as well, as in the books.
    await record(18_000, 25, { kind: 'refund', covers: 'shipping', provider: null, transactionId: null });
    expect(await orders.receivedSince(moments)).toEqual([before[0]! - 18_000, before[1]! + 382_000, before[2]]);
  });

  it('lists the orders to make by their promised day, whenever they were placed, by an index', async () => {
    const promised = (latest: string) => ({ promised: { earliest: latest, latest } });
    const [late, express, sent] = [anOrder({}, 231), anOrder({}, 232), anOrder({}, 233)];
    sent.status = 'shipped';
    await orders.add(Object.assign(late, promised('1999-01-03')));
    await orders.add(Object.assign(express, promised('1999-01-02')));
    await orders.add(Object.assign(sent, promised('1999-01-01')));
    expect((await orders.toMake(2)).map(({ id }) => id)).toEqual([express.id, late.id]);
    const plan = await planWithout(['seqscan', 'bitmapscan', 'sort'], TO_MAKE, [60]);
    expect(plan).toContain('IDX_shop_order_promised');
    expect(plan).not.toContain('Sort');
  });

  it('counts the orders that are due in an index alone', async () => {
    const plan = await planWithout(['seqscan', 'bitmapscan', 'indexscan'], COUNT_DUE, [[''], ['2000-01-01'], 10]);
    expect(plan).toContain('Index Only Scan using \\"IDX_shop_order_promised');
  });

  it('lists the orders to make that are due, whatever their day, page by page, by an index', async () => {
    const placed: Order[] = [];
    for (const [day, status] of [
      ...[['29', 'paid'] as const, ['28', 'in_production'] as const, ['29', 'paid'] as const, ['28', 'paid'] as const],
      ...[['30', 'paid'] as const, ['28', 'shipped'] as const],
    ]) {
      const latest = `1998-03-${day}`;
      const order = Object.assign(anOrder({}, 250 + placed.length), { status, promised: { earliest: latest, latest } });
      placed.push(order);
      await orders.add(order);
    }
    const pages = async (filter: Partial<OrderFilter>) => {
      const all = { statuses: ['paid', 'in_production'], due: { from: '1998-03-28', before: '1998-03-30' } } as const;
      const first = await orders.list({ ...all, limit: 3, ...filter });
      const rest = await orders.list({ ...all, limit: 3, after: first.at(-1), ...filter });
      return [first, rest].map((page) => page.map(({ id }) => placed.findIndex((order) => order.id === id)));
    };
    expect(await pages({ oldestFirst: true })).toEqual([[0, 1, 2], [3]]);
    expect(await pages({})).toEqual([[3, 2, 1], [0]]);
    expect(await pages({ statuses: ['paid'], oldestFirst: true })).toEqual([[0, 2, 3], []]);
    expect(await pages({ due: { before: '1998-03-29' }, oldestFirst: true })).toEqual([[1, 3], []]);
    const inHavana = await database.dataSource.transaction(async (manager) => {
      // Clocks changed there at the midnight before the 29th: a series of its midnights ends a day too early.
      await manager.query(`SET LOCAL TIME ZONE 'America/Havana'`);
      return manager.query<object[]>(DUE(true), ['1998-03-28', '1998-03-31', null, null, null, 10]);
    });
    expect(inHavana).toHaveLength(5);
    const values = ['', '1998-03-30', null, null, null, 3];
    const plan = await planWithout(['seqscan', 'bitmapscan', 'indexscan'], DUE(true), values);
    expect(plan).toContain('Index Only Scan using \\"IDX_shop_order_promised');
  });

  it.each(['promised', 'work', 'instalments'])('has in IDX_shop_order_%s the orders in the workshop', async (name) => {
    const [index] = await database.dataSource.query<[{ condition: string }]>(
      `SELECT pg_get_expr(indpred, indrelid) AS condition FROM pg_index WHERE indexrelid = $1::regclass`,
      [`"IDX_shop_order_${name}"`],
    );
    expect(index.condition.match(/(?<=')\w+(?=')/g)).toEqual(IN_WORKSHOP);
  });

  it('names the order that is read by itself in the log, not the orders that a job saves', async () => {
    const [read, saved] = [anOrder({}, 240), anOrder({}, 241)];
    for (const order of [read, saved]) await orders.add(order);
    await runWithLogContext({ job: 'retention' }, async () => {
      await orders.save(saved);
      expect(logContext()).toEqual({ job: 'retention' });
      await orders.find(read.id);
      expect(logContext()).toEqual({ job: 'retention', order: read.number });
    });
  });

  it('counts the pieces that wait to be made', async () => {
    const before = await orders.openPieces();
    const express = {
      ...anOrderLine(),
      personalisation: aPersonalisation({ addOns: ['expressService'] }),
      quantity: 2,
    };
    const line = { ...anOrderLine(), quantity: 3 };
    await orders.add(anOrder({ purchase: aPurchase({ lines: [express] }) }));
    await orders.add(anOrder({ purchase: aPurchase({ lines: [express, line] }) }));
    await orders.add(
      anOrder({ purchase: aPurchase({ lines: [line] }), payment: TRANSFER, status: 'pending_transfer' }),
    );
    expect(await orders.openPieces()).toEqual({ all: before.all + 7, express: before.express + 2 });
  });

  it('looks a contact up by indexes alone', async () => {
    const plan = await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      const rows = await manager.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${OF_CONTACT}`, [
        '3115557788',
        ['a@b.co'],
        5,
      ]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('IDX_shop_order_phone');
    expect(plan).toContain('IDX_shop_order_email');
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds the orders of guests that a browser began to pay, the newest first, also for a token that is bound to many attempts', async () => {
    const digests = ['digest-of-browser', 'digest-of-another-payment'];
    const bind = (digest: string, subjectId: string, minute: number) =>
      database.dataSource.query('INSERT INTO payer_token (digest, subject_id, created_at) VALUES ($1, $2, $3)', [
        digest,
        subjectId,
        moment(minute),
      ]);
    const owned = anOrder({ purchase: aPurchase({ userId: crypto.randomUUID() }) });
    const [byCard, byTransfer, stranger] = [
      anOrder({}, 1),
      anOrder({ payment: TRANSFER, status: 'pending_transfer' }, 2),
      anOrder(),
    ];
    for (const order of [owned, byCard, byTransfer, stranger]) await orders.add(order);
    await bind(digests[0]!, byCard.payment.attemptId!, 1);
    for (let minute = 2; minute < 80; minute += 1) await bind(digests[0]!, crypto.randomUUID(), minute);
    await bind(digests[1]!, byTransfer.id, 3);
    await bind(digests[1]!, owned.id, 4);
    await bind('digest-of-stranger', stranger.id, 5);
    const found = await orders.ofGuestsFor(digests);
    expect(found.map(({ id }) => id)).toEqual([byTransfer.id, byCard.id]);
    expect(await orders.ofGuestsFor([])).toEqual([]);
  });

  it('refuses a second order of one transaction, and one of an attempt that is not a second payment', async () => {
    const first = anOrder();
    await orders.add(first);
    const { attemptId } = first.payment;
    await expect(orders.add(anOrder({ payment: aCardPayment({ attemptId }) }))).rejects.toThrow(/attempt_id/);
    const again = anOrder({ payment: aCardPayment({ attemptId }), reviewReason: 'second_payment' }, 1);
    expect(await orders.add(again)).toBe(true);
    expect((await orders.ofAttempt(attemptId!))?.id).toBe(first.id);
  });

  it('gives a cart line to the first order, and makes another one wait until that is made', async () => {
    const line = crypto.randomUUID();
    const orderOf = (number: number) =>
      database.transaction.run(async () => {
        const order = anOrder({}, number);
        const claimed = await orders.claim(order.id, [line, crypto.randomUUID()]);
        await orders.add(order);
        return [claimed, order.id] as const;
      });
    const made = await Promise.all(Array.from({ length: 6 }, (_, number) => orderOf(number)));
    expect(made.map(([claimed]) => claimed).sort()).toEqual([1, 1, 1, 1, 1, 2]);
    expect((await orders.claimantOf(line))?.id).toBe(made.find(([claimed]) => claimed === 2)![1]);
  });

  it('keeps no claim of an order that came to nothing', async () => {
    const line = crypto.randomUUID();
    await expect(orders.claim(crypto.randomUUID(), [line])).rejects.toThrow(/FK_order_claim_order/);
    expect(await orders.claimantOf(line)).toBeNull();
  });

  it('finds a transfer that was placed a moment ago', async () => {
    const payment = { method: 'BANK_TRANSFER', transactionId: null, reference: null, attemptId: null };
    const order = anOrder({ payment, status: 'pending_transfer' }, 10);
    await orders.add(order);
    const { sessionId } = order.purchase;
    expect((await orders.newestUnpaid(sessionId, moment(5)))?.id).toBe(order.id);
    expect(await orders.newestUnpaid(sessionId, moment(15))).toBeNull();
  });

  it('keeps an account with the orders that may still get a transfer and have none of their own', async () => {
    const [old, other] = ['111', '222'].map((number) => ({
      bank: 'Banco',
      type: 'Ahorros',
      number,
      holder: 'Sigerist',
    }));
    const waiting = { payment: TRANSFER, status: 'pending_transfer' } as const;
    const own = anOrder({ ...waiting, bankAccount: other }, 50);
    const [older, ended, half] = [
      anOrder(waiting, 51),
      anOrder(waiting, 52),
      anOrder({ ...waiting, firstInstalment: 5 }, 53),
    ];
    const change = { at: moment(54), actor: 'ana@sigerist.co', note: '' };
    ended.changeTo('cancelled', change);
    receiveTransfer(half, 5, moment(54));
    half.changeTo('in_production', change);
    half.changeTo('shipped', { ...change, shipsUnpaid: true, note: 'Paga al recibir' });
    const card = anOrder({}, 55);
    for (const order of [own, older, ended, half, card]) await orders.add(order);
    await orders.keepAccount(old!);
    const accounts = [];
    for (const { id } of [own, older, ended, half, card]) accounts.push((await orders.find(id))!.bankAccount);
    expect(accounts).toEqual([other, old, null, old, null]);
    const first = await orders.pageOfAwaitingTransfer({ createdAt: moment(49), id: own.id }, 2);
    expect(first.map(({ id }) => id)).toEqual([own.id, older.id]);
    expect((await orders.pageOfAwaitingTransfer(first[1], 2)).map(({ id }) => id)).toEqual([half.id]);
  });

  it('lists an order as express when every line is', async () => {
    const line = (isExpress: boolean) =>
      anOrderLine({ personalisation: aPersonalisation({ addOns: isExpress ? ['expressService'] : [] }) });
    const customer = aCustomer({ name: `Express ${crypto.randomUUID()}` });
    const placed = [[true], [true, false], [false], [true, true]].map((lines) =>
      anOrder({ purchase: aPurchase({ customer, lines: lines.map(line) }) }, 30),
    );
    for (const order of placed) await orders.add(order);
    const listed = await orders.list({ search: customer.name, express: true, limit: 9 });
    expect(listed.map(({ id }) => id).sort()).toEqual([placed[0]!.id, placed[3]!.id].sort());
  });

  it('lists orders that match the filter page by page, the newest first', async () => {
    const customer = aCustomer({ name: 'Ñandú 100% López', email: 'nandu@example.com' });
    const placed = Array.from({ length: 5 }, (_, index) =>
      anOrder({ purchase: aPurchase({ customer, lines: [anOrderLine()] }) }, 20 + Math.floor(index / 2)),
    );
    for (const order of placed) await orders.add(order);
    const search = 'ñandú 100%';
    const first = await orders.list({ search, limit: 3 });
    const rest = await orders.list({ search, limit: 3, after: first.at(-1) });
    const listed = [...first, ...rest];
    expect(listed.map(({ id }) => id).sort()).toEqual(placed.map(({ id }) => id).sort());
    expect(listed.map(({ createdAt }) => createdAt.getTime())).toEqual(
      placed.map(({ createdAt }) => createdAt.getTime()).reverse(),
    );
    const ofMinute21 = await orders.list({ search, from: moment(21), before: moment(22), limit: 9 });
    expect(ofMinute21).toHaveLength(2);
    expect(await orders.list({ search, statuses: ['shipped', 'delivered'], limit: 9 })).toEqual([]);
    expect(await orders.list({ search: placed[0]!.number.toLowerCase(), limit: 9 })).toHaveLength(1);
  });

  it('lists orders of several statuses in one order, page by page', async () => {
    const customer = aCustomer({ name: `Mezcla ${crypto.randomUUID()}` });
    const purchase = aPurchase({ customer });
    const placed: Order[] = [];
    for (const minute of [40, 41, 42, 43, 44]) {
      const reviewReason = minute % 2 ? 'late_payment' : null;
      placed.push(anOrder({ purchase, reviewReason }, minute));
      await orders.add(placed.at(-1)!);
    }
    const filter = {
      statuses: ['paid', 'payment_review'],
      search: customer.name,
      oldestFirst: true,
      limit: 2,
    } as const;
    const pages: Order[][] = [];
    for (let after: Order | undefined; pages.length < 3; after = pages.at(-1)!.at(-1))
      pages.push(await orders.list({ ...filter, after }));
    expect(pages.flat().map(({ id }) => id)).toEqual(placed.map(({ id }) => id));
    const [newest] = await orders.list({ ...filter, oldestFirst: false });
    expect(newest?.id).toBe(placed.at(-1)!.id);
    const oftenNamed = await orders.list({ ...filter, statuses: ORDER_STATUSES.map(() => 'paid'), limit: 9 });
    expect(oftenNamed.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('finds exactly the order whose number or transaction is searched for', async () => {
    const order = anOrder({}, 50);
    const transactionId = `9-1700000000-${order.number.slice(4)}`;
    // Another customer's text contains the number.
    await orders.add(order);
    await orders.add(anOrder({ purchase: aPurchase({ customer: aCustomer({ name: `La de ${order.number}` }) }) }, 51));
    await orders.add(anOrder({ payment: aCardPayment({ transactionId }) }, 52));
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).map(({ number }) => number);
    expect(await found(order.number.toLowerCase())).toEqual([order.number]);
    expect(await found(transactionId)).toHaveLength(1);
    expect(await found(transactionId.slice(0, -2))).toHaveLength(1);
    expect(await found(order.payment.reference!)).toEqual([order.number]);
  });

  it('finds the orders of a whole phone in any spelling, page by page', async () => {
    const places = ['3157654321', '315 765 43 21', '+57 (315) 765-4321'].map((phone, index) =>
      anOrder({ purchase: aPurchase({ customer: aCustomer({ phone }) }) }, 60 + index),
    );
    for (const order of places) await orders.add(order);
    const email = '3157654321@example.com';
    await orders.add(anOrder({ purchase: aPurchase({ customer: aCustomer({ phone: '3157654322', email }) }) }, 64));
    const newest = places.map(({ id }) => id).reverse();
    const typed = [
      '3157654321',
      '315 765 4321',
      '(315) 765-4321',
      '+57 315 765 4321',
      '573157654321',
      '0057-3157654321',
    ];
    for (const search of typed) {
      const first = await orders.list({ search, limit: 2 });
      const rest = await orders.list({ search, limit: 2, after: first[1] });
      expect([...first, ...rest].map(({ id }) => id)).toEqual(newest);
    }
    expect(await orders.list({ search: '3157654321', statuses: ['shipped'], limit: 9 })).toEqual([]);
  });

  it('finds ten digits that are no phone, and parts of a phone, anywhere', async () => {
    const guide = '3990001112';
    const shipment = { carrier: 'servientrega', otherCarrier: '', guide, reason: '' } as const;
    const change = { status: 'shipped', at: moment(1), actor: 'ana@sigerist.co', note: '', shipment } as const;
    const sent = anOrder({ purchase: aPurchase({ customer: aCustomer({ phone: '316 888 7766' }) }) }, 66);
    await orders.add(Object.assign(sent, { history: [...sent.history, change] }));
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).map(({ id }) => id);
    for (const search of [guide, '399 000 1112', '316 888 77', '8887766', '316 888', '3168887766'])
      expect(await found(search)).toEqual([sent.id]);
    expect(await found('316 888 7767')).toEqual([]);
  });

  it('finds the orders of a whole email alone, and of part of an email all that contain it', async () => {
    const email = `Ana.${crypto.randomUUID()}@Example.com`;
    const own = anOrder({ purchase: aPurchase({ customer: aCustomer({ email }) }) }, 67);
    const other = anOrder({ purchase: aPurchase({ customer: aCustomer({ email: `mari${email}` }) }) }, 68);
    for (const order of [own, other]) await orders.add(order);
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).map(({ id }) => id);
    expect(await found(email.toUpperCase())).toEqual([own.id]);
    expect(await found(`mari${email}`)).toEqual([other.id]);
    expect(await found(email.slice(1))).toEqual([other.id, own.id]);
  });

  it('finds texts of one or two letters among the newest orders', async () => {
    // Letters that no order number has.
    await orders.add(anOrder({ purchase: aPurchase({ customer: aCustomer({ name: 'Oí' }) }) }, 53));
    expect(await orders.list({ search: 'oi', limit: 9 })).toHaveLength(1);
  });

  it('finds words that follow each other, also inside longer ones, and one email of many', async () => {
    const [local, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await orders.add(
      anOrder(
        { purchase: aPurchase({ customer: aCustomer({ name: 'Ximena Restrepo Vélez', email: `${local}@one.co` }) }) },
        56,
      ),
    );
    await orders.add(
      anOrder(
        { purchase: aPurchase({ customer: aCustomer({ name: 'Vélez Ximena Restrepo', email: `${other}@one.co` }) }) },
        57,
      ),
    );
    const found = async (search: string) => (await orders.list({ search, limit: 9 })).length;
    expect(await found('ximena restrepo')).toBe(2);
    expect(await found('MENA restrepo vél')).toBe(1);
    expect(await found('restrepo ximena')).toBe(0);
    expect(await found('restrepo velez ximena')).toBe(0);
    expect(await found(`${local}@one.co`)).toBe(1);
    expect(await found(`${local.slice(9)}@`)).toBe(1);
    expect(await found(`a.b@one.co`)).toBe(0);
    expect(await found(`100% ${local}`)).toBe(0);
  });

  it('finds the orders of an email in any case', async () => {
    const email = `Inés.${crypto.randomUUID()}@Example.com`;
    await orders.add(anOrder({ purchase: aPurchase({ customer: aCustomer({ email }) }) }, 54));
    await orders.add(anOrder({ purchase: aPurchase({ customer: aCustomer({ email: `x${email}` }) }) }, 55));
    expect(await orders.ofPerson({ accountId: null, provenEmail: email.toLowerCase() }, 9)).toHaveLength(1);
  });

  it('counts a status up to a thousand', async () => {
    await database.dataSource.query(`
      INSERT INTO shop_order SELECT copy.* FROM (SELECT * FROM shop_order LIMIT 1) AS o, generate_series(1, 1100) AS n,
        jsonb_populate_record(NULL::shop_order, to_jsonb(o) || jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'N' || n, 'transaction_id', NULL, 'attempt_id', NULL, 'status', 'delivered')) AS copy`);
    expect(await orders.counts(['delivered'])).toEqual([{ status: 'delivered', orders: 1000 }]);
    await database.dataSource.query(
      `UPDATE shop_order SET status = 'paid', promised = '{"latest": "1999-01-01"}' WHERE status = 'delivered'`,
    );
    const ranges = [{ before: '2000-01-01' }, { from: '1999-01-02', before: '2000-01-01' }];
    expect(await orders.countDue(ranges)).toEqual([1000, 2]);
  });
});
