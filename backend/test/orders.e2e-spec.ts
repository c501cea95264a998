import request from 'supertest';
import { DataSource } from 'typeorm';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { createTestApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';
import { shopper } from './support/shopper.js';

/** Orders by bank transfer, and their look-up by the customer. */
describe('orders', () => {
  let orders: OrderingShop;
  let shop: TestApp;
  let second: TestApp;
  let mailbox: Mailbox;
  const api = (app: TestApp = shop) => request(app.app.getHttpServer());

  beforeAll(async () => {
    orders = await OrderingShop.open();
    ({ shop, mailbox } = orders);
    second = await createTestApp({ databaseUrl: shop.env.databaseUrl, dataDir: shop.env.dataDir });
  });
  afterAll(async () => {
    await second.close();
    await orders.close();
  });

  describe('by bank transfer', () => {
    it('freeze the cart, empty it, say where to pay and mail shopper and shop once', async () => {
      const sessionId = await orders.filledCart({ personalization: 'Sofía', addNameEmbroidery: true, quantity: 2 });
      await api().put(`/api/cart/${sessionId}/discount`).send({ code: 'SIGERIST15' }).expect(200);
      const body = aTransferRequest(sessionId);
      const { body: order } = await api().post('/api/orders/bank-transfer').send(body).expect(201);
      expect(order).toMatchObject({
        orderNumber: expect.stringMatching(/^SIG-[2-9A-HJ-NP-Z]{6}$/),
        status: 'pending_transfer',
        subtotal: 920_000,
        discountCode: 'SIGERIST15',
        discountAmount: 138_000,
        total: 782_000,
        paymentMethod: 'BANK_TRANSFER',
        transactionId: null,
        customerName: 'Laura Restrepo',
        shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
        items: [{ name: 'Pañalera Multifuncional', quantity: 2, price: 460_000, personalization: 'Sofía' }],
      });
      const { orderNumber, items, bankTransfer } = order as BankTransferOrderDto;
      expect(items[0]!.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(460_000);
      expect(decodeURIComponent(bankTransfer!.proofUrl!)).toContain(orderNumber);
      expect((await api().get(`/api/cart/${sessionId}`).expect(200)).body).toEqual([]);
      const [mail] = await mailbox.wait('order', body.customer.email);
      expect(mail!.subject).toBe(`Recibimos tu pedido: ${orderNumber}`);
      expect(mail!.text).toContain('$782.000');
      const toShop = await eventually(async () => {
        const mails = await mailbox.all('new-order', shop.env.shopEmail);
        const ours = mails.filter(({ subject }) => subject === `Sin pagar: ${orderNumber}`);
        expect(ours).toHaveLength(1);
        return ours[0]!;
      });
      expect(toShop.replyTo?.value[0]?.address).toBe(body.customer.email);
    });

    it('promise a parcel for when its slowest piece is ready', async () => {
      const body = aTransferRequest(await orders.filledCart({ expressService: true }, { productId: 2 }));
      await api().post('/api/orders/bank-transfer').send(body).expect(201);
      const [mail] = await mailbox.wait('order', body.customer.email);
      expect(mail!.text).toMatch(/15 a 20 días hábiles/);
    });

    it('keep the version and the moment of the consent', async () => {
      const { id } = await orders.anOrder();
      const [row] = await shop.app
        .get(DataSource)
        .query<[Record<string, unknown>]>('SELECT * FROM shop_order WHERE id = $1', [id]);
      expect(row).toMatchObject({ consent_version: expect.any(String), consented_at: expect.any(Date) });
    });

    it('are refused with the right total when the browser shows another one', async () => {
      const sessionId = await orders.filledCart();
      const body = aTransferRequest(sessionId);
      const order = (total: unknown) =>
        api()
          .post('/api/orders/bank-transfer')
          .send({ ...body, total });
      for (const total of [1, 444_999, 0])
        expect((await order(total).expect(409)).body).toMatchObject({
          code: 'order.total_changed',
          message: expect.stringContaining('$445.000') as string,
          total: 445_000,
        });
      for (const total of ['445000', 445_000.5, -1, [445_000]]) await order(total).expect(400);
      expect((await api().get(`/api/cart/${sessionId}`)).body).toHaveLength(1);
      expect((await order(445_000).expect(201)).body).toMatchObject({ total: 445_000 });
      // The lost answer of the first call is given again, although the cart is empty now.
      await order(445_000).expect(201);
    });

    it('take bought lines out of the cart by the key that they were stored with', async () => {
      const sessionId = await orders.filledCart();
      const sql = shop.app.get(DataSource);
      await sql.query(`UPDATE cart_line SET options_key = 'of an earlier release' WHERE session_id = $1`, [sessionId]);
      const body = aTransferRequest(sessionId);
      const { body: order } = await api().post('/api/orders/bank-transfer').send(body).expect(201);
      expect((await api().get(`/api/cart/${sessionId}`).expect(200)).body).toEqual([]);
      const { id } = order as BankTransferOrderDto;
      const [{ lines }] = await sql.query<[{ lines: object[] }]>('SELECT lines FROM shop_order WHERE id = $1', [id]);
      expect(lines[0]).not.toHaveProperty('optionsKey');
    });

    it('are made once for simultaneous clicks, tabs and instances', async () => {
      const body = aTransferRequest(await orders.filledCart());
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) =>
          api(turn % 2 ? shop : second)
            .post('/api/orders/bank-transfer')
            .send(body),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map((answer) => (answer.body as BankTransferOrderDto).orderNumber)).size).toBe(1);
      await mailbox.wait('order', body.customer.email, 1);
    });

    it('keep lines that were added to the cart afterwards', async () => {
      const sessionId = await orders.filledCart();
      await api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
      await api()
        .post('/api/cart')
        .send(anAddition({ sessionId, productId: 2 }))
        .expect(201);
      const again = await api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
      expect((again.body as BankTransferOrderDto).items).toMatchObject([{ productId: 2 }]);
    });

    it('are not limited by requests that place none', async () => {
      const email = `laura-${crypto.randomUUID()}@example.com`;
      const place = (sessionId: string) =>
        api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId, { email }));
      const answers = await Promise.all(Array.from({ length: 25 }, () => place(crypto.randomUUID())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
      await place(await orders.filledCart()).expect(201);
      await mailbox.wait('order', email);
    });

    it('limit the mails to one mailbox, for all +tags and cases, and are still placed', async () => {
      const name = `laura-${crypto.randomUUID()}`;
      const place = (email: string) => orders.anOrder({ email });
      const mailed = await place(`${name}+1@example.com`);
      await mailbox.wait(`order-${mailed.orderNumber}`, `${name}+1@example.com`);
      const sql = shop.app.get(DataSource);
      await sql.query("UPDATE rate_limit SET points = 20 WHERE key LIKE 'orders-transfer-to:%'");

      const email = `${name.toUpperCase()}+2@example.com`;
      const { id, orderNumber } = await place(email);
      await (await orders.staff()).patch(`/api/orders/${id}/status`).send({ status: 'cancelled' }).expect(200);
      const [mail] = await mailbox.wait(`order-${orderNumber}`, email.toLowerCase());
      expect(mail!.subject).not.toContain('Recibimos');
    });

    it.each([[[]], [[{}]], ['Laura'], [null], [5], [undefined]])('refuse %j for a customer', async (customer) => {
      const body = { ...aTransferRequest(await orders.filledCart()), customer };
      const refused = await api().post('/api/orders/bank-transfer').send(body).expect(400);
      expect(refused.body).toMatchObject({
        code: 'request.invalid',
        fields: { customer: expect.any(String) as string },
      });
    });

    it('refuse an empty cart and a form with gaps', async () => {
      const empty = await api().post('/api/orders/bank-transfer').send(aTransferRequest(crypto.randomUUID()));
      expect(empty).toMatchObject({ status: 422, body: { code: 'cart.empty' } });
      const sessionId = await orders.filledCart();
      for (const [field, value] of [
        ['name', ' '],
        ['email', 'laura'],
        ['phone', ''],
        ['address', null],
        ['city', 5],
        ['department', undefined],
      ] as const) {
        const body = aTransferRequest(sessionId, { [field]: value });
        const refused = await api().post('/api/orders/bank-transfer').send(body).expect(400);
        expect((refused.body as { fields: object }).fields).toHaveProperty([`customer.${field}`]);
      }
      expect((await api().get(`/api/cart/${sessionId}`)).body).toHaveLength(1);
    });
  });

  describe('for the customer', () => {
    it('are found by number and email in any spelling, and by nothing else', async () => {
      const { orderNumber, customerEmail: email } = await orders.anOrder();
      const track = (body: object) => api().post('/api/orders/track').send(body);
      const found = await track({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: email.toUpperCase() }).expect(
        200,
      );
      expect(found.body).toMatchObject({
        orderNumber,
        status: 'pending_transfer',
        expressService: false,
        isExpress: false,
        reviewReason: null,
        history: [{ note: '' }],
      });
      expect(found.body).toMatchObject({
        total: 460_000,
        items: [{ name: 'Pañalera Multifuncional', quantity: 1, personalization: '•••' }],
        customerName: expect.stringMatching(/^L•••/) as string,
        shipping: { address: '•••', city: '•••', department: '•••' },
      });
      // The shop's own phone begins with the same digits.
      for (const personal of ['Laura', 'Restrepo', 'Sofía', 'Calle', 'Medellín', '123 4567', '1234567'])
        expect(JSON.stringify(found.body)).not.toContain(personal);
      for (const wrong of [
        { orderNumber, email: 'other@example.com' },
        { orderNumber: 'SIG-222222', email },
        { orderNumber: '%', email },
      ])
        expect((await track(wrong).expect(404)).body).toMatchObject({ code: 'order.not_found' });
      await track({ orderNumber, email: 'no' }).expect(400);
    });

    it('accept a missing name from a caller who proves to be the customer, until they are made', async () => {
      const body = aTransferRequest(await orders.filledCart({ personalization: '' }, { personalization: 'Leo' }));
      const placed = await api().post('/api/orders/bank-transfer').send(body).expect(201);
      const sofia = `Sofía ${Date.now() % 1_000_000}`;
      const { id, orderNumber, customerEmail: email, nameablePieces } = placed.body as BankTransferOrderDto;
      expect(nameablePieces).toEqual([{ position: 0, productName: 'Pañalera Multifuncional', quantity: 1, name: '' }]);
      const [payer] = (placed.headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]!);
      const name = (changes: object, cookie = payer!) =>
        api()
          .post('/api/orders/names')
          .set('Cookie', cookie)
          .send({ orderNumber, position: 0, ...changes });

      for (const stranger of [{ name: 'Eva' }, { name: 'Eva', email: 'other@example.com' }, { name: 'Eva', email }])
        expect((await name(stranger, '').expect(404)).body).toMatchObject({ code: 'order.not_found' });
      expect((await name({ name: 'Eva👶' }).expect(400)).body).toMatchObject({
        fields: { name: expect.stringContaining('«👶»') as string },
      });
      for (const wrong of [{ name: '' }, { name: 'x'.repeat(21) }, { name: 5 }, { name: 'Eva', position: -1 }])
        await name(wrong).expect(400);
      expect((await name({ name: 'Eva', position: 1 }).expect(422)).body).toMatchObject({
        code: 'order.name_not_needed',
      });

      const pasted = `\u202a${orderNumber.replace('-', '\u2011')}\u202c`;
      expect((await name({ orderNumber: pasted, name: ' Sofia ' }).expect(200)).body).toMatchObject([
        { name: 'Sofia' },
      ]);
      expect((await name({ name: sofia }).expect(200)).body).toMatchObject([{ name: sofia }]);
      const mails = (await orders.mailbox.wait('order', email, 3)).filter(({ subject }) => /^Cambiaron/.test(subject!));
      expect(mails.map(({ text }) => /Pañalera Multifuncional: (.+)/.exec(text!)![1]).sort()).toEqual([
        'Sofia',
        `${sofia} (antes: Sofia)`,
      ]);
      const track = async (cookie: string) =>
        (await api().post('/api/orders/track').set('Cookie', cookie).send({ orderNumber, email }).expect(200))
          .body as object;
      expect(await track('')).toMatchObject({ isOwn: false, nameablePieces: [{ name: '•••' }] });
      expect(await track(payer!)).toMatchObject({
        isOwn: true,
        nameablePieces: [{ name: sofia }],
        items: [{ personalization: sofia }, { personalization: 'Leo' }],
        customerName: 'Laura Restrepo',
        shipping: { city: 'Medellín' },
      });
      const own = (cookie: string) => api().get(`/api/orders/own/${orderNumber}`).set('Cookie', cookie);
      expect((await own(payer!).expect(200)).body).toMatchObject({ orderNumber, customerEmail: email });
      expect((await own('').expect(404)).body).toMatchObject({ code: 'order.not_found' });
      const staff = await orders.staff();
      expect((await staff.get('/api/orders').query({ search: sofia }).expect(200)).body).toMatchObject({
        orders: [{ id, items: [{ personalization: sofia }, {}], laterNames: [{ name: 'Sofia' }, { name: sofia }] }],
      });

      const received = { amount: 890_000, reference: `M${Date.now()}` };
      await staff.patch(`/api/orders/${id}/status`).send({ status: 'paid', received }).expect(200);
      await staff.patch(`/api/orders/${id}/status`).send({ status: 'in_production' }).expect(200);
      expect((await name({ name: 'Eva' }).expect(409)).body).toMatchObject({ code: 'order.name_too_late' });
    });

    it('are listed for the account that was signed in', async () => {
      const { browser, email } = await shopper(shop);
      const body = aTransferRequest(await orders.filledCart(), { email });
      const { body: order } = await browser.post('/api/orders/bank-transfer').send(body).expect(201);
      await orders.anOrder({ email });
      const { body: mine } = await browser.get('/api/orders/mine').expect(200);
      expect(mine).toMatchObject([{ orderNumber: (order as BankTransferOrderDto).orderNumber }]);
      await api().get('/api/orders/mine').expect(401);
      const { body: held } = await browser.get('/api/account/export').expect(200);
      expect((held as { more: { orders: object[] } }).more.orders).toMatchObject([
        { total: 445_000, customer: { email } },
      ]);
    });

    it('are not found by a transaction that paid none', async () => {
      for (const id of ['11004-1718123303-80111', 'a%00b', '%F0%9F%91%B6', 'null'])
        await api().get(`/api/orders/transaction/${id}`).expect(404);
    });
  });
});
