import { aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCardPayment, aCustomer, aPurchase, aPurchasedLine } from '../../../test/builders/purchase.builder.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import type { ChangeCart } from '../../cart/index.js';
import type { Order } from '../domain/order.js';
import type { Purchase, PurchasedLine } from '../domain/purchase.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';
import { PlaceOrder } from './place-order.js';

/** The orders and the lines that they have, as the tables keep them; one transaction at a time. */
class OrdersInMemory {
  readonly orders = new Map<string, Order>();
  private readonly claims = new Map<string, string>();

  claim(id: string, lineIds: readonly string[]): Promise<number> {
    const free = lineIds.filter((lineId) => !this.claims.has(lineId));
    for (const lineId of free) this.claims.set(lineId, id);
    return Promise.resolve(free.length);
  }
  findClaimantsForUpdate(lineIds: readonly string[]): Promise<Order[]> {
    const ids = new Set(lineIds.map((lineId) => this.claims.get(lineId)!));
    return Promise.resolve([...ids].flatMap((id) => this.orders.get(id) ?? []));
  }
  takeOverClaims(id: string, lineIds: readonly string[]): Promise<boolean> {
    for (const lineId of lineIds) this.claims.set(lineId, id);
    return Promise.resolve(true);
  }
  add(order: Order): Promise<boolean> {
    this.orders.set(order.id, order);
    return Promise.resolve(true);
  }
  save(): Promise<void> {
    return Promise.resolve();
  }
}

describe('an online payment for pieces that were ordered by transfer', () => {
  let place: PlaceOrder;
  let mailed: string[];

  beforeEach(() => {
    mailed = [];
    const mails = {
      announce: ({ status }: Order) => Promise.resolve(void mailed.push(status)),
      tellShopper: ({ status }: Order) => Promise.resolve(void mailed.push(status)),
    } as unknown as OrderMails;
    const carts = { takeBought: () => Promise.resolve() } as unknown as ChangeCart;
    place = new PlaceOrder(new OrdersInMemory() as unknown as Orders, carts, mails, new ManualClock());
  });

  const named = (line: PurchasedLine, personalization: string): PurchasedLine => ({
    ...line,
    personalisation: aPersonalisation({ personalization, addNameEmbroidery: true }),
  });
  const pay = (purchase: Purchase) => place.paid(purchase, aCardPayment(), false);
  const cancel = (order: Order) =>
    order.changeTo('cancelled', { at: new Date('2026-01-16T15:00:00Z'), actor: 'taller@sigerist.co', note: '' });

  it('cancels the transfer of the same pieces', async () => {
    const purchase = aPurchase();
    const transfer = await place.awaitingTransfer(purchase);
    const paid = await pay({ ...purchase, customer: aCustomer({ phone: '+57 3001234567' }) });
    expect([transfer.status, paid.status, paid.reviewReason]).toEqual(['cancelled', 'paid', null]);
    expect(mailed).toEqual(['pending_transfer', 'paid', 'cancelled']);
  });

  const line = aPurchasedLine();
  it.each<[string, Partial<Purchase>]>([
    ['another name', { lines: [named(line, 'Juan')] }],
    ['another address', { customer: aCustomer({ shipping: { ...aCustomer().shipping!, address: 'Calle 99 # 1-1' } }) }],
    ['another phone', { customer: aCustomer({ phone: '310 765 4321' }) }],
  ])(
    'is reviewed by a person when the transfer has %s: the payment may be of the older text',
    async (_what, changes) => {
      const purchase = aPurchase({ lines: [line] });
      const transfer = await place.awaitingTransfer({ ...purchase, ...changes });
      const paid = await pay(purchase);
      expect([transfer.status, paid.status, paid.reviewReason]).toEqual([
        'pending_transfer',
        'payment_review',
        'second_payment',
      ]);
    },
  );

  it('comes late when staff have cancelled the transfer without money', async () => {
    const purchase = aPurchase();
    const transfer = await place.awaitingTransfer(purchase);
    cancel(transfer);
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'late_payment' });
    expect(transfer.history).toHaveLength(2);
  });

  it('is no second payment for the pieces that an earlier payment left over', async () => {
    const [first, second] = [aPurchasedLine(), aPurchasedLine()];
    const purchase = aPurchase({ lines: [first, second] });
    await place.awaitingTransfer(purchase);
    await pay({ ...purchase, lines: [first] });
    expect(await pay({ ...purchase, lines: [second] })).toMatchObject({ status: 'paid', reviewReason: null });
  });

  it('is a second payment when the first one bought the pieces', async () => {
    const purchase = aPurchase();
    await pay(purchase);
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });
});
