import request from 'supertest';
import { DataSource } from 'typeorm';
import { ManageStaff } from '../src/identity/index.js';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type { OrderCountDto, OrderPageDto, StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { createTestApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { Mailbox } from './support/mailbox.js';
import { PASSWORD, shopper } from './support/shopper.js';

describe('orders', () => {
  let shop: TestApp;
  let second: TestApp;
  let mailbox: Mailbox;
  let staff: ReturnType<typeof request.agent>;
  const api = (app: TestApp = shop) => request(app.app.getHttpServer());
  const nobody = '00000000-0000-4000-8000-000000000000';

  async function filledCart(...changes: Record<string, unknown>[]): Promise<string> {
    const sessionId = crypto.randomUUID();
    for (const change of changes.length > 0 ? changes : [{}])
      await api()
        .post('/api/cart')
        .send(anAddition({ sessionId, ...change }))
        .expect(201);
    return sessionId;
  }

  async function anOrder(customer: Record<string, unknown> = {}, by = api()): Promise<BankTransferOrderDto> {
    const body = aTransferRequest(await filledCart({ personalization: 'Sofía', addNameEmbroidery: true }), customer);
    return (await by.post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto;
  }

  const move = (id: string, status: string, note?: string) =>
    staff.patch(`/api/orders/${id}/status`).send({ status, note });

  beforeAll(async () => {
    shop = await createTestApp();
    second = await createTestApp({ databaseUrl: shop.env.databaseUrl, dataDir: shop.env.dataDir });
    mailbox = new Mailbox(shop);
    await shop.app.get(ManageStaff).add('taller@example.com', PASSWORD);
    staff = request.agent(shop.app.getHttpServer());
    await staff.post('/api/login').send({ email: 'taller@example.com', password: PASSWORD }).expect(200);
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });

  describe('by bank transfer', () => {
    it('freeze the cart, empty it, say where to pay and mail shopper and shop once', async () => {
      const sessionId = await filledCart({ personalization: 'Sofía', addNameEmbroidery: true, quantity: 2 });
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
      expect(decodeURIComponent(bankTransfer.proofUrl)).toContain(orderNumber);
      expect((await api().get(`/api/cart/${sessionId}`).expect(200)).body).toEqual([]);
      const [mail] = await mailbox.wait('order', body.customer.email);
      expect(mail!.subject).toBe(`Recibimos tu pedido: ${orderNumber}`);
      expect(mail!.text).toContain('$782.000');
      const toShop = await eventually(async () => {
        const mails = await mailbox.all('new-order', shop.env.shopEmail);
        const ours = mails.filter(({ subject }) => subject === `Pedido nuevo ${orderNumber}`);
        expect(ours).toHaveLength(1);
        return ours[0]!;
      });
      expect(toShop.replyTo?.value[0]?.address).toBe(body.customer.email);
    });

    it('keep the version and the moment of the consent', async () => {
      const { id } = await anOrder();
      const [row] = await shop.app
        .get(DataSource)
        .query<[Record<string, unknown>]>('SELECT * FROM shop_order WHERE id = $1', [id]);
      expect(row).toMatchObject({ consent_version: expect.any(String), consented_at: expect.any(Date) });
    });

    it('are made once, however many clicks, tabs and instances ask at the same moment', async () => {
      const body = aTransferRequest(await filledCart());
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

    it('leave alone what was added to the cart afterwards', async () => {
      const sessionId = await filledCart();
      await api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
      await api()
        .post('/api/cart')
        .send(anAddition({ sessionId, productId: 2 }))
        .expect(201);
      const again = await api().post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
      expect((again.body as BankTransferOrderDto).items).toMatchObject([{ productId: 2 }]);
    });

    it('mail one address only so often, whoever types it', async () => {
      const email = `laura-${crypto.randomUUID()}@example.com`;
      const ask = () => api().post('/api/orders/bank-transfer').send(aTransferRequest(crypto.randomUUID(), { email }));
      const answers = await Promise.all(Array.from({ length: 21 }, ask));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject({ headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string } });
    });

    it('refuse an empty cart and a form with gaps', async () => {
      const empty = await api().post('/api/orders/bank-transfer').send(aTransferRequest(crypto.randomUUID()));
      expect(empty).toMatchObject({ status: 422, body: { code: 'cart.empty' } });
      const sessionId = await filledCart();
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

  describe('for whoever bought', () => {
    it('are found by number and email in any spelling, and by nothing else', async () => {
      const { orderNumber, customerEmail: email } = await anOrder();
      const track = (body: object) => api().post('/api/orders/track').send(body);
      const found = await track({ orderNumber: ` ${orderNumber.toLowerCase()} `, email: email.toUpperCase() }).expect(
        200,
      );
      expect(found.body).toMatchObject({
        ...{ orderNumber, status: 'pending_transfer', expressService: false },
        history: [{ note: '' }],
      });
      expect(JSON.stringify(found.body)).not.toContain('Laura');
      for (const wrong of [
        { orderNumber, email: 'other@example.com' },
        { orderNumber: 'SIG-222222', email },
        { orderNumber: '%', email },
      ])
        expect((await track(wrong).expect(404)).body).toMatchObject({ code: 'order.not_found' });
      await track({ orderNumber, email: 'no' }).expect(400);
    });

    it('are listed for the one who was logged in', async () => {
      const { browser, email } = await shopper(shop);
      const body = aTransferRequest(await filledCart(), { email });
      const { body: order } = await browser.post('/api/orders/bank-transfer').send(body).expect(201);
      await anOrder({ email });
      const { body: mine } = await browser.get('/api/orders/mine').expect(200);
      expect(mine).toMatchObject([{ orderNumber: (order as BankTransferOrderDto).orderNumber }]);
      await api().get('/api/orders/mine').expect(401);
      const { body: held } = await browser.get('/api/account/export').expect(200);
      expect((held as { more: { orders: object[] } }).more.orders).toMatchObject([
        { total: 445_000, customer: { email } },
      ]);
    });
  });

  describe('for the staff', () => {
    it('are closed to everyone else', async () => {
      const { browser } = await shopper(shop);
      const { id } = await anOrder();
      for (const [agent, status] of [
        [api(), 401],
        [browser, 403],
      ] as const) {
        await agent.get('/api/orders').expect(status);
        await agent.get(`/api/orders/${id}`).expect(status);
        await agent.patch(`/api/orders/${id}/status`).send({ status: 'paid' }).expect(status);
        await agent.post(`/api/orders/${id}/mail`).expect(status);
      }
    });

    it('are listed page by page through the filters', async () => {
      const name = `Ñusta ${crypto.randomUUID()}`;
      const placed = [await anOrder({ name }), await anOrder({ name }), await anOrder({ name })];
      const search = { search: name.toLowerCase(), status: 'pending_transfer,paid', limit: 2 };
      const first = (await staff.get('/api/orders').query(search).expect(200)).body as OrderPageDto;
      const rest = await staff
        .get('/api/orders')
        .query({ ...search, cursor: first.nextCursor })
        .expect(200);
      const { orders, nextCursor } = rest.body as OrderPageDto;
      expect(nextCursor).toBeNull();
      expect([...first.orders, ...orders].map(({ orderNumber }) => orderNumber)).toEqual(
        placed.map(({ orderNumber }) => orderNumber).reverse(),
      );
      const none = await staff.get('/api/orders').query({ search: name, status: 'shipped' }).expect(200);
      expect(none.body).toEqual({ orders: [], nextCursor: null });
      for (const query of ['limit=0', 'status=lost', 'cursor=x', 'from=yesterday', 'express=perhaps'])
        await staff.get(`/api/orders?${query}`).expect(400);
    });

    it('are found by what people know of them, however they write it', async () => {
      const own = crypto.randomUUID().slice(0, 8);
      const { orderNumber, customerEmail } = await anOrder({ name: `Inés ${own} Muñoz`, phone: '(604) 555 0199' });
      const found = async (search: string) => {
        const { body } = await staff.get('/api/orders').query({ search }).expect(200);
        return (body as OrderPageDto).orders.map((order) => order.orderNumber);
      };
      const ways = [
        `ines ${own} MUNOZ`,
        `Iñes ${own}`,
        customerEmail.toUpperCase(),
        orderNumber.slice(4).toLowerCase(),
      ];
      for (const search of ways) expect(await found(search)).toEqual([orderNumber]);
      for (const search of ['6045550199', '604 5550-199', 'sofia']) expect(await found(search)).toContain(orderNumber);
      expect(await found(`%${own}`)).toEqual([]);
    });

    it('come the oldest first, or express alone, where work is due', async () => {
      const name = `Turno ${crypto.randomUUID()}`;
      const order = async (expressService: boolean) => {
        const body = aTransferRequest(await filledCart({ expressService }), { name });
        return ((await api().post('/api/orders/bank-transfer').send(body).expect(201)).body as BankTransferOrderDto)
          .orderNumber;
      };
      const placed = [await order(false), await order(true), await order(false)];
      const list = async (query: object) => {
        const { body } = await staff
          .get('/api/orders')
          .query({ search: name, ...query })
          .expect(200);
        const { orders, nextCursor } = body as OrderPageDto;
        return { numbers: orders.map(({ orderNumber }) => orderNumber), nextCursor };
      };
      const first = await list({ oldestFirst: true, limit: 2 });
      const rest = await list({ oldestFirst: true, limit: 2, cursor: first.nextCursor });
      expect([...first.numbers, ...rest.numbers]).toEqual(placed);
      expect((await list({ express: true })).numbers).toEqual([placed[1]]);
      expect((await list({ express: false })).numbers).toHaveLength(3);
    });

    it('are counted by state', async () => {
      const waiting = async () => {
        const { body } = await staff.get('/api/orders/counts').expect(200);
        return (body as OrderCountDto[]).find(({ status }) => status === 'pending_transfer')?.orders ?? 0;
      };
      const before = await waiting();
      await anOrder();
      expect(await waiting()).toBe(before + 1);
      await api().get('/api/orders/counts').expect(401);
    });

    it('move through their states with a mail and a line of history each, and nowhere else', async () => {
      const { id, customerEmail } = await anOrder();
      expect((await move(id, 'shipped').expect(409)).body).toMatchObject({ code: 'order.state' });
      await move(id, 'nowhere').expect(400);
      await move(id, 'paid').expect(200);
      await move(id, 'in_production').expect(200);
      const { body } = await move(id, 'shipped', 'Guía 123').expect(200);
      expect(body).toMatchObject({
        status: 'shipped',
        nextStatuses: ['delivered', 'payment_review', 'refund_pending'],
      });
      expect((body as StaffOrderDto).history.map(({ status, actor }) => [status, actor])).toEqual([
        ['pending_transfer', 'shop'],
        ['paid', 'taller@example.com'],
        ['in_production', 'taller@example.com'],
        ['shipped', 'taller@example.com'],
      ]);
      expect((await staff.get(`/api/orders/${id}`).expect(200)).body).toEqual(body);
      const mails = await mailbox.wait('order', customerEmail, 4);
      const subjects = mails.map(({ subject }) => subject!.split(':')[0]);
      expect(subjects.sort()).toEqual([
        'Confirmamos tu pedido',
        'Estamos haciendo tu pedido',
        'Recibimos tu pedido',
        'Tu pedido va en camino',
      ]);
      expect(mails.find(({ subject }) => subject!.startsWith('Tu pedido va'))!.text).toContain('Guía 123');
    });

    it('move once when two people move them at the same moment', async () => {
      const { id, customerEmail } = await anOrder();
      const answers = await Promise.all(Array.from({ length: 6 }, () => move(id, 'paid')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      await mailbox.wait('order', customerEmail, 2);
    });

    it('move only from where whoever decides saw them', async () => {
      const { id } = await anOrder();
      await move(id, 'paid').expect(200);
      const late = await staff
        .patch(`/api/orders/${id}/status`)
        .send({ status: 'in_production', from: 'payment_review' });
      expect(late).toMatchObject({ status: 409, body: { code: 'order.moved' } });
      await staff.patch(`/api/orders/${id}/status`).send({ status: 'in_production', from: 'paid' }).expect(200);
    });

    it('have their newest mail sent again when it is asked for', async () => {
      const { id, customerEmail } = await anOrder();
      await mailbox.wait('order', customerEmail, 1);
      await staff.post(`/api/orders/${id}/mail`).expect(204);
      const mails = await mailbox.wait('order', customerEmail, 2);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    });

    it('are not found by a transaction that paid none', async () => {
      for (const id of ['11004-1718123303-80111', 'a%00b', '%F0%9F%91%B6', 'null'])
        await api().get(`/api/orders/transaction/${id}`).expect(404);
    });

    it.each([nobody, 'nonsense', "'; DROP TABLE shop_order; --"])('are not found as %j', async (id) => {
      await staff.get(`/api/orders/${encodeURIComponent(id)}`).expect(404);
      await staff
        .patch(`/api/orders/${encodeURIComponent(id)}/status`)
        .send({ status: 'paid' })
        .expect(404);
    });
  });
});
