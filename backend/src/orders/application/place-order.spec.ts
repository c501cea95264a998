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
  ofSameLines({ id, purchase }: Pick<Order, 'id' | 'purchase'>): Promise<Order[]> {
    const lineIds = purchase.lines.map(({ cartLineId }) => cartLineId);
    const others = [...this.orders.values()].filter((order) => order.id !== id);
    return Promise.resolve(
      others.filter((other) => other.purchase.lines.some(({ cartLineId }) => lineIds.includes(cartLineId))),
    );
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
    ['another email', { customer: aCustomer({ email: 'otra@example.com' }) }],
    ['another quantity', { lines: [{ ...line, quantity: 1 }] }],
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

  it('leaves the transfer open when it comes late', async () => {
    const purchase = aPurchase();
    const transfer = await place.awaitingTransfer(purchase);
    expect(await place.paid(purchase, aCardPayment(), true)).toMatchObject({ reviewReason: 'late_payment' });
    expect(transfer.status).toBe('pending_transfer');
  });

  it('comes late when its transfer order was erased', async () => {
    const purchase = aPurchase();
    const transfer = await place.awaitingTransfer(purchase);
    transfer.anonymise(new Date('2026-01-16T15:00:00Z'));
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'late_payment' });
  });

  describe('after a first payment that staff have to decide about, because the transfer has another name', () => {
    const cartOf = (name: string) => aPurchase({ sessionId: 'cart', lines: [named(line, name)] });
    let transfer: Order;
    let first: Order;

    beforeEach(async () => {
      transfer = await place.awaitingTransfer(cartOf('Juan'));
      first = await pay(cartOf('Ana'));
      expect(first.reviewReason).toBe('second_payment');
    });

    it.each<[string, () => void]>([
      ['still waits for them', () => undefined],
      ['was accepted', () => first.changeTo('paid', { at: new Date('2026-01-16T15:00:00Z'), actor: 'ana', note: '' })],
      [
        'was accepted, and the transfer cancelled',
        () => {
          first.changeTo('paid', { at: new Date('2026-01-16T15:00:00Z'), actor: 'ana', note: '' });
          cancel(transfer);
        },
      ],
    ])('a payment like the transfer is the second one when the first %s', async (_what, decide) => {
      decide();
      expect(await pay(cartOf('Juan'))).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
    });
  });

  it('is no second payment for the pieces that an earlier payment left over', async () => {
    const [first, second] = [aPurchasedLine(), aPurchasedLine()];
    const purchase = aPurchase({ lines: [first, second] });
    await place.awaitingTransfer(purchase);
    await pay({ ...purchase, lines: [first] });
    expect(await pay({ ...purchase, lines: [second] })).toMatchObject({ status: 'paid', reviewReason: null });
  });

  it('is a second payment also when the first one is given back', async () => {
    const purchase = aPurchase();
    const first = await pay(purchase);
    first.changeTo('refund_pending', { at: new Date('2026-01-16T15:00:00Z'), actor: 'ana', note: '' });
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });

  it('is a second payment when the first one bought the pieces', async () => {
    const purchase = aPurchase();
    await pay(purchase);
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });
});
