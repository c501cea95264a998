import request from 'supertest';
import type { OrderPageDto, StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { anAddition } from './builders/cart-request.builder.js';
import { OrderingShop } from './support/ordering-shop.js';
import { newcomer, PASSWORD } from './support/shopper.js';

/** Texts as people paste them from contacts, chats and documents. */
describe('typed texts', () => {
  let orders: OrderingShop;
  let staff: ReturnType<typeof request.agent>;
  beforeAll(async () => {
    orders = await OrderingShop.open();
    staff = await orders.staff();
  });
  afterAll(() => orders.close());
  const found = async (search: string) =>
    ((await staff.get('/api/orders').query({ search }).expect(200)).body as OrderPageDto).orders.map(({ id }) => id);

  it('of an order are stored without invisible characters, and its phone keeps its country', async () => {
    const { id, orderNumber, customerEmail } = await orders.anOrder({
      name: '\u202aZor\u00adaida\u00a0O\u2019Neill\u2013Ruiz\u202c',
      phone: '\u202a00297\u00a0560\u20111299\u202c',
      address: 'Cra. 43A # 1\u201350, apto\u00a0302',
    });
    const { body } = await staff.get(`/api/orders/${id}`).expect(200);
    expect(body as StaffOrderDto).toMatchObject({
      customerName: "Zoraida O'Neill-Ruiz",
      customerPhone: '00297 560-1299',
      shipping: { address: 'Cra. 43A # 1-50, apto 302' },
    });
    for (const search of ['zora\u00adida', 'O\u00b4Neill\u2014Ruiz', '+297\u00a0560\u20131299', '00297 5601299'])
      expect(await found(search)).toEqual([id]);
    expect(await found('0057 297 560 1299')).toEqual([]);
    const typed = `\u202a${orderNumber.toLowerCase().replace('-', '\u2013')}\u202c`;
    const email = `\u202a${customerEmail.toUpperCase()}\u00a0\u202c`;
    await orders.api().post('/api/orders/track').send({ orderNumber: typed, email }).expect(200);
    await staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const sheet = await staff.get('/api/orders/export').query({ search: orderNumber }).expect(200);
    expect(sheet.text).toContain(';"+297 5601299";');
  });

  it('of a phone or email that the page would refuse are refused with their field', async () => {
    const contact = {
      firstName: 'Ana',
      lastName: 'Gil',
      message: 'Hola',
      phone: '300 123 4567',
      email: 'ana@example.com',
    };
    const refused = async (changes: object) =>
      (
        await orders
          .api()
          .post('/api/contact')
          .send({ ...contact, ...changes })
          .expect(400)
      ).body as { fields: object };
    expect((await refused({ email: 'ana@example.com,' })).fields).toEqual({ email: expect.stringContaining('correo') });
    expect((await refused({ phone: '300 123' })).fields).toEqual({ phone: expect.stringContaining('10 dígitos') });
    expect((await refused({ phone: '+297 56' })).fields).toEqual({ phone: expect.stringContaining('código del país') });
    await orders
      .api()
      .post('/api/contact')
      .send({ ...contact, phone: '+297\u00a0560\u20111234' })
      .expect(201);
  });

  it('of a registration are folded', async () => {
    const body = newcomer({
      name: 'Mar\u00adía\u00a0D\u00b4Angelo',
      phone: '\u202a+34\u00a0612\u2011345\u2011678\u202c',
    });
    const agent = request.agent(orders.shop.app.getHttpServer());
    await agent.post('/api/register').send(body).expect(201);
    expect((await agent.get('/api/account').expect(200)).body).toMatchObject({
      name: "María D'Angelo",
      phone: '+34612345678',
    });
  });

  it.each([
    ['So\u200bfía', 'Sofía'],
    ['So\u202efía', 'Sofía'],
    ['Sofía\u00a0Paz', 'Sofía Paz'],
    ['O\u2018Neill', "O'Neill"],
    ['Ana\u2013María', 'Ana-María'],
  ])('to embroider are folded: %j', async (personalization, stitched) => {
    const body = anAddition({ sessionId: crypto.randomUUID(), personalization });
    expect((await orders.api().post('/api/cart').send(body).expect(201)).body).toMatchObject({
      personalization: stitched,
    });
  });
});
