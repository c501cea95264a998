import { aCardPayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { DiscountUses } from '../../cart/index.js';
import { DAY_MS } from '../../common/time.js';
import { Order } from '../domain/order.js';
import { BANK_TRANSFER } from '../domain/payment.js';
import { FollowUpPayments } from './follow-up-payments.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';

const TRANSFER = { method: BANK_TRANSFER, transactionId: null, reference: null, attemptId: null };

describe('the follow-up of transfers', () => {
  let clock: ManualClock;
  let orders: InMemoryOrders;
  let mailed: unknown[];
  let discounts: InMemoryDiscounts;
  let isUndecided: (orderId: string) => boolean;
  let followUps: FollowUpPayments;

  beforeEach(() => {
    clock = new ManualClock();
    orders = new InMemoryOrders();
    mailed = [];
    const notifyCustomer = ({ number, history }: Order) =>
      Promise.resolve(void mailed.push([number, history.at(-1)!.event]));
    const mails = { notifyCustomer } as unknown as OrderMails;
    discounts = new InMemoryDiscounts();
    isUndecided = () => false;
    const uses = new DiscountUses(discounts, clock);
    followUps = new FollowUpPayments(orders as unknown as Orders, mails, new PlainTransaction(), clock, uses);
  });

  async function place(status: 'paid' | 'pending_transfer', number = 'SIG-AAAAAA'): Promise<string> {
    const payment = status === 'paid' ? aCardPayment() : TRANSFER;
    const order = Order.place(
      crypto.randomUUID(),
      { purchase: aPurchase(), payment, status, reviewReason: null },
      clock.now(),
    );
    await orders.add(Object.assign(order, { number }));
    return order.id;
  }

  /** One round every morning. */
  async function pass(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      clock.pass(DAY_MS);
      await followUps.run((orderId) => Promise.resolve(isUndecided(orderId)));
    }
  }

  it('reminds once and ends the order after its last day', async () => {
    const id = await place('pending_transfer');
    await pass(4);
    expect(mailed).toEqual([]);
    await pass(3);
    expect(mailed).toEqual([['SIG-AAAAAA', 'payment_reminder']]);
    await pass(30);
    expect(mailed).toEqual([
      ['SIG-AAAAAA', 'payment_reminder'],
      ['SIG-AAAAAA', 'payment_overdue'],
    ]);
    expect((await orders.find(id))!.status).toBe('cancelled');
  });

  it('gives the use of a code back with an order that it ends', async () => {
    const orderId = await place('pending_transfer');
    await discounts.addUse({ orderId, code: 'SIGERIST15', customer: 'laura' });
    await pass(7);
    expect(await discounts.usesBy('SIGERIST15', 'laura', clock.now())).toBe(1);
    await pass(3);
    expect(await discounts.usesBy('SIGERIST15', 'laura', clock.now())).toBe(0);
  });

  it('waits for a bank that has not decided about an online payment', async () => {
    const id = await place('pending_transfer');
    isUndecided = (orderId) => orderId === id;
    await pass(30);
    expect([mailed, (await orders.find(id))!.status]).toEqual([[], 'pending_transfer']);
    isUndecided = () => false;
    await pass(1);
    expect(mailed).toEqual([['SIG-AAAAAA', 'payment_reminder']]);
  });

  it('leaves paid orders alone', async () => {
    const id = await place('paid');
    await pass(30);
    expect([mailed, (await orders.find(id))!.status]).toEqual([[], 'paid']);
  });

  it('reaches every order of a long list', async () => {
    for (let index = 0; index < 250; index += 1)
      await place('pending_transfer', `SIG-${String(index).padStart(6, '0')}`);
    await pass(10);
    expect(mailed).toHaveLength(500);
  });
});
