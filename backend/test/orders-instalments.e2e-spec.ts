import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type { OrderDto } from '../src/orders/adapters/http/order.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { TrackedOrderDto } from '../src/orders/adapters/http/track-order.dto.js';
import { FollowUpPayments } from '../src/orders/application/follow-up-payments.js';
import { CheckEarlierAttempts } from '../src/payments/application/check-earlier-attempts.js';
import type { WidgetConfigDto } from '../src/payments/adapters/wompi/widget-config-answer.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { PayingShop } from './support/paying-shop.js';
import { cookieOf, PASSWORD } from './support/shopper.js';

const TOTAL = 460_000;
const HALF = 230_000;

describe('an order by transfer in two instalments', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  async function anOrder(instalments?: number) {
    const sessionId = crypto.randomUUID();
    const email = `laura-${sessionId}@example.com`;
    await shop.fill(sessionId, { personalization: 'Sofía', addNameEmbroidery: true });
    const body = { ...aTransferRequest(sessionId, { email }), instalments };
    const order = (await shop.api().post('/api/orders/bank-transfer').send(body).expect(201))
      .body as BankTransferOrderDto;
    return { ...order, email };
  }
  type Placed = Awaited<ReturnType<typeof anOrder>>;

  const move = (id: string, status: string, body: object = {}) =>
    shop.staff.patch(`/api/orders/${id}/status`).send({ status, ...body });
  const received = (amount: number) => ({ received: { amount, reference: `M-${crypto.randomUUID()}` } });
  const receipt = ({ id }: Placed, amount: number, note = '') =>
    shop.staff.post(`/api/orders/${id}/receipts`).send({ ...received(amount).received, note });
  const seen = async ({ id }: Placed) => (await shop.staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
  const track = async ({ orderNumber, email }: Placed) =>
    (await shop.api().post('/api/orders/track').send({ orderNumber, email }).expect(200)).body as TrackedOrderDto;
  const startPaying = ({ orderNumber, email }: Placed) =>
    shop.api().post('/api/payment/order').send({ orderNumber, email });
  const mails = async ({ email }: Placed, count: number) =>
    (await shop.mailbox.wait('order', email, count)).map(({ subject }) => subject);

  /** Begun with the first half by transfer, and in the workshop. */
  async function inProduction(): Promise<Placed> {
    const order = await anOrder(2);
    await move(order.id, 'paid', received(HALF)).expect(200);
    await move(order.id, 'in_production').expect(200);
    return order;
  }

  /** Opens the provider's page, in a browser of its own. */
  async function beginOnline(order: Placed) {
    const answer = await startPaying(order).expect(200);
    const { checkoutUrl } = answer.body as { checkoutUrl: string };
    const query = new URL(checkoutUrl).searchParams;
    const config = {
      publicKey: query.get('public-key')!,
      currency: query.get('currency')!,
      amountInCents: Number(query.get('amount-in-cents')),
      reference: query.get('reference')!,
      signature: query.get('signature:integrity')!,
      expirationTime: query.get('expiration-time')!,
      redirectUrl: query.get('redirect-url')!,
    } as WidgetConfigDto;
    return { config, cookie: cookieOf(answer.headers, 'payer')! };
  }

  /** Opens the provider's page and pays; answers the transaction. */
  async function payOnline(order: Placed, plan: Record<string, unknown> = {}) {
    const begun = await beginOnline(order);
    return { ...begun, transactionId: await shop.pay(begun.config, plan) };
  }

  /** Lets everything about the order have happened so many days earlier. */
  /** The job of the morning. */
  const followUp = ({ app }: TestApp) =>
    app.get(FollowUpPayments).run((orderId) => app.get(CheckEarlierAttempts).isUndecided(orderId));
  const age = ({ id }: Placed, days: number) =>
    shop.sql(
      `UPDATE shop_order SET created_at = created_at - $2 * interval '1 day', history = (
         SELECT jsonb_agg(jsonb_set(change, '{at}', to_jsonb((change->>'at')::timestamptz - $2 * interval '1 day')))
         FROM jsonb_array_elements(history) AS change
       ) WHERE id = $1`,
      [id, days],
    );

  it('is made after the first half and sent after the second, each with its mail', async () => {
    const order = await anOrder(2);
    expect(order).toMatchObject({ total: TOTAL, amountDue: HALF });
    expect(order.instalments).toMatchObject([
      { amount: HALF, reference: `${order.orderNumber}-1`, state: 'due' },
      { amount: HALF, reference: `${order.orderNumber}-2`, state: 'waiting' },
    ]);
    expect(order.instalments[0]!.payBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    await move(order.id, 'paid', received(HALF)).expect(200);
    await move(order.id, 'in_production').expect(200);
    expect((await move(order.id, 'shipped').expect(422)).body).toMatchObject({ code: 'order.balance_missing' });
    expect(await seen(order)).toMatchObject({ balance: HALF, canRequestBalance: true });
    const { body: refused } = await shop.staff
      .post(`/api/orders/${order.id}/balance-request`)
      .send({ note: 'Mejor transfiere al Nequi 300 999 8877' })
      .expect(400);
    expect(refused.fields).toMatchObject({ note: expect.stringContaining('la cuenta de la tienda') });
    await shop.staff.post(`/api/orders/${order.id}/balance-request`).send({}).expect(200);
    await shop.staff.post(`/api/orders/${order.id}/balance-request`).send({}).expect(409);
    expect(await track(order)).toMatchObject({ amountDue: HALF, instalments: [{ state: 'paid' }, { state: 'due' }] });
    await receipt(order, HALF).expect(201);
    await move(order.id, 'shipped').expect(200);
    expect((await seen(order)).received).toMatchObject({ amount: TOTAL });
    expect(await mails(order, 6)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Recibimos tu pedido/),
        expect.stringMatching(/^Confirmamos tu pedido/),
        expect.stringMatching(/^Tu pedido está listo/),
        expect.stringMatching(/^Recibimos tu pago/),
        expect.stringMatching(/^Tu pedido va en camino/),
      ]),
    );
  });

  it('is paid whole without the choice, and refuses another one', async () => {
    const order = await anOrder();
    expect(order).toMatchObject({ amountDue: TOTAL, instalments: [{ amount: TOTAL, reference: order.orderNumber }] });
    const body = { ...aTransferRequest(crypto.randomUUID()), instalments: 3 };
    const refused = (await shop.api().post('/api/orders/bank-transfer').send(body).expect(400)).body as object;
    expect(refused).toMatchObject({ fields: { instalments: 'Elige si pagas todo o en dos partes' } });
  });

  it('begins once with a card payment of the first half, also after several reports', async () => {
    const order = await anOrder(2);
    const { transactionId, config, cookie } = await payOnline(order);
    const complete = () => shop.complete(transactionId, { reference: config.reference }).set('Cookie', cookie);
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.map(({ body }) => (body as { orderNumber: string }).orderNumber)).toEqual(
      Array<string>(3).fill(order.orderNumber),
    );
    await shop.allHandled();
    const stored = await seen(order);
    expect(stored).toMatchObject({ status: 'paid', balance: HALF, received: { amount: HALF } });
    expect(stored.delivery).not.toBeNull();
    expect(stored.history.filter((change) => change.received)).toMatchObject([
      { actor: 'provider', received: { amount: HALF, reference: transactionId, method: 'CARD' } },
    ]);
    const own = await shop.api().get(`/api/orders/transaction/${transactionId}`).set('Cookie', cookie).expect(200);
    expect(own.body).toMatchObject({ orderNumber: order.orderNumber, customerEmail: order.email });
    const stranger = await shop.api().get(`/api/orders/transaction/${transactionId}`).expect(200);
    expect((stranger.body as { customerEmail: string }).customerEmail).not.toBe(order.email);
    for (const [kind, word] of [
      ['new-order', 'Sin pagar'],
      ['paid-order', 'Pagado'],
    ] as const)
      await eventually(async () =>
        expect((await shop.mailbox.all(kind, '')).map(({ subject }) => subject)).toContain(
          `${word}: ${order.orderNumber}`,
        ),
      );
  });

  it('gets no note with another account or phone in any mail while its customer may still transfer', async () => {
    const note = 'Mejor transfiere al Nequi 300 999 8877';
    const refused = { fields: { note: expect.stringContaining('la cuenta de la tienda') as string } };
    const unpaid = await anOrder();
    expect((await move(unpaid.id, 'cancelled', { note }).expect(400)).body).toMatchObject(refused);
    const order = await anOrder(2);
    expect((await move(order.id, 'paid', { ...received(HALF), note }).expect(400)).body).toMatchObject(refused);
    await move(order.id, 'paid', received(HALF)).expect(200);
    expect((await move(order.id, 'in_production', { note }).expect(400)).body).toMatchObject(refused);
    expect((await receipt(order, HALF - 1_000, note).expect(400)).body).toMatchObject(refused);
    await move(order.id, 'in_production', { note: 'Queda lista el viernes.' }).expect(200);
    await move(order.id, 'shipped', { note, shipsUnpaid: true }).expect(400);
    const parcel = { carrier: 'otra', otherCarrier: 'Moto', reason: note, note: 'Sale antes.', shipsUnpaid: true };
    const ship = (changes: object) =>
      shop.staff.post(`/api/orders/${order.id}/shipment`).send({ ...parcel, ...changes });
    expect((await ship({}).expect(400)).body.fields).toHaveProperty('reason');
    await ship({ reason: 'La lleva un mensajero.' }).expect(201);
    expect(
      (await ship({ carrier: 'otra', otherCarrier: 'Nequi 3009998877', guide: 'M-12345' }).expect(400)).body.fields,
    ).toHaveProperty('otherCarrier');
  });

  it('shows neither address nor phone to a stranger who paid an instalment with number and email', async () => {
    const order = await anOrder(2);
    const { transactionId, cookie } = await payOnline(order);
    const shown = {
      customerEmail: order.email,
      customerPhone: '•••',
      customerName: expect.stringContaining('•••') as string,
    };
    const completed = (await shop.complete(transactionId).set('Cookie', cookie).expect(201)).body as OrderDto;
    const { body: again } = await shop
      .api()
      .get(`/api/orders/transaction/${transactionId}`)
      .set('Cookie', cookie)
      .expect(200);
    for (const seenThere of [completed, again as OrderDto]) {
      expect(seenThere).toMatchObject({ ...shown, orderNumber: order.orderNumber, paid: HALF });
      expect(seenThere.shipping?.address).toBe('•••');
      expect(JSON.stringify(seenThere)).not.toContain('Sofía');
    }
  });

  it('is completed by a card payment of the rest while it is made', async () => {
    const order = await inProduction();
    const { transactionId } = await payOnline(order);
    await shop.complete(transactionId).expect(201);
    expect(await seen(order)).toMatchObject({ status: 'in_production', balance: 0, received: { amount: TOTAL } });
    await startPaying(order).expect(409);
  });

  it('goes on being made when the rest is paid by transfer and by card: what is too much is on the list, and is given back', async () => {
    const order = await inProduction();
    const { transactionId } = await payOnline(order);
    await receipt(order, HALF).expect(201);
    await shop.complete(transactionId).expect(201);
    const made = { status: 'in_production', reviewReason: null, balance: 0 };
    expect(await seen(order)).toMatchObject({ ...made, received: { amount: TOTAL + HALF } });
    const excess = async () => (await shop.openMoney()).find(({ id }) => id === order.id);
    expect(await excess()).toMatchObject({
      ...{ reason: 'excess', amount: HALF, outcomes: ['give_back'] },
      order: { id: order.id, status: 'in_production' },
    });
    await eventually(async () =>
      expect((await shop.mailbox.all('order', order.email)).map(({ text }) => text).join()).toContain(
        'más de lo que vale tu pedido',
      ),
    );
    await shop.decide(order.id, { kind: 'give_back', refund: { way: 'bank_transfer', evidence: `B-${order.id}` } });
    expect(await excess()).toBeUndefined();
    expect(await seen(order)).toMatchObject({ ...made, money: { held: TOTAL, owed: 0 } });
  });

  it('is reviewed when the provider takes an instalment back', async () => {
    const order = await inProduction();
    const { transactionId, config } = await payOnline(order);
    await shop.complete(transactionId).expect(201);
    await shop.simulator.control(`transactions/${transactionId}/settle`, { status: 'VOIDED' });
    await shop
      .notify({ id: transactionId, status: 'VOIDED', amountInCents: HALF * 100, reference: config.reference })
      .expect(200);
    await shop.allHandled();
    expect(await seen(order)).toMatchObject({ status: 'payment_review', reviewReason: 'voided', balance: HALF });
  });

  it('counts each payment once when two browsers and the staff pay the first half at the same instant', async () => {
    const order = await anOrder(2);
    const begun = [await beginOnline(order), await beginOnline(order)];
    const paid = [await shop.pay(begun[0]!.config), await shop.pay(begun[1]!.config)];
    const [confirmed] = await Promise.all([
      move(order.id, 'paid', received(HALF)),
      ...[...paid, ...paid].map((transactionId) => shop.complete(transactionId)),
    ]);
    const isConfirmed = confirmed.status === 200;
    const { status, received: counted } = await seen(order);
    expect(counted!.amount).toBe(isConfirmed ? TOTAL + HALF : TOTAL);
    expect(status).toBe('paid');
  });

  it('takes no money once it is given back: staff find it in their list', async () => {
    const order = await inProduction();
    const { transactionId } = await payOnline(order);
    await shop.staff.post('/api/auth/confirm').send({ password: PASSWORD });
    const refund = { amount: HALF, reason: 'retracto', way: 'bank_transfer', evidence: `M-${order.id}` };
    await shop.staff.post(`/api/orders/${order.id}/refunds`).send(refund).expect(201);
    await shop.complete(transactionId).expect(409);
    expect(await seen(order)).toMatchObject({ status: 'refunded', received: { amount: HALF } });
    expect(await shop.openMoney()).toContainEqual(expect.objectContaining({ transactionId, reason: 'order_closed' }));
  });

  it('can only be paid by a caller who proves access to the order', async () => {
    const order = await anOrder(2);
    const pay = (body: object) => shop.api().post('/api/payment/order').send(body);
    await pay({ orderNumber: order.orderNumber }).expect(404);
    await pay({ orderNumber: order.orderNumber, email: 'otra@example.com' }).expect(404);
    await pay({ orderNumber: 'SIG-000000', email: order.email }).expect(404);
    await pay({ email: order.email }).expect(400);
    await pay({ orderNumber: order.orderNumber.toLowerCase(), email: order.email.toUpperCase() }).expect(200);
  });

  it('gets the same payment when it asks again, and another one when it owes another amount', async () => {
    const order = await anOrder(2);
    const begun = await startPaying(order).expect(200);
    const urls = async (cookie = cookieOf(begun.headers, 'payer')!) =>
      ((await startPaying(order).set('Cookie', cookie).expect(200)).body as { checkoutUrl: string }).checkoutUrl;
    const first = (begun.body as { checkoutUrl: string }).checkoutUrl;
    expect(await urls()).toBe(first);
    await move(order.id, 'paid', received(200_000)).expect(200);
    expect(new URL(await urls()).searchParams.get('amount-in-cents')).toBe(String((HALF - 200_000) * 100));
  });

  it('settles a recent payment of another browser before it asks for more', async () => {
    const order = await anOrder();
    await payOnline(order);
    await startPaying(order).expect(409);
    expect(await seen(order)).toMatchObject({ status: 'paid', received: { amount: TOTAL } });
  });

  it('stays masked for a browser that began a payment and did not pay', async () => {
    const order = await anOrder(2);
    const watcher = cookieOf((await startPaying(order).expect(200)).headers, 'payer')!;
    const { transactionId, cookie } = await payOnline(order);
    await shop.complete(transactionId).set('Cookie', cookie).expect(201);
    const emailFor = async (held: string) => {
      const seenThere = shop.api().get(`/api/orders/transaction/${transactionId}`).set('Cookie', held);
      return ((await seenThere.expect(200)).body as { customerEmail: string }).customerEmail;
    };
    expect(await emailFor(cookie)).toBe(order.email);
    expect(await emailFor(watcher)).not.toBe(order.email);
  });

  it('is not corrected by a browser that paid an instalment with number and email, which proves the payment alone', async () => {
    const order = await anOrder(2);
    const { transactionId, cookie } = await payOnline(order);
    await shop.complete(transactionId).set('Cookie', cookie).expect(201);
    const { orderNumber, email } = order;
    const call = (path: string) => shop.api().post(`/api/${path}`).set('Cookie', cookie).send({ orderNumber, email });
    await call('orders/details').expect(404);
    await call('requests/options').expect(404);
    expect((await call('orders/track').expect(200)).body).toMatchObject({ isOwn: false });
  });

  it('does not end while a bank decides about its payment', async () => {
    const order = await anOrder(2);
    const { transactionId } = await payOnline(order, { outcome: 'PENDING' });
    await shop.complete(transactionId).expect(202);
    await age(order, 60);
    await followUp(shop.shop);
    expect((await seen(order)).history).toHaveLength(1);
  });

  it('is cancelled when it stays unpaid, and accepts money that arrives later', async () => {
    const order = await anOrder(2);
    const { transactionId } = await payOnline(order);
    for (const each of [shop.shop, shop.second]) {
      await age(order, 6);
      await followUp(each);
    }
    expect(await track(order)).toMatchObject({ status: 'cancelled', amountDue: 0, instalments: [] });
    expect((await mails(order, 3)).slice(1)).toEqual([
      `Recuerda tu transferencia: ${order.orderNumber}`,
      `Cerramos tu pedido porque no llegó el pago: ${order.orderNumber}`,
    ]);
    await shop.complete(transactionId).expect(201);
    expect(await seen(order)).toMatchObject({
      status: 'payment_review',
      reviewReason: 'late_payment',
      received: { amount: HALF },
    });
  });
});
