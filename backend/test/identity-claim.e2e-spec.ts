import request from 'supertest';
import { DataSource } from 'typeorm';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { Mailbox } from './support/mailbox.js';
import { OrderingShop } from './support/ordering-shop.js';
import { PASSWORD, shopper } from './support/shopper.js';

const NEW = 'Tijera-Lila-2027';

/** Anyone can register with another person's email: the rules for when the owner of the mailbox comes. */
describe('an account whose mailbox is proven later', () => {
  let orders: OrderingShop;
  let mailbox: Mailbox;
  const api = () => orders.api();
  const query = (statement: string, values: unknown[]) =>
    orders.shop.app.get(DataSource).query<object[]>(statement, values);

  /** An account with personal data, consents and an order. */
  const accountWithOrder = async () => {
    const { browser, email } = await shopper(orders.shop, { acceptsMarketing: true, dataConsent: true });
    const sessionId = await orders.filledCart();
    await browser.post('/api/orders/bank-transfer').send(aTransferRequest(sessionId, { email })).expect(201);
    expect((await browser.get('/api/orders/mine').expect(200)).body).toHaveLength(1);
    const { body } = await browser.get('/api/account').expect(200);
    return { browser, email, id: (body as { id: string }).id };
  };
  const reset = async (email: string) => {
    await api().post('/api/forgot-password').send({ email }).expect(200);
    const code = await mailbox.code(email);
    await api().post('/api/reset-password').send({ email, code, newPassword: NEW }).expect(200);
  };
  const logIn = async (email: string) => {
    const browser = request.agent(orders.shop.app.getHttpServer());
    await browser.post('/api/login').send({ email, password: NEW }).expect(200);
    return browser;
  };
  const confirmationOf = async (email: string) => {
    const [mail] = await mailbox.wait('welcome', email);
    return /\/cuenta#confirmar=([\w-]+)/.exec(mail!.text!)![1]!;
  };

  beforeAll(async () => {
    orders = await OrderingShop.open();
    mailbox = orders.mailbox;
  });
  afterAll(() => orders.close());

  it('loses data, consent and orders of the stranger who registered it when the owner resets the password', async () => {
    const { browser: stranger, email, id } = await accountWithOrder();
    const foreign = aTransferRequest(await orders.filledCart(), { email: `x${email}` });
    await stranger.post('/api/orders/bank-transfer').send(foreign).expect(201);
    expect((await stranger.get('/api/orders/mine').expect(200)).body).toHaveLength(2);
    await reset(email);

    await stranger.get('/api/account').expect(401);
    await api().post('/api/login').send({ email, password: PASSWORD }).expect(401);
    const owner = await logIn(email);
    const { body } = await owner.get('/api/account').expect(200);
    expect(body).toMatchObject({ email, phone: null, shippingAddress: null, acceptsMarketing: false, role: 'shopper' });
    expect(body).not.toMatchObject({ name: expect.stringContaining('Restrepo') as string });
    expect((body as { name: string }).name).toMatch(/^Laura/);
    // The confirmation of an order with the owner's email was mailed there, too.
    expect((await owner.get('/api/orders/mine').expect(200)).body).toMatchObject([{ customerEmail: email }]);
    expect(await query('SELECT user_id FROM shop_order WHERE customer_email = $1', [`x${email}`])).toEqual([
      { user_id: null },
    ]);
    expect((await owner.get('/api/account/export').expect(200)).body).toMatchObject({ consents: [] });
    for (const table of ['account_consent', 'session', 'reset_code'])
      expect(await query(`SELECT FROM ${table} WHERE account_id = $1`, [id])).toEqual([]);
    await mailbox.wait('password-changed', email);
  });

  it('keeps the orders of a person who never opened the link in the welcome mail', async () => {
    const { email } = await accountWithOrder();
    const upper = aTransferRequest(await orders.filledCart(), { email: email.toUpperCase() });
    await api().post('/api/orders/bank-transfer').send(upper).expect(201);
    await reset(email);
    // The unpaid order of a guest stays what it was: anyone may have typed the email.
    expect((await (await logIn(email)).get('/api/orders/mine').expect(200)).body).toHaveLength(1);
  });

  it('keeps everything when the person who registered confirmed the email before', async () => {
    const { browser, email, id } = await accountWithOrder();
    const token = await confirmationOf(email);
    await browser.post('/api/account/confirm-email').send({ token }).expect(204);
    await browser.post('/api/account/confirm-email').send({ token }).expect(204);
    await reset(email);

    const owner = await logIn(email);
    expect((await owner.get('/api/account').expect(200)).body).toMatchObject({
      id,
      name: 'Laura Restrepo Gómez',
      phone: '+573001234567',
      acceptsMarketing: true,
    });
    expect((await owner.get('/api/orders/mine').expect(200)).body).toHaveLength(1);
  });

  it('gets what was bought as a guest under its email once that is proven, and later guest orders too', async () => {
    const { browser, email } = await shopper(orders.shop);
    const buy = async (isPaid: boolean) => {
      const sent = aTransferRequest(await orders.filledCart(), { email: email.toUpperCase() });
      const { body } = await api().post('/api/orders/bank-transfer').send(sent).expect(201);
      const { orderNumber, id, total } = body as { orderNumber: string; id: string; total: number };
      const received = { amount: total, reference: `G${orderNumber}` };
      const staff = await orders.staff();
      if (isPaid) await staff.patch(`/api/orders/${id}/status`).send({ status: 'paid', received }).expect(200);
      return orderNumber;
    };
    const mine = async () =>
      ((await browser.get('/api/orders/mine').expect(200)).body as { orderNumber: string }[]).map(
        (it) => it.orderNumber,
      );
    const first = await buy(true);
    // Anyone can order without paying under this email.
    const unpaid = await buy(false);
    expect(await mine()).toEqual([]);
    await browser.get(`/api/orders/own/${first}`).expect(404);

    await browser
      .post('/api/account/confirm-email')
      .send({ token: await confirmationOf(email) })
      .expect(204);
    expect((await browser.get('/api/account').expect(200)).body).toMatchObject({ isEmailProven: true });
    await browser.get(`/api/orders/own/${first}`).expect(200);
    await browser.get(`/api/orders/own/${unpaid}`).expect(200);
    expect(await mine()).toEqual([first]);
    const second = await buy(true);
    expect(await mine()).toEqual([second, first]);
  });

  it('is not confirmed by the link without its session, with the session of another account, or with a made-up link', async () => {
    const { browser, email } = await shopper(orders.shop);
    const { browser: other } = await shopper(orders.shop);
    const token = await confirmationOf(email);
    await api().post('/api/account/confirm-email').send({ token }).expect(401);
    for (const [agent, tried] of [
      [other, token],
      [browser, 'x'],
      [browser, `${token.slice(1)}A`],
    ] as const)
      expect((await agent.post('/api/account/confirm-email').send({ token: tried }).expect(422)).body).toMatchObject({
        code: 'account.bad_confirmation',
        message: 'Este enlace no es de tu cuenta.',
      });

    expect(await query('SELECT email_proven_at FROM account WHERE email = $1', [email])).toEqual([
      { email_proven_at: null },
    ]);
  });
});
