import { Logger } from '@nestjs/common';
import { aCatalogueService } from '../../../../test/builders/catalogue-service.builder.js';
import { ledgerIn, paid, storeOrder } from '../../../../test/builders/order.builder.js';
import { aCardPayment, aCustomer, aPurchase } from '../../../../test/builders/purchase.builder.js';
import { InMemoryDiscounts } from '../../../../test/fakes/in-memory-discounts.js';
import { ledgerInMemory } from '../../../../test/fakes/in-memory-money.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { MAX_RECORDS, PersonalData, type Person } from '../../../common/personal-data.js';
import { DiscountUses } from '../../../cart/index.js';
import { JobQueue, type QueuedJob } from '../../../jobs/index.js';
import { Order } from '../../domain/order.js';
import type { Placement } from '../../domain/placement.js';
import { BANK_TRANSFER } from '../../domain/payment.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { OrderEvents, StatusEffects } from '../../application/change-order.js';
import { OrderRetention } from '../../application/order-retention.js';
import { PromiseDelivery } from '../../application/promise-delivery.js';
import { eraseOrdersJob, OwnOrders } from '../../application/own-orders.js';
import { orderSchemas } from './order.schemas.js';
import { TypeOrmOrders } from './typeorm-orders.js';

const HOUR_MS = 3_600_000;
const TRANSFER = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };

