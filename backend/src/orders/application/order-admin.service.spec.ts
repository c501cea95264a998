import { aCatalogueService } from '../../../test/builders/catalogue-service.builder.js';
import { aCustomer, anOnlinePayment, aPurchase } from '../../../test/builders/purchase.builder.js';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { inMemoryAuditLog } from '../../../test/fakes/in-memory-audit-entries.js';
import { InMemoryOrders } from '../../../test/fakes/in-memory-orders.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { RollingBackTransaction } from '../../../test/fakes/rolling-back-transaction.js';
import { type ChangeCart, DiscountUses } from '../../cart/index.js';
import { formatPesos } from '../../common/money.js';
import { DAY_MS } from '../../common/time.js';
import type { Order } from '../domain/order.js';
import type { Purchase } from '../domain/purchase.js';
import { anonymiseOrder } from '../domain/erase-order.js';
import { ChangeOrder, OrderEvents, StatusEffects } from './change-order.js';
import { OrderAdminService, type StatusChange } from './order-admin.service.js';
import type { OrderMails } from './order-mails.js';
import { OrderMessages } from './order-messages.js';
import type { Orders } from './orders.port.js';
import { OrderMoneyBook } from './order-money-book.js';
import { StoreOrder } from './store-order.js';
import { PlaceOrder } from './place-order.js';
import { PromiseDelivery } from './promise-delivery.js';

