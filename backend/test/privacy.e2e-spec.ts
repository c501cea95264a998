import type { ParsedMail } from 'mailparser';
import type request from 'supertest';
import { DataSource } from 'typeorm';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { PrivacyErasureDto, PrivacyExportDto } from '../src/privacy/adapters/http/privacy.dto.js';
import { OrderRetention } from '../src/orders/application/order-retention.js';
import { OrderingShop } from './support/ordering-shop.js';
import { cookieOf, newcomer, PASSWORD } from './support/shopper.js';

const ANSWER = { message: 'Si guardamos datos de este correo, te enviamos un enlace que vale por una hora.' };

describe('personal data of a guest', () => {
  let orders: OrderingShop;
  let staff: ReturnType<typeof request.agent>;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    staff = await orders.staff();
  });
  afterAll(() => orders.close());

  const anEmail = () => `laura.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const ask = (email: string) => orders.api().post('/api/privacy/requests').send({ email });
  const post = (path: string, token: string) => orders.api().post(`/api/privacy/${path}`).send({ token });
  const tokenOf = (mail: ParsedMail) => /\/mis-datos#token=([\w-]{22})$/m.exec(mail.text!)![1]!;
  const message = (email: string) => ({ ...newcomer(), firstName: 'Laura', lastName: 'Gómez', email, message: 'Hola' });

  async function mailedToken(email: string): Promise<string> {
    await ask(email).expect(200);
    return tokenOf((await orders.mailbox.wait('privacy-link', email))[0]!);
  }

  async function moveTo(id: string, ...states: string[]): Promise<void> {
    for (const status of states) {
      const received = status === 'paid' ? { received: { amount: 460_000, reference: `M-${id}` } } : {};
      await staff
        .patch(`/api/orders/${id}/status`)
        .send({ status, note: 'Llegó', ...received })
        .expect(200);
    }
  }

  it('answers the same for every email, and mails a link only when the shop holds something', async () => {
    const [known, unknown] = [anEmail(), anEmail()];
    await orders.anOrder({ email: known });
    expect((await ask(unknown).expect(200)).body).toEqual(ANSWER);
    expect((await ask(known.toUpperCase()).expect(200)).body).toEqual(ANSWER);
    const [mail] = await orders.mailbox.wait('privacy-link', known);
    // The server of the page never gets what comes after the `#`.
    expect(mail!.text).toMatch(/^.*http:\/\/localhost:\d+\/mis-datos#token=[\w-]{22}$/m);
    expect(await orders.mailbox.all('privacy-link', unknown)).toEqual([]);
  });

  it('exports orders and messages under the proven email, and nothing of other people', async () => {
    const email = anEmail();
    const { orderNumber } = await orders.anOrder({ email: email.toUpperCase() });
    await orders.anOrder({ email: `x${email}` });
    await orders.api().post('/api/contact').send(message(email)).expect(201);
    const { body } = await post('export', await mailedToken(email)).expect(200);
    const { data, nextToken } = body as PrivacyExportDto;
    expect(data.orders).toMatchObject([
      { number: orderNumber, lines: [{ personalisation: { personalization: 'Sofía' } }] },
    ]);
    expect(data.contactMessages).toMatchObject([{ message: 'Hola' }]);
    expect(nextToken).toMatch(/^[\w-]{22}$/);
  });

  it('finds data under another spelling of the domain', async () => {
    const local = `laura.${crypto.randomUUID().slice(0, 8)}`;
    const email = `${local}@xn--pea-8ma.co`;
    const { orderNumber } = await orders.anOrder({ email: `${local}@peña.co` });
    await orders
      .api()
      .post('/api/contact')
      .send(message(`${local}@PEÑA.co`))
      .expect(201);
    await ask(`${local}@peña.co`).expect(200);
    // The mail parser shows the domain's letters.
    const [mail] = await orders.mailbox.wait('privacy-link', `${local}@peña.co`);
    const { body } = await post('export', tokenOf(mail!)).expect(200);
    const { data } = body as PrivacyExportDto;
    expect(data.orders).toMatchObject([{ number: orderNumber }]);
    expect(data.contactMessages).toMatchObject([{ message: 'Hola', email }]);
  });

  it('accepts each token once, also when two calls come at the same time', async () => {
    const email = anEmail();
    await orders.anOrder({ email });
    const token = await mailedToken(email);
    const answers = await Promise.all([post('export', token), post('export', token), post('erase', token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await post('export', token)).body).toMatchObject({ code: 'privacy.bad_link' });
    await post('erase', 'A'.repeat(22)).expect(422);
    await post('erase', 'short').expect(400);
  });

  it('stores no token, and refuses it after an hour', async () => {
    const email = anEmail();
    await orders.anOrder({ email });
    const token = await mailedToken(email);
    const database = orders.shop.app.get(DataSource);
    expect(JSON.stringify(await database.query('SELECT * FROM privacy_request'))).not.toContain(token);
    await database.query(`UPDATE privacy_request SET expires_at = now() - interval '1 second' WHERE email = $1`, [
      email,
    ]);
    await post('export', token).expect(422);
  });

  it('erases unpaid orders and messages at once, and restricts orders whose rights run', async () => {
    const email = anEmail();
    const finished = await orders.anOrder({ email, name: 'Laura Restrepo Vélez' });
    const [open, unpaid] = [await orders.anOrder({ email }), await orders.anOrder({ email })];
    await moveTo(finished.id, 'paid', 'in_production', 'shipped', 'delivered');
    await moveTo(open.id, 'paid');
    await orders.api().post('/api/contact').send(message(email)).expect(201);

    const exported = (await post('export', await mailedToken(email)).expect(200)).body as PrivacyExportDto;
    const { body } = await post('erase', exported.nextToken).expect(200);
    const nothing = { conversations: 0, payments: 0, keptPayments: 0, keptConversations: 0 };
    expect(body).toEqual({
      ...nothing,
      orders: 1,
      messages: 1,
      keptOrders: [open.orderNumber, finished.orderNumber],
    } satisfies PrivacyErasureDto);

    const erased = (await staff.get(`/api/orders/${finished.id}`).expect(200)).body as StaffOrderDto;
    expect(erased).toMatchObject({
      orderNumber: finished.orderNumber,
      total: finished.total,
      customerName: '',
      shipping: null,
    });
    expect(erased.items[0]).toMatchObject({ personalization: '', price: finished.items[0]!.price });
    const kept = (await staff.get(`/api/orders/${open.id}`).expect(200)).body as StaffOrderDto;
    expect(kept.customerEmail).toBe(email);
    expect((await staff.get(`/api/orders/${unpaid.id}`).expect(200)).body).toMatchObject({
      status: 'cancelled',
      customerEmail: '',
    });
    const found = await staff.get('/api/orders').query({ search: 'Restrepo Vélez' }).expect(200);
    expect(found.body).toMatchObject({ orders: [] });
    const { text: list } = await staff.get('/api/orders').query({ search: open.orderNumber }).expect(200);
    expect(list).toContain(open.orderNumber);
    expect(list).not.toMatch(/Restrepo|laura\.|300 ?123 ?4567|Medellín/i);
    const own = { orderNumber: finished.orderNumber, email };
    expect((await orders.api().post('/api/orders/track').send(own).expect(200)).body).toMatchObject({
      status: 'delivered',
    });
    const database = orders.shop.app.get(DataSource);
    await database.query(
      `UPDATE shop_order SET rights_until = now() - interval '2 days', history = (
        SELECT jsonb_agg(step || jsonb_build_object('at', (step->>'at')::timestamptz - interval '7 months') ORDER BY ordinal)
        FROM jsonb_array_elements(history) WITH ORDINALITY AS steps(step, ordinal)) WHERE id = $1`,
      [finished.id],
    );
    await orders.shop.app.get(OrderRetention).anonymise();
    const [row] = await database.query<object[]>('SELECT * FROM shop_order WHERE id = $1', [finished.id]);
    expect(JSON.stringify(row)).not.toMatch(/laura|Restrepo|Sofía|300 ?123 ?4567|Medellín/i);
    // For the accounts alone.
    expect(await database.query('SELECT buyer_name FROM accounting_record WHERE order_id = $1', [finished.id])).toEqual(
      [{ buyer_name: 'Laura Restrepo Vélez' }],
    );
    const references = `SELECT reference, note FROM money_detail JOIN money_entry ON id = entry_id WHERE order_id = $1`;
    expect(await database.query(references, [finished.id])).toEqual([{ reference: `M-${finished.id}`, note: '' }]);
    const { text: page } = await staff.get(`/api/orders/${finished.id}`).expect(200);
    expect(page).not.toContain(`M-${finished.id}`);
    // A mail that was still waiting, or that the staff repeats, goes nowhere.
    await staff.post(`/api/orders/${finished.id}/mail`).expect(204);
  });

  it('limits how often one email gets a link, and does not count requests for the same mailbox with a +tag', async () => {
    const email = anEmail();
    for (const tag of ['+a', '+b', '+c', '+d', '+e', '+f']) await ask(email.replace('@', `${tag}@`)).expect(200);
    for (let request = 0; request < 5; request += 1) await ask(email).expect(200);
    await ask(email.toUpperCase()).expect(429);
  });

  it('is erased with the account: finished orders are anonymised, and a mail lists the data that stay', async () => {
    const body = newcomer();
    const { headers } = await orders.api().post('/api/register').send(body).expect(201);
    const cookie = cookieOf(headers, 'sid')!;
    const database = orders.shop.app.get(DataSource);
    const place = async () => {
      const order = await orders.anOrder();
      await database.query(
        `UPDATE shop_order SET user_id = (SELECT account_id FROM session ORDER BY expire DESC LIMIT 1) WHERE id = $1`,
        [order.id],
      );
      return order;
    };
    const [finished, open] = [await place(), await place()];
    await moveTo(finished.id, 'cancelled');
    await moveTo(open.id, 'paid');
    await orders.api().post('/api/account/delete').set('Cookie', cookie).send({ password: PASSWORD }).expect(204);
    const nameOf = async (id: string) => ((await staff.get(`/api/orders/${id}`)).body as StaffOrderDto).customerName;
    expect(await nameOf(finished.id)).toBe('');
    expect(await nameOf(open.id)).not.toBe('');
    const [mail] = await orders.mailbox.wait('account-deleted', body.email);
    expect(mail!.text).toContain(`Los datos del pedido ${open.orderNumber} se guardan aparte`);
    expect(mail!.text).not.toContain(finished.orderNumber);
    expect(mail!.text).toContain('no se confirmó');
  });
});
