import request from 'supertest';
import { DataSource } from 'typeorm';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import { Orders } from '../src/orders/application/orders.port.js';
import { ManageStaff } from '../src/identity/index.js';
import type { TodayDto } from '../src/today/adapters/http/today.dto.js';
import { bogotaDay } from '../src/common/time.js';
import type { OrderCountDto, OrderPageDto, StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { OrderSummaryDto } from '../src/orders/adapters/http/staff-order-parts.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD, shopper } from './support/shopper.js';

/** Order lists and actions of staff. */
describe('orders for the staff', () => {
  let orders: OrderingShop;
  let mailbox: Mailbox;
  let staff: ReturnType<typeof request.agent>;
  const unknownId = '00000000-0000-4000-8000-000000000000';
  const move = (id: string, status: string, note?: string) =>
    staff.patch(`/api/orders/${id}/status`).send({ status, note });
  const confirmTransfer = ({ id, total }: BankTransferOrderDto) => {
    const received = { amount: total, reference: `M-${id}` };
    return staff.patch(`/api/orders/${id}/status`).send({ status: 'paid', received });
  };

  beforeAll(async () => {
    orders = await OrderingShop.open();
    mailbox = orders.mailbox;
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  it('are closed to everyone else', async () => {
    const { browser } = await shopper(orders.shop);
    const { id } = await orders.anOrder();
    for (const [agent, status] of [
      [orders.api(), 401],
      [browser, 403],
    ] as const) {
      await agent.get('/api/orders').expect(status);
      await agent.get(`/api/orders/${id}`).expect(status);
      await agent.patch(`/api/orders/${id}/status`).send({ status: 'paid' }).expect(status);
      await agent.post(`/api/orders/${id}/mail`).expect(status);
    }
  });

  it('are found by due date, summed up, and exported as a sheet', async () => {
    const name = `=Ñusta ${crypto.randomUUID()}`;
    const [late, soon, unpaid] = [
      await orders.anOrder({ name }),
      await orders.anOrder({ name }),
      await orders.anOrder({ name }),
    ];
    const readToday = async (agent = staff) => (await agent.get('/api/today').expect(200)).body as TodayDto;
    const before = (await staff.get('/api/orders/summary').expect(200)).body as OrderSummaryDto;
    await orders.shop.app.get(ManageStaff).add('bordadora@example.com', PASSWORD, 'taller');
    const workshop = request.agent(orders.shop.app.getHttpServer());
    await workshop.post('/api/login').send({ email: 'bordadora@example.com', password: PASSWORD }).expect(200);
    // Not the owner, whose answer keeps the money received in memory.
    const waiting = await readToday(workshop);
    const startOfToday = new Date(`${bogotaDay(new Date())}T00:00:00-05:00`);
    const [received] = await orders.shop.app.get(Orders).receivedSince([startOfToday]);
    for (const order of [late, soon]) await confirmTransfer(order).expect(200);
    const promise = (id: string, day: string) =>
      orders.shop.app
        .get(DataSource)
        .query('UPDATE shop_order SET promised = $2 WHERE id = $1', [id, { earliest: day, latest: day }]);
    await promise(late.id, '2020-01-01');
    await promise(soon.id, bogotaDay(new Date()));
    const after = (await staff.get('/api/orders/summary').expect(200)).body as OrderSummaryDto;
    expect(after).toEqual({
      overdue: before.overdue + 1,
      today: before.today + 2,
      week: before.week + 1,
    });
    const money = late.total + soon.total;
    const today = {
      ...waiting,
      overdue: waiting.overdue + 1,
      dueToday: waiting.dueToday + 1,
      transfers: waiting.transfers - 2,
    };
    const ofOwner = await readToday();
    const { sold, refunds } = ofOwner;
    expect(ofOwner).toEqual({ ...today, sold, refunds });
    expect(refunds).not.toBeNull();
    expect(sold!.today).toBe(received! + money);
    expect(Math.min(sold!.week, sold!.month)).toBeGreaterThanOrEqual(sold!.today);
    expect(await readToday(workshop)).toEqual(today);
    expect(today).toMatchObject({ refunds: null, sold: null });
    for (const [due, fitting] of [
      ['overdue', [late]],
      ['today', [soon, late]],
      ['week', [soon]],
    ] as const) {
      const found = await staff.get('/api/orders').query({ due, search: name, status: 'paid' }).expect(200);
      expect(found.body).toMatchObject({ orders: fitting.map(({ orderNumber }) => ({ orderNumber })) });
    }
    await staff.get('/api/orders?due=soon').expect(400);

    await staff.get('/api/orders/export').expect(403);
    await staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const sheet = await staff.get('/api/orders/export').query({ search: name }).expect(200);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pedidos.csv"',
    });
    const [, ...lines] = sheet.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(sheet.text).toContain(unpaid.orderNumber);
    expect(lines[0]).toContain(`;"'${name}";`);
    for (const path of ['summary', 'export']) await orders.api().get(`/api/orders/${path}`).expect(401);
  });

  it('keep notes for colleagues out of mails and answers to shoppers', async () => {
    const { id, orderNumber, customerEmail: email } = await orders.anOrder();
    const note = (text: unknown) => staff.post(`/api/orders/${id}/notes`).send({ text });
    await Promise.all([note(' La reata azul llega el jueves '), note('Llamar antes')].map((call) => call.expect(200)));
    const { body } = await staff.get(`/api/orders/${id}`).expect(200);
    const { staffNotes, history } = body as StaffOrderDto;
    expect(staffNotes.map(({ text }) => text).sort()).toEqual(['La reata azul llega el jueves', 'Llamar antes']);
    expect(staffNotes[0]).toMatchObject({ actor: 'taller@example.com', at: expect.any(String) });
    expect(history).toHaveLength(1);
    for (const wrong of ['', '  ', 5, 'x'.repeat(1001)]) await note(wrong).expect(400);
    await staff.post(`/api/orders/${unknownId}/notes`).send({ text: 'x' }).expect(404);
    const tracked = await orders.api().post('/api/orders/track').send({ orderNumber, email }).expect(200);
    expect(JSON.stringify(tracked.body)).not.toContain('reata azul');
    await mailbox.wait('order', email, 1);
  });

  it('are listed page by page through the filters', async () => {
    const name = `Ñusta ${crypto.randomUUID()}`;
    const placed = [await orders.anOrder({ name }), await orders.anOrder({ name }), await orders.anOrder({ name })];
    const search = { search: name.toLowerCase(), status: 'pending_transfer,paid', limit: 2 };
    const first = (await staff.get('/api/orders').query(search).expect(200)).body as OrderPageDto;
    const rest = await staff
      .get('/api/orders')
      .query({ ...search, cursor: first.nextCursor })
      .expect(200);
    const { orders: others, nextCursor } = rest.body as OrderPageDto;
    expect(nextCursor).toBeNull();
    expect([...first.orders, ...others].map(({ orderNumber }) => orderNumber)).toEqual(
      placed.map(({ orderNumber }) => orderNumber).reverse(),
    );
    const none = await staff.get('/api/orders').query({ search: name, status: 'shipped' }).expect(200);
    expect(none.body).toEqual({ orders: [], nextCursor: null });
    for (const query of ['limit=0', 'status=lost', 'cursor=x', 'from=yesterday', 'express=perhaps', 'oldestFirst=1'])
      await staff.get(`/api/orders?${query}`).expect(400);
  });

  it('are found by number, name, email, phone and reference in any spelling', async () => {
    const own = crypto.randomUUID().slice(0, 8);
    const { orderNumber, customerEmail } = await orders.anOrder({ name: `Inés ${own} Muñoz`, phone: '(604) 555 0199' });
    const found = async (search: string) => {
      const { body } = await staff.get('/api/orders').query({ search }).expect(200);
      return (body as OrderPageDto).orders.map((order) => order.orderNumber);
    };
    const ways = [`ines ${own} MUNOZ`, `Iñes ${own}`, customerEmail.toUpperCase(), orderNumber.slice(4).toLowerCase()];
    for (const search of ways) expect(await found(search)).toEqual([orderNumber]);
    for (const search of ['6045550199', '604 5550-199', 'sofia']) expect(await found(search)).toContain(orderNumber);
    expect(await found(`%${own}`)).toEqual([]);
  });

  it('come the oldest first, or express alone, where work is due', async () => {
    const name = `Turno ${crypto.randomUUID()}`;
    const order = async (...express: boolean[]) => {
      const lines = express.map((expressService, line) => ({ expressService, productId: line + 1 }));
      const request = aTransferRequest(await orders.filledCart(...lines), { name });
      const { body } = await orders.api().post('/api/orders/bank-transfer').send(request).expect(201);
      expect(body).toMatchObject({ isExpress: express.every(Boolean) });
      return (body as BankTransferOrderDto).orderNumber;
    };
    // A parcel waits for its slowest piece: the last one is not express.
    const placed = [await order(false), await order(true), await order(true, false)];
    const list = async (query: object) => {
      const { body } = await staff
        .get('/api/orders')
        .query({ search: name, ...query })
        .expect(200);
      const page = body as OrderPageDto;
      return { numbers: page.orders.map(({ orderNumber }) => orderNumber), nextCursor: page.nextCursor };
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
    await orders.anOrder();
    expect(await waiting()).toBe(before + 1);
    await orders.api().get('/api/orders/counts').expect(401);
  });

  it('move through their states with a mail and a line of history each, and nowhere else', async () => {
    const placed = await orders.anOrder();
    const { id, customerEmail } = placed;
    expect((await move(id, 'shipped').expect(409)).body).toMatchObject({ code: 'order.state' });
    await move(id, 'nowhere').expect(400);
    await confirmTransfer(placed).expect(200);
    await move(id, 'in_production').expect(200);
    const { body } = await move(id, 'shipped', 'Guía 123').expect(200);
    expect(body).toMatchObject({
      status: 'shipped',
      nextStatuses: ['delivered', 'payment_review'],
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
    const placed = await orders.anOrder();
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirmTransfer(placed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await mailbox.wait('order', placed.customerEmail, 2);
  });

  it('change only from the status that the staff member saw', async () => {
    const placed = await orders.anOrder();
    const { id } = placed;
    await confirmTransfer(placed).expect(200);
    const late = await staff
      .patch(`/api/orders/${id}/status`)
      .send({ status: 'in_production', from: 'payment_review' });
    expect(late).toMatchObject({ status: 409, body: { code: 'order.moved' } });
    await staff.patch(`/api/orders/${id}/status`).send({ status: 'in_production', from: 'paid' }).expect(200);
  });

  it('have their newest mail sent again when it is asked for', async () => {
    const { id, customerEmail } = await orders.anOrder();
    await mailbox.wait('order', customerEmail, 1);
    await staff.post(`/api/orders/${id}/mail`).expect(204);
    const mails = await mailbox.wait('order', customerEmail, 2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it.each([unknownId, 'nonsense', "'; DROP TABLE shop_order; --"])('are not found as %j', async (id) => {
    await staff.get(`/api/orders/${encodeURIComponent(id)}`).expect(404);
    await staff
      .patch(`/api/orders/${encodeURIComponent(id)}/status`)
      .send({ status: 'paid' })
      .expect(404);
  });
});
