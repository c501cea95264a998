import { setTimeout as pause } from 'node:timers/promises';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** A card payment and a bank transfer for the same pieces. */
describe('a cart that is paid by card and ordered by bank transfer', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterEach(() => shop.simulator.control('faults', { api: null }));
  afterAll(() => shop.close());

  const order = ({ sessionId, email }: BegunPayment, name = 'Laura Restrepo') =>
    shop.api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId, { email, name }));
  const move = (id: string, status: string, body: object = {}) =>
    shop.staff.patch(`/api/orders/${id}/status`).send({ status, ...body });
  const detailsOf = async (id: string) => (await shop.staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
  const mailsTo = async ({ email }: BegunPayment, count: number) =>
    (await shop.mailbox.wait('order', email, count)).map(({ subject, text }) => `${subject}\n${text}`);

  /** The shop asks an unavailable provider again after a pause. */
  async function endOutage(): Promise<void> {
    await shop.simulator.control('faults', { api: null });
    await pause(1.5 * shop.simulator.settings.timeouts!.breakMs!);
  }

  /** A card payment that the provider reports only after its cart was ordered by transfer. */
  async function paidUnnoticed(addition?: Record<string, unknown>, name?: string) {
    const payment = await shop.begin();
    const transactionId = await shop.pay(payment.config);
    if (addition) await shop.fill(payment.sessionId, addition);
    await shop.simulator.control('faults', { api: '500' });
    const transfer = (await order(payment, name).expect(201)).body as BankTransferOrderDto;
    await endOutage();
    return { payment, transactionId, transfer };
  }

  it('is not ordered when the provider reports at that moment that the pieces are paid', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    expect((await order(payment).expect(409)).body).toMatchObject({ code: 'cart.changed' });
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid', reference: payment.config.reference }]);
    expect((await mailsTo(payment, 1)).join()).not.toContain('transferencia');
  });

  it('is not ordered while an approved payment cannot be settled', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    const broken = [shop.shop, shop.second].map(({ app }) => app.get(SettlePayment));
    for (const settling of broken) settling.settle = () => Promise.reject(new Error('the database is unavailable'));
    expect((await order(payment).expect(503)).body).toMatchObject({ code: 'server.unavailable' });
    for (const settling of broken) Reflect.deleteProperty(settling, 'settle');
    expect(await shop.ordersOf(payment)).toEqual([]);
  });

  it('is ordered while nothing was paid, and once for repeated calls', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config, { outcome: 'PENDING' });
    const body = aTransferRequest(payment.sessionId, { email: payment.email });
    const answers = [1, 2].map(() => shop.api().post('/api/orders/bank-transfer').send(body).expect(201));
    const numbers = (await Promise.all(answers)).map((answer) => (answer.body as BankTransferOrderDto).orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'pending_transfer' }]);
  });

  it('is paid by card when the approval becomes known after the order, whose transfer is cancelled', async () => {
    const { payment, transactionId, transfer } = await paidUnnoticed();
    const { body } = await shop.complete(transactionId).expect(201);
    const { orderNumber } = body as { orderNumber: string };
    await shop.complete(transactionId).expect(200);
    expect(await shop.orders(payment, 2)).toMatchObject([
      { status: 'cancelled', orderNumber: transfer.orderNumber },
      { status: 'paid', orderNumber, reviewReason: null },
    ]);
    const note = `Ya pagaste estas piezas en línea en el pedido ${orderNumber}: no tienes que hacer la transferencia.`;
    expect((await detailsOf(transfer.id)).history.at(-1)).toMatchObject({ status: 'cancelled', actor: 'shop', note });
    const mails = await mailsTo(payment, 3);
    expect(mails).toContainEqual(expect.stringMatching(/^Cancelamos tu pedido/));
    expect(mails.find((text) => text.startsWith('Cancelamos'))!.replace(/\s+/g, ' ')).toContain(note);
    expect(mails).toContainEqual(expect.stringMatching(/^Confirmamos tu pedido/));
    expect(mails.join()).not.toContain('Estamos revisando');
    const claims = await shop.sql(
      `SELECT number FROM order_claim JOIN shop_order ON id = order_id WHERE customer_email = $1`,
      [payment.email],
    );
    expect(claims).toEqual([{ number: orderNumber }]);
  });

  it('is reviewed by staff when its transfer arrives later', async () => {
    const { transactionId, transfer } = await paidUnnoticed();
    await shop.complete(transactionId).expect(201);
    const received = { amount: transfer.total, reference: `M-${transfer.orderNumber}` };
    await move(transfer.id, 'payment_review', { received }).expect(200);
    await shop.giveBack(transfer.id);
    expect(await detailsOf(transfer.id)).toMatchObject({ status: 'refund_pending' });
  });

  it('is paid by card for some of its pieces, with a note that the others need a new order', async () => {
    const { payment, transactionId, transfer } = await paidUnnoticed({ productId: 2, price: 145_000 });
    await shop.complete(transactionId).expect(201);
    expect(await shop.orders(payment, 2)).toMatchObject([{ status: 'cancelled' }, { status: 'paid' }]);
    const { note } = (await detailsOf(transfer.id)).history.at(-1)!;
    expect(note).toMatch(/^Ya pagaste en línea una parte .* haz un pedido nuevo\.$/);
  });

  it('is reviewed as a second payment when staff confirmed the transfer before', async () => {
    const { payment, transactionId, transfer } = await paidUnnoticed();
    const received = { amount: transfer.total, reference: `M-${transfer.orderNumber}` };
    await move(transfer.id, 'paid', { received }).expect(200);
    await shop.complete(transactionId).expect(201);
    expect(await shop.orders(payment, 2)).toMatchObject([
      { status: 'paid' },
      { status: 'payment_review', reviewReason: 'second_payment' },
    ]);
  });

  it('is made once unless staff say otherwise: they get the other order named, in the panel and when they decide', async () => {
    const { payment, transactionId, transfer } = await paidUnnoticed(undefined, 'Ana Gómez');
    await shop.complete(transactionId).expect(201);
    const [, card] = await shop.orders(payment, 2);
    expect(card).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
    const { body: others } = await shop.staff.get(`/api/orders/${card!.id}/same-pieces`).expect(200);
    expect(others).toMatchObject([{ orderNumber: transfer.orderNumber, status: 'pending_transfer' }]);

    const received = { amount: transfer.total, reference: `M-${transfer.orderNumber}` };
    for (const refused of [move(card!.id, 'paid'), move(transfer.id, 'paid', { received })]) {
      const { body } = await refused.expect(409);
      expect(body).toMatchObject({ code: 'order.same_pieces', fields: { note: expect.any(String) } });
    }
    expect((await shop.orders(payment, 2)).map(({ status }) => status)).toEqual(['pending_transfer', 'payment_review']);
    await move(card!.id, 'paid', { besidesOthers: 'yes' }).expect(400);
    await move(card!.id, 'paid', { besidesOthers: true, note: 'Pediste dos mochilas iguales.' }).expect(200);
  });

  it('has one paid order when two card payments become known at the same instant', async () => {
    const payment = await shop.begin();
    // Without a phone: another purchase, and no contradiction to the transfer.
    const again = await shop.configOf(payment.sessionId, payment.email, {
      customer_data: { email: payment.email, full_name: 'Laura Restrepo' },
      shipping_address: { address_line_1: 'Calle 10 # 43-12', city: 'Medellín', region: 'Antioquia', country: 'CO' },
    });
    expect(again.reference).not.toBe(payment.config.reference);
    const ids = [await shop.pay(payment.config), await shop.pay(again)];
    await shop.simulator.control('faults', { api: '500' });
    await order(payment).expect(201);
    await endOutage();
    await Promise.all([...ids, ...ids].map((id) => shop.complete(id)));
    const statuses = (await shop.orders(payment, 3)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['cancelled', 'paid', 'payment_review']);
  });

  it.each([1, 2, 3])('has one paid order when staff confirm the transfer at that instant (%i)', async () => {
    const { payment, transactionId, transfer } = await paidUnnoticed();
    const received = { amount: transfer.total, reference: `M-${transfer.orderNumber}` };
    const answers = await Promise.all([
      move(transfer.id, 'paid', { received, from: 'pending_transfer' }),
      shop.complete(transactionId),
      shop.complete(transactionId),
    ]);
    const isConfirmed = answers[0].status === 200;
    if (!isConfirmed) expect(answers[0]).toMatchObject({ status: 409, body: { code: 'order.moved' } });
    expect((await shop.orders(payment, 2)).map(({ status }) => status)).toEqual(
      isConfirmed ? ['paid', 'payment_review'] : ['cancelled', 'paid'],
    );
  });
});