describe('orders of a person', () => {
  let database: TestDatabase;
  let orders: TypeOrmOrders;
  let ownOrders: OwnOrders;
  const clock = new ManualClock();
  const discounts = new InMemoryDiscounts();
  const uses = new DiscountUses(discounts, clock);
  const promises = new PromiseDelivery(aCatalogueService().catalogue, clock);
  const { ledger } = ledgerInMemory(clock);
  const effects = new StatusEffects(promises, uses, new OrderEvents(), ledger);
  const personalData = new PersonalData();
  const enqueued: QueuedJob[] = [];
  class RecordedJobs extends JobQueue {
    enqueueAll(...jobs: QueuedJob[]): Promise<void> {
      enqueued.push(...jobs);
      return Promise.resolve();
    }
  }

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(orderSchemas);
    orders = new TypeOrmOrders(database.transaction);
    ownOrders = new OwnOrders(personalData, orders, new RecordedJobs(), database.transaction, clock, effects);
    ownOrders.onModuleInit();
  });
  afterAll(() => database.drop());

  const aGuest = (): Person => ({ accountId: null, provenEmail: `laura-${crypto.randomUUID()}@example.com` });
  const night = () => new OrderRetention(orders, database.transaction, clock, effects, ledger).anonymise();
  const erase = async (person: Person) => (await database.transaction.run(() => personalData.erase(person))).orders;

  /** Staff confirm the transfer of an order. */
  async function transfer(order: Order, reference: string, note = ''): Promise<void> {
    const paid = {
      kind: 'payment',
      method: BANK_TRANSFER,
      amount: order.purchase.finalTotal,
      actor: 'ana@x.co',
    } as const;
    // Planted orders have none.
    await ledgerIn(database.transaction).open(order.id, order.purchase.finalTotal);
    await ledgerIn(database.transaction).record({ ...paid, orderId: order.id, reference });
    const known = (await orders.find(order.id))!;
    known.changeTo('paid', { at: clock.now(), actor: 'taller@sigerist.co', note });
    await orders.save(known);
  }

  async function placed({ provenEmail }: Person, changes: Partial<Placement> = {}): Promise<Order> {
    const purchase = aPurchase({ customer: aCustomer({ email: provenEmail! }) });
    const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), { ...placement, ...changes }, clock.now());
    await storeOrder(order.payment.transactionId ? paid(order, {}, clock.now()) : order, database.transaction);
    return order;
  }

  /** Copies of an order under the same email, 500 in a statement, so that a busy machine keeps its time limit. */
  async function plant({ id }: Order, count: number): Promise<void> {
    for (let left = count; left > 0; left -= 500)
      await database.dataSource.query(
        `INSERT INTO shop_order SELECT copy.* FROM shop_order AS o, generate_series(1, $2) AS n,
          jsonb_populate_record(NULL::shop_order, to_jsonb(o) || jsonb_build_object(
            'id', gen_random_uuid(), 'number', n || left(gen_random_uuid()::text, 9))) AS copy
        WHERE o.id = $1`,
        [id, Math.min(left, 500)],
      );
  }

  async function move({ id }: Order, ...statuses: OrderStatus[]): Promise<void> {
    for (const status of statuses)
      await database.transaction.run(async () => {
        const order = (await orders.findForUpdate(id))!;
        order.changeTo(status, { at: clock.now(), actor: 'taller@sigerist.co', note: 'Guía 7' });
        await orders.save(order);
      });
  }

  it('gives back the use of a discount code of an unpaid order', async () => {
    const person = aGuest();
    const { id } = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    await uses.countPaid({ id, code: discounts.codes[0]!.code, email: person.provenEmail! });
    await erase(person);
    expect((await orders.find(id))!.status).toBe('cancelled');
    expect(discounts.codes[0]!.uses).toBe(0);
  });

  it('in progress are erased once they are delivered and their guarantee has ended', async () => {
    const person = aGuest();
    const order = await placed(person);
    expect(await erase(person)).toEqual({ erased: 0, kept: [order.number] });
    // A repeated request still names what is kept.
    expect(await erase(person)).toEqual({ erased: 0, kept: [order.number] });
    const nameAfterNight = async () => {
      await night();
      return (await orders.find(order.id))!.purchase.customer.name;
    };

    clock.pass(72 * HOUR_MS);
    expect(await nameAfterNight()).toBe('Laura Restrepo');
    await move(order, 'in_production', 'shipped');
    clock.pass(72 * HOUR_MS);
    expect(await nameAfterNight()).toBe('Laura Restrepo');
    await move(order, 'delivered');
    clock.pass(180 * 24 * HOUR_MS);
    expect(await nameAfterNight()).toBe('Laura Restrepo');
    clock.pass(6 * 24 * HOUR_MS);
    expect(await nameAfterNight()).toBe('');
    expect((await orders.find(order.id))!.status).toBe('delivered');
  });

  it('are in no search for the person from the request on, and stay for the person', async () => {
    const person = aGuest();
    const order = await placed(person);
    await move(order, 'in_production', 'shipped', 'delivered');
    const searches = ['Laura Restrepo', person.provenEmail!, '300 123 4567', 'Sofía'];
    const found = async (search: string) =>
      (await orders.list({ search, limit: 50 })).some(({ id }) => id === order.id);
    const contact = { phone: '573001234567', emails: [person.provenEmail!] };
    expect(await Promise.all(searches.map(found))).toEqual([true, true, true, true]);
    expect(await erase(person)).toEqual({ erased: 0, kept: [order.number] });
    expect(await Promise.all(searches.map(found))).toEqual([false, false, false, false]);
    expect(await found(order.number)).toBe(true);
    expect((await orders.ofContact(contact, 50)).map(({ id }) => id)).not.toContain(order.id);
    expect(await orders.byNumber(order.number, person.provenEmail!)).toMatchObject({ id: order.id });
    expect((await personalData.of(person)).data.orders).toMatchObject([{ number: order.number }]);
    // A later change keeps it out of the searches.
    const stored = (await orders.find(order.id))!;
    await orders.save(stored);
    expect(await Promise.all(searches.map(found))).toEqual([false, false, false, false]);
  });

  it('that an earlier release finished get the end of their rights in the next night', async () => {
    const person = aGuest();
    const order = await placed(person);
    await move(order, 'in_production', 'shipped', 'delivered');
    await database.dataSource.query('UPDATE shop_order SET rights_until = NULL WHERE id = $1', [order.id]);
    await erase(person);
    clock.pass(48 * HOUR_MS);
    await night();
    const [row] = await database.dataSource.query<{ rights_until: Date }[]>(
      'SELECT rights_until FROM shop_order WHERE id = $1',
      [order.id],
    );
    expect(row!.rights_until).toEqual(expect.any(Date));
    expect((await orders.find(order.id))!.anonymisedAt).toBeNull();
  });

  it('whose money is being given back are erased once that has ended', async () => {
    const person = aGuest();
    const order = await placed(person);
    await move(order, 'in_production', 'shipped', 'delivered');
    const refund = (state: string) =>
      database.dataSource.query(
        `INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
        VALUES ($1, $1, 'SIG-7K2QXM', 1000, 'garantia', 'bank_transfer', $2, 'CARD', now(), 'M1', 'ana@example.com', now(), '[]')
        ON CONFLICT (id) DO UPDATE SET state = excluded.state`,
        [order.id, state],
      );
    await refund('approved');
    expect(await erase(person)).toEqual({ erased: 0, kept: [order.number] });
    const nameAfterNight = async () => {
      clock.pass(200 * 24 * HOUR_MS);
      await night();
      return (await orders.find(order.id))!.purchase.customer.name;
    };
    expect(await nameAfterNight()).toBe('Laura Restrepo');
    await refund('done');
    expect(await nameAfterNight()).toBe('');
  });

  it('stay when a refund is asked for while the erasure waits for them', async () => {
    const person = aGuest();
    const order = await placed(person);
    await move(order, 'in_production', 'shipped', 'delivered');
    let erasing!: ReturnType<typeof erase>;
    await database.dataSource.transaction(async (asking) => {
      await asking.query('SELECT FROM shop_order WHERE id = $1 FOR UPDATE', [order.id]);
      await asking.query(
        `INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
        VALUES ($1, $1, 'SIG-7K2QXM', 1000, 'garantia', 'bank_transfer', 'asked', 'CARD', now(), '', 'ana@example.com', now(), '[]')`,
        [order.id],
      );
      erasing = erase(person);
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await eventually(async () => expect(await database.dataSource.query(waiting)).toHaveLength(1));
    });
    expect(await erasing).toEqual({ erased: 0, kept: [order.number] });
    expect((await orders.find(order.id))!).toMatchObject({ anonymisedAt: null, eraseRequestedAt: clock.now() });
  });

  it('stay for a day after the last step of a refund, whose mail needs the email', async () => {
    const person = aGuest();
    const order = await placed(person);
    await move(order, 'in_production', 'shipped', 'delivered');
    await database.dataSource.query(
      `INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, method, due_on, evidence, asked_by, created_at, history)
      VALUES ($1, $1, 'SIG-7K2QXM', 1000, 'garantia', 'bank_transfer', 'approved', 'CARD', now(), 'M1', 'ana@example.com', now(), '[]')`,
      [order.id],
    );
    await erase(person);
    clock.pass(200 * 24 * HOUR_MS);
    const step = [{ state: 'done', at: clock.now().toISOString(), actor: 'ana@example.com', note: '' }];
    const end = `UPDATE refund SET state = 'done', history = $2 WHERE id = $1`;
    await database.dataSource.query(end, [order.id, JSON.stringify(step)]);
    await night();
    expect((await orders.find(order.id))!.purchase.customer.name).toBe('Laura Restrepo');
    clock.pass(25 * HOUR_MS);
    await night();
    expect((await orders.find(order.id))!.purchase.customer.name).toBe('');
  });

  it('stay after their delivery without a request for erasure', async () => {
    const order = await placed(aGuest());
    await move(order, 'in_production', 'shipped', 'delivered');
    clock.pass(72 * HOUR_MS);
    await night();
    expect((await orders.find(order.id))!.anonymisedAt).toBeNull();
  });

  it('that wait for a transfer are cancelled and erased', async () => {
    const person = aGuest();
    const { id } = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    expect(await erase(person)).toEqual({ erased: 1, kept: [] });
    expect(await orders.find(id)).toMatchObject({
      status: 'cancelled',
      anonymisedAt: clock.now(),
      purchase: { customer: { email: '' } },
    });
  });

  it('are all erased, also when a stranger placed many: the first at once, the others by a job', async () => {
    const person = aGuest();
    const open = await placed(person);
    const planted = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    await plant(planted, 349);
    const remaining = async () => (await personalData.of(person)).data.orders!.length;
    enqueued.length = 0;
    expect(await erase(person)).toEqual({ erased: 350, kept: [open.number] });
    expect(await remaining()).toBe(251);
    expect(enqueued).toMatchObject([{ name: eraseOrdersJob.name, payload: { provenEmail: person.provenEmail } }]);

    clock.pass(1);
    const later = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    const [taken] = await orders.list({ statuses: ['pending_transfer'], limit: 1, oldestFirst: true });
    await transfer(taken!, 'M-1');
    const { requestedAt, ...rest } = enqueued[0]!.payload as Person & { requestedAt: string };
    await ownOrders.eraseRest({ ...rest, at: new Date(requestedAt) });
    expect(await orders.find(open.id)).toMatchObject({ anonymisedAt: null });
    expect(await orders.find(taken!.id)).toMatchObject({
      anonymisedAt: null,
      eraseRequestedAt: expect.any(Date) as Date,
    });
    expect(await orders.find(later.id)).toMatchObject({ anonymisedAt: null, eraseRequestedAt: null });
    expect(await remaining()).toBe(3);
  });

  it('are exported with paid ones first, and say so when there are too many for one answer', async () => {
    const person = aGuest();
    const paid = await placed(person);
    clock.pass(HOUR_MS);
    const planted = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    const { data, incomplete } = await personalData.of(person);
    expect(data.orders).toMatchObject([{ number: paid.number }, { number: planted.number }]);
    expect(incomplete).toEqual([]);

    await plant(planted, MAX_RECORDS);
    const more = await personalData.of(person);
    expect(more.data.orders).toHaveLength(MAX_RECORDS);
    expect(more.data.orders![0]).toMatchObject({ number: paid.number });
    expect(more.incomplete).toEqual(['orders']);
  });

  it('are found whether the account or the proven email has them, each once', async () => {
    const accountId = crypto.randomUUID();
    const person = { ...aGuest(), accountId };
    const [ofAccount, ofBoth, ofEmail] = [
      aPurchase({ userId: accountId }),
      aPurchase({ userId: accountId, customer: aCustomer({ email: person.provenEmail! }) }),
      aPurchase({ customer: aCustomer({ email: person.provenEmail!.toUpperCase() }) }),
    ];
    for (const purchase of [ofAccount, ofBoth, ofEmail]) {
      clock.pass(1);
      await placed(person, { purchase });
    }
    expect((await personalData.of(person)).data.orders).toHaveLength(3);
    expect((await personalData.of({ ...person, provenEmail: null })).data.orders).toHaveLength(2);
    expect((await personalData.of({ ...person, accountId: null })).data.orders).toHaveLength(2);
    expect((await personalData.of({ accountId: null, provenEmail: null })).data.orders).toEqual([]);
  });

  it('are exported with their history, their notes and every reference of their payment', async () => {
    const person = aGuest();
    const byCard = await placed(person);
    await move(byCard, 'in_production');
    clock.pass(1);
    const byTransfer = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    await transfer(byTransfer, 'M-778899', 'Llegó completo');

    const exported = (await personalData.of(person)).data.orders;
    const { transactionId, reference } = byCard.payment;
    expect(exported).toMatchObject([
      {
        payment: TRANSFER_EXPORT,
        money: [{ reference: 'M-778899', amount: byTransfer.purchase.finalTotal }],
        history: [{}, { status: 'paid', note: 'Llegó completo' }],
      },
      { payment: { method: 'CARD', transactionId, reference }, history: [{ status: 'paid' }, { note: 'Guía 7' }] },
    ]);
    // The export contains no personal data of staff.
    expect(JSON.stringify(exported)).not.toContain('taller@sigerist.co');
  });
});

const TRANSFER_EXPORT = { method: BANK_TRANSFER, transactionId: null, reference: null };