describe('staff who decide about two orders of the same pieces', () => {
  let orders: InMemoryOrders;
  let placeOrder: PlaceOrder;
  let admin: OrderAdminService;
  let messages: OrderMessages;
  let purchase: Purchase;
  let clock: ManualClock;
  let discounts: InMemoryDiscounts;
  let audit: ReturnType<typeof inMemoryAuditLog>;

  beforeEach(() => {
    orders = new InMemoryOrders();
    const port = orders as unknown as Orders;
    const mails = {
      announce: () => Promise.resolve(),
      repeat: () => Promise.resolve(),
      notifyCustomer: () => Promise.resolve(),
    } as unknown as OrderMails;
    clock = new ManualClock();
    const promises = new PromiseDelivery(aCatalogueService().catalogue, clock);
    const carts = { takeBought: () => Promise.resolve() } as unknown as ChangeCart;
    discounts = new InMemoryDiscounts();
    audit = inMemoryAuditLog(clock);
    const uses = new DiscountUses(discounts, clock);
    const { ledger } = orders.money;
    const book = new OrderMoneyBook(ledger, port, clock);
    placeOrder = new PlaceOrder(port, carts, mails, clock, uses, new StoreOrder(port, promises, book));
    const transaction = new RollingBackTransaction(orders.money.entries);
    const changes = new ChangeOrder(port, mails, transaction);
    admin = new OrderAdminService(
      port,
      changes,
      new StatusEffects(promises, uses, new OrderEvents(), ledger),
      book,
      clock,
      audit.log,
    );
    messages = new OrderMessages(port, mails, transaction, clock, audit.log);
    purchase = aPurchase();
  });

  const change = ({ id }: Order, status: StatusChange['status'], changes: Partial<StatusChange> = {}) =>
    admin.changeStatus(id, { status, actor: aStaffMember(), note: '', ...changes });
  const confirm = (order: Order, changes: Partial<StatusChange> = {}, reference = 'M-1') =>
    change(order, 'paid', { received: { amount: purchase.finalTotal, reference }, ...changes });
  const BOTH = { besidesOthers: true, note: 'Pediste dos mochilas iguales.' };
  const payByCard = (isLate: boolean, changes: Partial<Purchase> = {}) =>
    placeOrder.placePaid({ ...purchase, ...changes }, anOnlinePayment(), isLate);
  const stored = async ({ id }: Order) => (await orders.find(id))!;
  /** As the refunds module does it. */
  const beginRefundOf = async (order: Order) => {
    const refunded = await stored(order);
    refunded.changeTo('refund_pending', { at: clock.now(), actor: 'ana@example.com', note: '' });
    await orders.save(refunded);
  };
  const takeBack = ({ payment }: Order) => orders.money.ledger.reverseTransaction('wompi', payment.transactionId!);
  const refusedNaming = (other: Order) => ({
    code: 'order.same_pieces',
    message: expect.stringContaining(other.number),
    fields: { note: expect.any(String) },
  });

  it('are in the audit log with what they did, without a word about the customer', async () => {
    const order = await placeOrder.placeAwaitingTransfer(purchase);
    const actor = aStaffMember();
    const { number, id } = order;
    await confirm(order, { note: 'Para Sofía' });
    await change(order, 'in_production');
    await messages.addNote(id, 'Llamar a Laura', actor);
    await messages.resendMail(id, actor);
    await expect(change(order, 'paid')).rejects.toMatchObject({ code: 'order.state' });

    expect(audit.entries.summaries).toEqual([
      `Ana confirmó la transferencia de ${number} por ${formatPesos(purchase.finalTotal)}`,
      `Ana pasó ${number} de «Pagado» a «En producción»`,
      `Ana escribió una nota en ${number}`,
      `Ana envió otra vez el último correo de ${number}`,
    ]);
    expect(audit.entries.all[0]).toMatchObject({
      kind: 'order_money',
      actorId: actor.id,
      subjectType: 'order',
      subjectId: number,
      before: { status: 'pending_transfer' },
      after: { status: 'paid', received: purchase.finalTotal },
    });
    expect(JSON.stringify(audit.entries.all)).not.toMatch(/Sofía|Laura|@/);
  });

  describe.each<[string, () => Promise<Order>]>([
    ['late', () => payByCard(true)],
    ['of other data than the transfer', () => payByCard(false, { customer: aCustomer({ name: 'Ana Gómez' }) })],
  ])('with a card payment that came %s while the transfer is awaited', (_what, pay) => {
    let transfer: Order;
    let card: Order;

    beforeEach(async () => {
      transfer = await placeOrder.placeAwaitingTransfer(purchase);
      card = await pay();
      expect([transfer.status, card.status]).toEqual(['pending_transfer', 'payment_review']);
    });

    it('accept the payment after the transfer is cancelled', async () => {
      await expect(change(card, 'paid')).rejects.toMatchObject(refusedNaming(transfer));
      await change(transfer, 'cancelled');
      expect(await change(card, 'paid')).toMatchObject({ status: 'paid' });
    });

    it('confirm the transfer after the payment is refunded', async () => {
      await expect(confirm(transfer)).rejects.toMatchObject(refusedNaming(card));
      await beginRefundOf(card);
      expect(await confirm(transfer)).toMatchObject({ status: 'paid' });
    });

    it('make both only when they say so and explain it', async () => {
      for (const incomplete of [{ note: '¡Gracias por tu compra!' }, { besidesOthers: true }])
        await expect(change(card, 'paid', incomplete)).rejects.toMatchObject(refusedNaming(transfer));
      expect(await change(card, 'paid', BOTH)).toMatchObject({ status: 'paid' });
      await expect(confirm(transfer, { note: 'El banco descontó $ 20.' })).rejects.toMatchObject(refusedNaming(card));
      expect(await confirm(transfer, BOTH)).toMatchObject({ status: 'paid' });
    });

    it('have to explain a transfer that came through a review too', async () => {
      await change(transfer, 'cancelled');
      await change(card, 'paid');
      const received = { amount: purchase.finalTotal, reference: 'M-1' };
      await change(transfer, 'payment_review', { received });
      await expect(change(transfer, 'paid')).rejects.toMatchObject(refusedNaming(card));
    });

    it('read that its reference confirmed another order before they read of the other open order', async () => {
      const earlier = await placeOrder.placeAwaitingTransfer(aPurchase());
      await confirm(earlier);
      const used = { code: 'order.reference_used', message: expect.stringContaining(earlier.number) };
      for (const changes of [{}, BOTH]) await expect(confirm(transfer, changes)).rejects.toMatchObject(used);
      await expect(confirm(transfer, { note: BOTH.note }, 'M-2')).rejects.toMatchObject(refusedNaming(card));
    });

    it('cannot make the order of a customer who has erased their data', async () => {
      anonymiseOrder(transfer, new Date('2026-01-16T15:00:00Z'));
      await orders.saveErasure(transfer);
      await change(card, 'paid');
      await change(transfer, 'payment_review');
      await expect(confirm(transfer)).rejects.toMatchObject({ code: 'order.state' });
    });
  });

  it.each<[string, (first: Order) => Promise<unknown>]>([
    ['was confirmed before', () => Promise.resolve()],
    ['is made already', (first) => change(first, 'in_production')],
  ])('accept a second payment by card only when they say so, when the first order %s', async (_state, go) => {
    const first = await confirm(await placeOrder.placeAwaitingTransfer(purchase));
    await go(first);
    const second = await payByCard(false);
    await expect(change(second, 'paid')).rejects.toMatchObject(refusedNaming(first));
    expect(await change(second, 'paid', BOTH)).toMatchObject({ status: 'paid' });
  });

  it('do not make the pieces of a delivered order again after its customer has erased their data', async () => {
    const delivered = await payByCard(false);
    const second = await payByCard(false);
    for (const status of ['in_production', 'shipped', 'delivered'] as const) await change(delivered, status);
    const erased = await stored(delivered);
    anonymiseOrder(erased, new Date('2026-01-16T15:00:00Z'));
    await orders.saveErasure(erased);
    await expect(change(second, 'paid')).rejects.toMatchObject(refusedNaming(delivered));
  });

  it('promise a delivery that is counted from the payment and does not move when they look at it again', async () => {
    const order = await placeOrder.placeAwaitingTransfer(purchase);
    expect(order.delivery).toBeNull();
    await confirm(order);
    const promised = { earliest: '2026-02-05', latest: '2026-02-12' };
    expect((await stored(order)).delivery).toEqual(promised);
    clock.pass(10 * DAY_MS);
    await change(order, 'payment_review');
    expect((await stored(order)).delivery).toBeNull();
    await change(order, 'paid');
    expect((await stored(order)).delivery).toEqual(promised);
    await beginRefundOf(order);
    expect((await stored(order)).delivery).toBeNull();
  });

  it('promise the delivery again when a voided payment is paid again', async () => {
    const order = await payByCard(false);
    expect((await stored(order)).delivery).toEqual({ earliest: '2026-02-05', latest: '2026-02-12' });
    const voided = await stored(order);
    await takeBack(voided);
    voided.voidedAt(clock.now());
    await orders.save(voided);
    expect((await stored(order)).delivery).toBeNull();
    clock.pass(7 * DAY_MS);
    await confirm(order);
    expect((await stored(order)).delivery).toEqual({ earliest: '2026-02-12', latest: '2026-02-19' });
  });

  it('confirm without a note the transfer that pays a voided card payment again', async () => {
    const card = await payByCard(false);
    const second = await payByCard(false);
    const voided = await stored(card);
    await takeBack(voided);
    voided.voidedAt(new Date('2026-01-16T15:00:00Z'));
    await orders.save(voided);
    await beginRefundOf(second);
    expect(await confirm(card)).toMatchObject({ status: 'paid' });
  });

  it('confirm the only transfer without a note, also beside orders of other carts', async () => {
    await placeOrder.placePaid(aPurchase(), anOnlinePayment(), false);
    expect(await confirm(await placeOrder.placeAwaitingTransfer(purchase))).toMatchObject({ status: 'paid' });
  });

  it('return the use of a discount code with a cancelled order, and count it again when its money arrives later', async () => {
    const uses = async () => (await discounts.code('SIGERIST15', clock.now()))!.uses;
    const order = await placeOrder.placeAwaitingTransfer(purchase);
    expect(await uses()).toBe(1);
    await change(order, 'cancelled');
    expect(await uses()).toBe(0);
    await change(order, 'payment_review');
    await confirm(order);
    expect(await uses()).toBe(1);
  });
});
