import { aDiscountCode, aPersonalisation } from '../../../test/builders/cart.builder.js';
import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { aCustomer, anOnlinePayment, aPurchase, anOrderLine } from '../../../test/builders/purchase.builder.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { type ChangeCart, DiscountUses } from '../../cart/index.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { Order } from '../domain/order.js';
import type { Purchase, OrderLine } from '../domain/purchase.js';
import { anonymiseOrder } from '../domain/erase-order.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';
import { OrderMoneyBook } from './order-money-book.js';
import { StoreOrder } from './store-order.js';
import { PlaceOrder } from './place-order.js';
import { PromiseDelivery } from './promise-delivery.js';

describe('an online payment for pieces that were ordered by transfer', () => {
  let orders: InMemoryOrders;
  let placeOrder: PlaceOrder;
  let mailed: string[];
  let discounts: InMemoryDiscounts;

  beforeEach(() => {
    mailed = [];
    const mails = {
      announce: ({ status }: Order) => Promise.resolve(void mailed.push(status)),
      notifyCustomer: ({ status }: Order) => Promise.resolve(void mailed.push(status)),
    } as unknown as OrderMails;
    const promises = new PromiseDelivery(aCatalogueService().catalogue, new ManualClock());
    const carts = { takeBought: () => Promise.resolve() } as unknown as ChangeCart;
    orders = new InMemoryOrders();
    discounts = new InMemoryDiscounts();
    const port = orders as unknown as Orders;
    const [clock, { ledger }] = [new ManualClock(), orders.money];
    const uses = new DiscountUses(discounts, clock);
    const book = new OrderMoneyBook(ledger, port, clock);
    placeOrder = new PlaceOrder(port, carts, mails, clock, uses, new StoreOrder(port, promises, book));
  });

  const named = (line: OrderLine, personalization: string): OrderLine => ({
    ...line,
    personalisation: aPersonalisation({ personalization, addOns: ['personalization'] }),
  });
  const pay = (purchase: Purchase) => placeOrder.placePaid(purchase, anOnlinePayment(), false);
  const stored = async ({ id }: Order) => (await orders.find(id))!;
  async function move(order: Order, status: OrderStatus): Promise<void> {
    const changed = await stored(order);
    changed.changeTo(status, { at: new Date('2026-01-16T15:00:00Z'), actor: 'taller@sigerist.co', note: '' });
    await orders.save(changed);
  }

  it('cancels the transfer of the same pieces', async () => {
    const purchase = aPurchase();
    const transfer = await placeOrder.placeAwaitingTransfer(purchase);
    const paid = await pay({ ...purchase, customer: aCustomer({ phone: '+57 3001234567' }) });
    expect([(await stored(transfer)).status, paid.status, paid.reviewReason]).toEqual(['cancelled', 'paid', null]);
    expect(mailed).toEqual(['pending_transfer', 'paid', 'cancelled']);
  });

  it('takes the use of a limited code over from the transfer that it replaces, and from nobody else', async () => {
    discounts.codes.push(aDiscountCode({ code: 'UNO', totalLimit: 1 }));
    const purchase = aPurchase({ discountCode: 'UNO' });
    const transfer = await placeOrder.placeAwaitingTransfer(purchase);
    const other = aPurchase({ discountCode: 'UNO', customer: aCustomer({ email: 'otra@example.com' }) });
    await expect(placeOrder.placeAwaitingTransfer(other)).rejects.toMatchObject({ code: 'discount.expired' });
    expect(await pay(other)).toMatchObject({ status: 'payment_review', reviewReason: 'discount_over_limit' });
    expect(await pay(purchase)).toMatchObject({ status: 'paid', reviewReason: null });
    expect((await stored(transfer)).status).toBe('cancelled');
    expect(discounts.codes.at(-1)!.uses).toBe(1);
  });

  it('is reviewed without a use left for it, and replaces the transfer all the same', async () => {
    const code = aDiscountCode({ code: 'UNO', totalLimit: 1 });
    discounts.codes.push(code);
    const purchase = aPurchase({ discountCode: 'UNO', customer: aCustomer({ phone: '' }) });
    const transfer = await placeOrder.placeAwaitingTransfer({ ...purchase, customer: aCustomer() });
    // As if its reservation had ended and somebody else had paid.
    await discounts.takeReservations([`order:${transfer.id}`]);
    code.uses = 1;
    const paid = await pay(purchase);
    expect(paid).toMatchObject({ status: 'payment_review', reviewReason: 'discount_over_limit', money: { owed: 0 } });
    expect(paid.purchase.customer.phone).toBe(aCustomer().phone);
    expect((await stored(transfer)).status).toBe('cancelled');
    expect(mailed).toEqual(['pending_transfer', 'payment_review', 'cancelled']);
    expect(code.uses).toBe(1);
  });

  const line = anOrderLine();
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
      const transfer = await placeOrder.placeAwaitingTransfer({ ...purchase, ...changes });
      const paid = await pay(purchase);
      expect([(await stored(transfer)).status, paid.status, paid.reviewReason]).toEqual([
        'pending_transfer',
        'payment_review',
        'second_payment',
      ]);
    },
  );

  it('gets the phone and the address that only the transfer has', async () => {
    const purchase = aPurchase();
    await placeOrder.placeAwaitingTransfer(purchase);
    const paid = await pay({ ...purchase, customer: aCustomer({ phone: '', shipping: null }) });
    expect(paid.purchase.customer).toEqual(purchase.customer);
  });

  it('is reviewed when the transfers that it replaces have different addresses', async () => {
    const [first, second] = [anOrderLine(), anOrderLine()];
    const to = (address: string) => aCustomer({ shipping: { ...aCustomer().shipping!, address } });
    const purchase = aPurchase({ lines: [first, second], customer: aCustomer({ shipping: null }) });
    await placeOrder.placeAwaitingTransfer({ ...purchase, lines: [first], customer: to('Calle 1 # 2-3') });
    await placeOrder.placeAwaitingTransfer({ ...purchase, lines: [second], customer: to('Calle 9 # 8-7') });
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });

  it('is a second payment when its attempt was approved before, and refunded', async () => {
    const purchase = aPurchase();
    const payment = anOnlinePayment();
    await move(await placeOrder.placeAwaitingTransfer(purchase), 'cancelled');
    await move(await placeOrder.placePaid(purchase, payment, false), 'refund_pending');
    const again = await placeOrder.placePaid(purchase, { ...payment, transactionId: '1-1700000000-2' }, false);
    expect(again).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });

  it('comes late when staff have cancelled the transfer without money', async () => {
    const purchase = aPurchase();
    const transfer = await placeOrder.placeAwaitingTransfer(purchase);
    await move(transfer, 'cancelled');
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'late_payment' });
    expect((await stored(transfer)).history).toHaveLength(2);
  });

  it('leaves the transfer open when it comes late', async () => {
    const purchase = aPurchase();
    const transfer = await placeOrder.placeAwaitingTransfer(purchase);
    expect(await placeOrder.placePaid(purchase, anOnlinePayment(), true)).toMatchObject({
      reviewReason: 'late_payment',
    });
    expect((await stored(transfer)).status).toBe('pending_transfer');
  });

  it('comes late when its transfer order was erased', async () => {
    const purchase = aPurchase();
    const transfer = await placeOrder.placeAwaitingTransfer(purchase);
    anonymiseOrder(transfer, new Date('2026-01-16T15:00:00Z'));
    await orders.saveErasure(transfer);
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'late_payment' });
  });

  describe('after a first payment that staff have to decide about, because the transfer has another name', () => {
    const cartOf = (name: string) => aPurchase({ sessionId: 'cart', lines: [named(line, name)] });
    let transfer: Order;
    let first: Order;

    beforeEach(async () => {
      transfer = await placeOrder.placeAwaitingTransfer(cartOf('Juan'));
      first = await pay(cartOf('Ana'));
      expect(first.reviewReason).toBe('second_payment');
    });

    it.each<[string, () => Promise<void>]>([
      ['still waits for them', () => Promise.resolve()],
      ['was accepted', () => move(first, 'paid')],
      [
        'was accepted, and the transfer cancelled',
        async () => {
          await move(first, 'paid');
          await move(transfer, 'cancelled');
        },
      ],
    ])('a payment like the transfer is the second one when the first %s', async (_what, decide) => {
      await decide();
      expect(await pay(cartOf('Juan'))).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
    });
  });

  it('is no second payment for the pieces that an earlier payment left over', async () => {
    const [first, second] = [anOrderLine(), anOrderLine()];
    const purchase = aPurchase({ lines: [first, second] });
    await placeOrder.placeAwaitingTransfer(purchase);
    await pay({ ...purchase, lines: [first] });
    expect(await pay({ ...purchase, lines: [second] })).toMatchObject({ status: 'paid', reviewReason: null });
  });

  it('is a second payment also when the first one is refunded', async () => {
    const purchase = aPurchase();
    const first = await pay(purchase);
    await move(first, 'refund_pending');
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });

  it('is a second payment when the first one bought the pieces', async () => {
    const purchase = aPurchase();
    await pay(purchase);
    expect(await pay(purchase)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
  });
});
