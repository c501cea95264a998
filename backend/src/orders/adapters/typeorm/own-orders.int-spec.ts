import { Logger } from '@nestjs/common';
import { aCardPayment, aCustomer, aPurchase } from '../../../../test/builders/purchase.builder.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { PersonalData, type Person } from '../../../common/personal-data.js';
import { JobHandlers } from '../../../jobs/index.js';
import { orderSchemas } from './order.schemas.js';
import { TypeOrmOrders } from './typeorm-orders.js';
import { BANK_TRANSFER, Order, type Placement } from '../../domain/order.js';
import type { OrderState } from '../../domain/order-state.js';
import { anonymiseOldOrders, OrderRetention } from '../../application/order-retention.js';
import { MAX_OF_PERSON } from '../../application/orders.port.js';
import { OwnOrders } from '../../application/own-orders.js';

const HOUR_MS = 3_600_000;
const TRANSFER = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };

describe('orders of a person', () => {
  let database: TestDatabase;
  let orders: TypeOrmOrders;
  const clock = new ManualClock();
  const handlers = new JobHandlers();
  const personalData = new PersonalData();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(orderSchemas);
    orders = new TypeOrmOrders(database.transaction);
    new OwnOrders(personalData, orders, clock).onModuleInit();
    new OrderRetention(handlers, orders, database.transaction, clock).onModuleInit();
  });
  afterAll(() => database.drop());

  const aGuest = (): Person => ({ accountId: null, provenEmail: `laura-${crypto.randomUUID()}@example.com` });
  const night = () => handlers.toTaskList()[anonymiseOldOrders.name]!({}, {} as never);
  const erase = async (person: Person) => (await database.transaction.run(() => personalData.erase(person))).orders;

  async function placed({ provenEmail }: Person, changes: Partial<Placement> = {}): Promise<Order> {
    const purchase = aPurchase({ customer: aCustomer({ email: provenEmail! }) });
    const placement = { purchase, payment: aCardPayment(), status: 'paid', reviewReason: null } as const;
    const order = Order.place(crypto.randomUUID(), { ...placement, ...changes }, clock.now());
    await orders.add(order);
    return order;
  }

  async function move({ id }: Order, ...states: OrderState[]): Promise<void> {
    for (const state of states)
      await database.transaction.run(async () => {
        const order = (await orders.locked(id))!;
        order.changeTo(state, { at: clock.now(), actor: 'taller@sigerist.co', note: 'Guía 7' });
        await orders.save(order);
      });
  }

  it('in progress are erased once they are delivered and the mail about it had a day to leave', async () => {
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
    clock.pass(23 * HOUR_MS);
    expect(await nameAfterNight()).toBe('Laura Restrepo');
    clock.pass(2 * HOUR_MS);
    expect(await nameAfterNight()).toBe('');
    expect((await orders.find(order.id))!.status).toBe('delivered');
  });

  it('of people who asked for nothing stay after their delivery', async () => {
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

  it('are all erased, however many there are', async () => {
    const person = { ...aGuest(), accountId: crypto.randomUUID() };
    const customer = aCustomer({ email: person.provenEmail! });
    const place = (_: unknown, index: number) => {
      clock.pass(index % 2);
      const userId = index % 3 ? person.accountId : null;
      const purchase = aPurchase({ customer, userId });
      return placed(person, { purchase, payment: TRANSFER, status: 'pending_transfer' });
    };
    const open = await placed(person);
    await Promise.all(Array.from({ length: MAX_OF_PERSON + 20 }, place));
    expect(await erase(person)).toEqual({ erased: MAX_OF_PERSON + 20, kept: [open.number] });
    expect(await orders.ofEmail(person.provenEmail!)).toMatchObject([{ number: open.number }]);
  });

  it('are exported with their history, their notes and every reference of their payment', async () => {
    const person = aGuest();
    const byCard = await placed(person);
    await move(byCard, 'in_production');
    clock.pass(1);
    const byTransfer = await placed(person, { payment: TRANSFER, status: 'pending_transfer' });
    const received = { amount: byTransfer.purchase.finalTotal, reference: 'M-778899' };
    byTransfer.changeTo('paid', { at: clock.now(), actor: 'taller@sigerist.co', note: 'Llegó completo', received });
    await orders.save(byTransfer);

    const exported = (await personalData.of(person)).orders;
    const { transactionId, reference } = byCard.payment;
    expect(exported).toMatchObject([
      { payment: TRANSFER_EXPORT, history: [{}, { status: 'paid', note: 'Llegó completo', received }] },
      { payment: { method: 'CARD', transactionId, reference }, history: [{ status: 'paid' }, { note: 'Guía 7' }] },
    ]);
    // The export contains no personal data of staff.
    expect(JSON.stringify(exported)).not.toContain('taller@sigerist.co');
  });
});

const TRANSFER_EXPORT = { method: BANK_TRANSFER, transactionId: null, reference: null };
