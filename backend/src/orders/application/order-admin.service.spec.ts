import { aCardPayment, aCustomer, aPurchase } from '../../../test/builders/purchase.builder.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import type { ChangeCart } from '../../cart/index.js';
import type { Order } from '../domain/order.js';
import type { Purchase } from '../domain/purchase.js';
import { OrderAdminService, type StatusChange } from './order-admin.service.js';
import type { OrderMails } from './order-mails.js';
import type { Orders } from './orders.port.js';
import { PlaceOrder } from './place-order.js';

describe('staff who decide about two orders of the same pieces', () => {
  let place: PlaceOrder;
  let admin: OrderAdminService;
  let purchase: Purchase;

  beforeEach(() => {
    const orders = new InMemoryOrders() as unknown as Orders;
    const mails = { announce: () => Promise.resolve(), tellShopper: () => Promise.resolve() } as unknown as OrderMails;
    const carts = { takeBought: () => Promise.resolve() } as unknown as ChangeCart;
    place = new PlaceOrder(orders, carts, mails, new ManualClock());
    admin = new OrderAdminService(orders, mails, new PlainTransaction(), new ManualClock());
    purchase = aPurchase();
  });

  const change = ({ id }: Order, status: StatusChange['status'], changes: Partial<StatusChange> = {}) =>
    admin.changeStatus(id, { status, actor: 'taller@sigerist.co', note: '', ...changes });
  const confirm = (order: Order, note = '') =>
    change(order, 'paid', { note, received: { amount: purchase.finalTotal, reference: 'M-1' } });
  const payByCard = (isLate: boolean, changes: Partial<Purchase> = {}) =>
    place.paid({ ...purchase, ...changes }, aCardPayment(), isLate);
  const refusedNaming = (other: Order) => ({
    code: 'order.same_pieces',
    message: expect.stringContaining(other.number),
    fields: { note: expect.any(String) },
  });

  describe.each<[string, () => Promise<Order>]>([
    ['late', () => payByCard(true)],
    ['of other data than the transfer', () => payByCard(false, { customer: aCustomer({ name: 'Ana Gómez' }) })],
  ])('with a card payment that came %s while the transfer is awaited', (_what, pay) => {
    let transfer: Order;
    let card: Order;

    beforeEach(async () => {
      transfer = await place.awaitingTransfer(purchase);
      card = await pay();
      expect([transfer.status, card.status]).toEqual(['pending_transfer', 'payment_review']);
    });

    it('accept the payment after the transfer is cancelled', async () => {
      await expect(change(card, 'paid')).rejects.toMatchObject(refusedNaming(transfer));
      await change(transfer, 'cancelled');
      expect(await change(card, 'paid')).toMatchObject({ status: 'paid' });
    });

    it('confirm the transfer after the payment is given back', async () => {
      await expect(confirm(transfer)).rejects.toMatchObject(refusedNaming(card));
      await change(card, 'refund_pending');
      expect(await confirm(transfer)).toMatchObject({ status: 'paid' });
    });

    it('make both with a note that explains it', async () => {
      expect(await change(card, 'paid', { note: 'Pediste dos mochilas iguales.' })).toMatchObject({ status: 'paid' });
      await expect(confirm(transfer)).rejects.toMatchObject(refusedNaming(card));
      expect(await confirm(transfer, 'Pediste dos mochilas iguales.')).toMatchObject({ status: 'paid' });
    });

    it('have to explain a transfer that came through a review too', async () => {
      await change(transfer, 'cancelled');
      await change(card, 'paid');
      const received = { amount: purchase.finalTotal, reference: 'M-1' };
      await change(transfer, 'payment_review', { received });
      await expect(change(transfer, 'paid')).rejects.toMatchObject(refusedNaming(card));
    });
  });

  it('accept a second payment by card without a note: its review says that the first one is paid', async () => {
    await payByCard(false);
    const second = await payByCard(false);
    expect(await change(second, 'paid')).toMatchObject({ status: 'paid' });
  });

  it('confirm the only transfer without a note, also beside orders of other carts', async () => {
    await place.paid(aPurchase(), aCardPayment(), false);
    expect(await confirm(await place.awaitingTransfer(purchase))).toMatchObject({ status: 'paid' });
  });
});
