import request from 'supertest';
import { DataSource } from 'typeorm';
import type { BankTransferOrderDto } from '../src/orders/adapters/http/bank-transfer.dto.js';
import type {
  CustomerRequestDto,
  RequestOptionsDto,
  RequestPageDto,
  StaffRequestDto,
} from '../src/requests/adapters/http/request-answer.dto.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import { OrderRetention } from '../src/orders/application/order-retention.js';
import type { OrderDetailsDto } from '../src/orders/adapters/http/order-details.dto.js';
import type { TrackedOrderDto } from '../src/orders/adapters/http/track-order.dto.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD } from './support/shopper.js';

type Browser = ReturnType<typeof request.agent>;

/** Parcels, corrections and requests of an order that was placed. */
describe('an order after its purchase', () => {
  let orders: OrderingShop;
  let mailbox: Mailbox;
  let staff: Browser;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    mailbox = orders.mailbox;
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const move = (id: string, body: object) => staff.patch(`/api/orders/${id}/status`).send(body).expect(200);

  async function anOrderInProduction() {
    const order = await orders.anOrder();
    await move(order.id, { status: 'paid', received: { amount: order.total, reference: `M-${order.id}` } });
    await move(order.id, { status: 'in_production' });
    return order;
  }

  it('is shipped once by two people at once, and its mistyped tracking number is corrected', async () => {
    const { id, orderNumber, customerEmail: email } = await anOrderInProduction();
    const ship = (body: object) => staff.post(`/api/orders/${id}/shipment`).send(body);
    const seen = { carrier: 'coordinadora', from: 'in_production' };
    for (const [wrong, field] of [
      [{ guide: '2034567890' }, 'carrier'],
      [{ ...seen, carrier: 'paloma', guide: '2034567890' }, 'carrier'],
      [{ ...seen, guide: '<b>' }, 'guide'],
    ] as const)
      expect((await ship(wrong).expect(400)).body).toHaveProperty(['fields', field]);
    expect((await ship(seen).expect(422)).body).toMatchObject({ code: 'order.guide_missing' });

    const both = await Promise.all(['2034 567 890', '999999'].map((guide) => ship({ ...seen, guide })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { shipment } = both.find(({ status }) => status === 201)!.body as StaffOrderDto;
    const correct = { ...seen, from: 'shipped', replaces: shipment!.guide, guide: '777777' };
    await ship(correct).expect(201);
    await ship(correct).expect(201);

    const tracked = await orders.api().post('/api/orders/track').send({ orderNumber, email }).expect(200);
    const { status, shipment: known, history } = tracked.body as TrackedOrderDto;
    expect(status).toBe('shipped');
    expect(known).toMatchObject({ carrierName: 'Coordinadora', trackingUrl: expect.stringMatching(/guia=777777$/) });
    expect(history.map(({ event }) => event)).toEqual([null, null, null, null, 'shipment_corrected']);
    const mails = await mailbox.wait('order', email, 5);
    expect(mails.find(({ subject }) => subject!.startsWith('Corregimos'))!.text).toContain('777777');
  });

  describe('before it is made', () => {
    const correct = (browser: Browser, body: object) => browser.post('/api/orders/corrections').send(body);
    const detailsOf = async (browser: Browser, orderNumber: string) => {
      const { body } = await browser.post('/api/orders/details').send({ orderNumber }).expect(200);
      return body as OrderDetailsDto;
    };

    it('is corrected only by its customer: a mailed link gives another browser the proof, once', async () => {
      const { orderNumber, customerEmail: email } = await orders.anOrder();
      const browser = request.agent(orders.shop.app.getHttpServer());
      await browser.post('/api/orders/details').send({ orderNumber }).expect(404);
      const body = { orderNumber, version: '0'.repeat(16), phone: '300 765 4321' };
      await correct(browser, body).expect(404);
      await browser.post('/api/orders/access-links').send({ orderNumber, email: 'otra@example.com' }).expect(204);
      await browser.post('/api/orders/access-links').send({ orderNumber: 'SIG-222222', email }).expect(204);

      await browser.post('/api/orders/access-links').send({ orderNumber, email }).expect(204);
      const [mail, ...others] = await mailbox.wait('open-order', email);
      expect([others, await mailbox.all('open-order', 'otra@example.com')]).toEqual([[], []]);
      const token = /#acceso=([\w-]{22})/.exec(mail!.text!)![1]!;
      const open = await browser.post('/api/orders/access').send({ token }).expect(200);
      expect(open.body).toEqual({ orderNumber, email });
      await orders.api().post('/api/orders/access').send({ token }).expect(422);

      const { version, names } = await detailsOf(browser, orderNumber);
      expect(names).toEqual([{ position: 0, productName: expect.any(String), name: 'Sofía' }]);
      const shipping = { address: 'Carrera 7 # 1-20', city: 'Cali', department: 'Valle del Cauca' };
      const corrected = { orderNumber, version, shipping, names: [{ position: 0, name: 'Sofía Paz' }] };
      const wrong = await correct(browser, { ...corrected, shipping: { ...shipping, city: '' } }).expect(400);
      expect(wrong.body).toHaveProperty(['fields', 'shipping.city']);
      for (const nested of [{ names: [corrected.names] }, { shipping: [shipping] }])
        await correct(browser, { orderNumber, version, ...nested }).expect(400);
      await correct(browser, corrected).expect(200);
      const [sent] = (await mailbox.wait('order', email, 2)).slice(-1);
      expect(sent!.text).toContain('Cambió: la dirección de entrega y el nombre de');
      expect(sent!.text).toMatch(/La dirección de entrega: Carrera 7 # 1-20, Cali.+\(antes: Calle 10/);
      expect(sent!.text).toMatch(/Sofía Paz \(antes: Sofía\)/);
      expect(sent!.text).toContain('Si no lo pediste tú');
    });

    it('is opened by the link in any mail about it, in several browsers, and by none after its data are erased', async () => {
      const { id, orderNumber, customerEmail: email } = await orders.anOrder();
      const [mail] = await mailbox.wait('order', email);
      const link = new RegExp(`/pedido\\?orden=${orderNumber}#acceso=([\\w-]{22})`).exec(mail!.text!)!;
      const open = (browser: Browser) => browser.post('/api/orders/access').send({ token: link[1] });
      for (const browser of [
        request.agent(orders.shop.app.getHttpServer()),
        request.agent(orders.shop.app.getHttpServer()),
      ]) {
        expect((await open(browser).expect(200)).body).toEqual({ orderNumber, email });
        const { isOpen, shipping } = await detailsOf(browser, orderNumber);
        expect([isOpen, shipping?.city]).toEqual([true, 'Medellín']);
        const tracked = await browser.post('/api/orders/track').send({ orderNumber, email }).expect(200);
        expect(tracked.body).toMatchObject({ isOwn: true });
      }
      const database = orders.shop.app.get(DataSource);
      const links = () => database.query<object[]>('SELECT token_digest FROM order_link WHERE order_id = $1', [id]);
      expect(JSON.stringify(await links())).not.toContain(link[1]);
      await database.query(`UPDATE shop_order SET created_at = created_at - interval '1 year' WHERE id = $1`, [id]);
      await orders.shop.app.get(OrderRetention).anonymise();
      expect(await links()).toEqual([]);
      await open(request.agent(orders.shop.app.getHttpServer())).expect(422);
    });

    it('mails at most five links an hour, and says so for unknown numbers alike', async () => {
      const { orderNumber, customerEmail: email } = await orders.anOrder();
      for (const number of [orderNumber, 'SIG-333333']) {
        const answers: number[] = [];
        for (let turn = 0; turn < 6; turn += 1)
          answers.push(
            (await orders.api().post('/api/orders/access-links').send({ orderNumber: number, email })).status,
          );
        expect([number, answers]).toEqual([number, [204, 204, 204, 204, 204, 429]]);
      }
      expect(await mailbox.wait('open-order', email, 5)).toHaveLength(5);
    });

    it('takes one of two corrections at once, and none after production began', async () => {
      const { id, orderNumber, total } = await orders.anOrder();
      const order = (await staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
      const { version } = order.details;
      const byStaff = (phone: string, seen = version) =>
        staff.post(`/api/orders/${id}/corrections`).send({ version: seen, phone });
      const both = await Promise.all([byStaff('300 111 1111'), byStaff('300 222 2222')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { details, history } = both.find(({ status }) => status === 200)!.body as StaffOrderDto;
      expect(history.at(-1)).toMatchObject({ actor: 'taller@example.com', corrected: [{ after: details.phone }] });

      await move(id, { status: 'paid', received: { amount: total, reference: `M-${id}` } });
      await move(id, { status: 'in_production' });
      const late = await byStaff('300 333 3333', details.version).expect(409);
      expect(late.body).toMatchObject({ code: 'order.correction_too_late' });
      const tracked = await orders.api().post('/api/orders/track').send({ orderNumber, email: order.customerEmail });
      expect(JSON.stringify(tracked.body)).not.toContain('300 111');
    });
  });

  it('can be sent back piece by piece: one of two requests at once, with a receipt and an answer', async () => {
    const plain = { productId: 8, hasBordado: false, personalization: '', addNameEmbroidery: false };
    const sessionId = await orders.filledCart({ personalization: 'Sofía', addNameEmbroidery: true }, plain);
    const customer = request.agent(orders.shop.app.getHttpServer());
    const placed = await customer.post('/api/orders/bank-transfer').send(aTransferRequest(sessionId)).expect(201);
    const { id, orderNumber, total, customerEmail: email } = placed.body as BankTransferOrderDto;
    await move(id, { status: 'paid', received: { amount: total, reference: `M-${id}` } });
    for (const status of ['in_production', 'shipped', 'delivered']) await move(id, { status });

    await orders.api().post('/api/requests/options').send({ orderNumber }).expect(404);
    const options = await customer.post('/api/requests/options').send({ orderNumber }).expect(200);
    expect(options.body).toMatchObject({ withdrawal: { isOpen: true }, guarantee: { isOpen: true }, requests: [] });
    const { pieces } = options.body as RequestOptionsDto;
    expect(pieces.map(({ left }) => left)).toEqual(pieces.map(({ quantity }) => quantity));
    const [bag, changer] = [true, false].map((is) => pieces.find(({ isPersonalised }) => isPersonalised === is)!);
    const ask = (kind: string, position: number, words = 'Se descosió') =>
      customer.post('/api/requests').send({ orderNumber, kind, pieces: [{ position, quantity: 1 }], words });
    expect((await ask('withdrawal', bag!.position).expect(422)).body).toMatchObject({ code: 'request.personalised' });
    expect((await ask('guarantee', bag!.position, '').expect(400)).body).toHaveProperty(['fields', 'words']);
    await orders
      .api()
      .post('/api/requests')
      .send({ orderNumber, kind: 'withdrawal', pieces: [{ position: changer!.position, quantity: 1 }] })
      .expect(404);

    const both = await Promise.all([ask('withdrawal', changer!.position), ask('guarantee', changer!.position)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)!.body as CustomerRequestDto;
    const [receipt] = await mailbox.wait('request', email);
    expect(receipt!.subject).toBe(`Recibimos tu solicitud ${made.number}`);
    expect(receipt!.text).toContain('Este correo es tu constancia');

    const open = (await staff.get('/api/requests').expect(200)).body as RequestPageDto;
    expect(open.items).toEqual([expect.objectContaining({ id: made.id, orderNumber })]);
    const answer = () =>
      staff.post(`/api/requests/${made.id}/answer`).send({ decision: 'accepted', words: 'Envíala al taller' });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail] = await mailbox.wait('answer-request', email);
    expect(mail!.text).toContain('Envíala al taller');
    expect((await staff.get('/api/requests').expect(200)).body).toEqual({ items: [], nextCursor: null });
    const ofOrder = await staff.get(`/api/requests/of-order/${id}`).expect(200);
    expect(ofOrder.body).toMatchObject([{ answer: 'Envíala al taller' }]);

    const unrefunded = async () => (await staff.get('/api/requests/unrefunded').expect(200)).body as StaffRequestDto[];
    const isWithdrawal = made.kind === 'withdrawal';
    expect((await unrefunded()).map((waiting) => waiting.id)).toEqual(isWithdrawal ? [made.id] : []);

    const reason = isWithdrawal ? 'retracto' : 'garantia';
    await staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const refund = (order: string) =>
      staff
        .post(`/api/orders/${order}/refunds`)
        .send({ amount: 1000, way: 'bank_transfer', reason, requestId: made.id });
    const another = await orders.anOrder();
    expect((await refund(another.id).expect(409)).body).toMatchObject({ code: 'request.not_accepted' });
    const refunds = await Promise.all([refund(id), refund(id)]);
    expect(refunds.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await unrefunded()).toEqual([]);
  });
});
