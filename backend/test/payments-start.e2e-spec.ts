import { createHash } from 'node:crypto';
import { PayingShop } from './support/paying-shop.js';

/** Conditions for starting a payment, and the signed config. */
describe('paying begins with a signed config', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  it('for exactly the total of the cart, with the customer as sent', async () => {
    const { sessionId, email, config } = await shop.begin();
    expect(config).toMatchObject({
      publicKey: 'pub_test_shop',
      currency: 'COP',
      amountInCents: 46_000_000,
      reference: expect.stringMatching(/^SIGERIST-[A-Za-z]{20}-\d{13}-[A-Za-z]{5}$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      redirectUrl: `${shop.shop.env.publicUrl}/payment-success`,
      customerData: { email, full_name: 'Laura Restrepo', phone_number: '3001234567' },
      shippingAddress: { address_line_1: 'Calle 10 # 43-12', city: 'Medellín', region: 'Antioquia' },
    });
    const attempts = await shop.sql('SELECT * FROM payment_attempt WHERE session_id = $1', [sessionId]);
    expect(attempts).toMatchObject([{ amount: 460_000, state: 'created', purchase: { userId: null } }]);
  });

  it('that is the same while nothing changed, and another one when something did', async () => {
    const { sessionId, email, config } = await shop.begin();
    expect(await shop.configOf(sessionId, email)).toEqual(config);
    await shop.fill(sessionId, { productId: 2 });
    const changed = await shop.configOf(sessionId, email);
    expect(changed.amountInCents).toBe(60_500_000);
    expect(changed.reference).not.toBe(config.reference);
    expect(`${config.reference} ${changed.reference}`).not.toContain(sessionId);
  });

  it('that is the same when its browser sends back the reference that it was answered, and no other’s does', async () => {
    const { sessionId, email, config, cookie } = await shop.begin();
    const { reference } = config;
    const again = await shop.ask(sessionId, email, { reference }, cookie);
    expect(again).toMatchObject({ status: 200, body: { data: { reference } } });
    const other = await shop.ask(sessionId, email, { reference });
    expect(other).toMatchObject({ status: 422, body: { code: 'cart.empty' } });
  });

  it('that is one for double clicks, reloads and two tabs', async () => {
    const sessionId = crypto.randomUUID();
    const email = `laura-${sessionId}@example.com`;
    await shop.fill(sessionId);
    const configs = await Promise.all(
      Array.from({ length: 12 }, (_, tab) =>
        shop.configOf(sessionId, email, { reference: `SIGERIST-${sessionId}-1763700000000-tab0${tab % 6}` }),
      ),
    );
    expect(new Set(configs.map(({ reference }) => reference)).size).toBe(1);
    const rows = await shop.sql('SELECT id FROM payment_attempt WHERE session_id = $1', [sessionId]);
    expect(rows).toHaveLength(1);
  });

  it('under a new reference after a decline, because the old one pays nothing more', async () => {
    const { sessionId, email, config } = await shop.begin();
    const id = await shop.pay(config, { outcome: 'DECLINED', statusMessage: 'Fondos insuficientes' });
    const refusal = await shop.complete(id).expect(402);
    expect(refusal.body).toMatchObject({ message: expect.stringContaining('Fondos insuficientes') });
    expect((await shop.configOf(sessionId, email)).reference).not.toBe(config.reference);
  });

  it('expires after a day, with the expiration signed and sent to the provider', async () => {
    const { config } = await shop.begin();
    const hours = (Date.parse(config.expirationTime) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const query = new URL(config.checkoutUrl).searchParams;
    expect(query.get('expiration-time')).toBe(config.expirationTime);
    const { integritySecret } = shop.simulator.settings;
    const signed = `${config.reference}${config.amountInCents}COP${config.expirationTime}${integritySecret}`;
    expect(config.signature).toBe(createHash('sha256').update(signed).digest('hex'));
  });

  it('under a new reference while a payment is pending, because the provider accepts the old one no more', async () => {
    const { sessionId, email, config } = await shop.begin();
    await shop.complete(await shop.pay(config, { outcome: 'PENDING' })).expect(202);
    const again = await shop.configOf(sessionId, email);
    expect(again.reference).not.toBe(config.reference);
    expect(await shop.configOf(sessionId, email)).toEqual(again);
  });

  it('gets a new reference when another payment is in progress at the provider', async () => {
    const { sessionId, email, config } = await shop.begin();
    await shop.pay(config, { outcome: 'PENDING' });
    await shop.sql(`UPDATE payment_attempt SET created_at = created_at - interval '2 minutes' WHERE session_id = $1`, [
      sessionId,
    ]);
    expect((await shop.configOf(sessionId, email)).reference).not.toBe(config.reference);
  });

  it('keeps one token for the corrections of one cart', async () => {
    const { sessionId, email, cookie } = await shop.begin();
    for (const full_name of ['Laura R', 'Laura Re', 'Laura Res']) {
      const changed = await shop.ask(sessionId, email, { customer_data: { email, full_name } }, cookie);
      expect(changed.status).toBe(200);
      expect(changed.headers['set-cookie']).toBeUndefined();
    }
  });

  it('never for another amount, telling the right one', async () => {
    const { sessionId, email } = await shop.begin();
    for (const amount of [1, 15_000_000, 46_000_001]) {
      const { status, body } = await shop.ask(sessionId, email, { amount_in_cents: amount });
      expect({ status, body: body as object }).toMatchObject({
        status: 409,
        body: { success: false, code: 'payment.amount_mismatch', amountInCents: 46_000_000 },
      });
      expect((body as { error: string }).error).toBe((body as { message: string }).message);
    }
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a foreign reference', { reference: 'OTHER-1' }, 400, 'request.invalid'],
    ['a short session', { reference: 'SIGERIST-short-1763700000000-Zx9k2' }, 400, 'request.invalid'],
    ['an empty cart', { reference: 'SIGERIST-nobodys-cart-1763700000000-Zx9k2' }, 422, 'cart.empty'],
    ['dollars', { currency: 'USD' }, 400, 'request.invalid'],
    ['nothing', { amount_in_cents: 0 }, 400, 'request.invalid'],
    ['half a cent', { amount_in_cents: 0.5 }, 400, 'request.invalid'],
    ['no customer', { customer_data: null }, 400, 'request.invalid'],
    ['a list for a customer', { customer_data: [] }, 400, 'request.invalid'],
    ['a list for an address', { shipping_address: [] }, 400, 'request.invalid'],
    ['no name', { customer_data: { email: 'a@example.com', full_name: ' ' } }, 400, 'request.invalid'],
    ['another country', { shipping_address: { country: 'US' } }, 400, 'request.invalid'],
  ])('never for %s', async (_, changes, status, code) => {
    const { sessionId, email } = await shop.begin();
    const answer = await shop.ask(sessionId, email, changes);
    expect(answer).toMatchObject({ status, body: { success: false, code, error: expect.any(String) } });
  });

  it('never for more than 1,000 million pesos', async () => {
    const { sessionId, email } = await shop.begin();
    await shop.sql('UPDATE cart_line SET quantity = 3000 WHERE session_id = $1', [sessionId]);
    const customer = {
      name: 'Laura Restrepo',
      email,
      phone: '3001234567',
      address: 'Calle 10',
      city: 'Medellín',
      department: 'Antioquia',
    };
    const refused = { status: 422, body: { code: 'cart.too_much' } };
    expect(await shop.ask(sessionId, email)).toMatchObject(refused);
    expect(await shop.api().post('/api/orders/bank-transfer').send({ sessionId, customer })).toMatchObject(refused);
  });

  it('never for less than the provider takes', async () => {
    const { sessionId, email } = await shop.begin();
    await shop.sql('UPDATE cart_line SET price = 1000 WHERE session_id = $1', [sessionId]);
    const answer = await shop.ask(sessionId, email);
    expect(answer).toMatchObject({ status: 422, body: { code: 'payment.too_little' } });
  });

  it('that leads back to the shop alone', async () => {
    const { sessionId, email } = await shop.begin();
    const { publicUrl } = shop.shop.env;
    const redirectUrl = async (redirect_url: string) =>
      (await shop.configOf(sessionId, email, { redirect_url })).redirectUrl;
    expect(await redirectUrl(`${publicUrl}/payment-success?from=checkout`)).toBe(
      `${publicUrl}/payment-success?from=checkout`,
    );
    for (const foreign of ['https://evil.example.com/', 'javascript:alert(1)', `${publicUrl}.evil.com/`, 'x'])
      expect(await redirectUrl(foreign)).toBe(`${publicUrl}/payment-success`);
    // Browsers read a backslash as a slash; the answer leaves no other reading.
    expect(await redirectUrl(`${publicUrl}\\@evil.example/`)).toBe(`${publicUrl}/@evil.example/`);
    const withUser = publicUrl.replace('//', '//evil.example@');
    expect(await redirectUrl(`${withUser}/payment-success?x`)).toBe(`${publicUrl}/payment-success`);
  });

  it('as often as a person changes the order, and not as often as a script can', async () => {
    const { sessionId, email } = await shop.begin();
    await shop.sql(
      `INSERT INTO payment_attempt
       SELECT gen_random_uuid(), 'SIGERIST-' || gen_random_uuid(), session_id, '', amount, purchase, 'created', false, now()
       FROM payment_attempt, generate_series(1, 59) WHERE session_id = $1`,
      [sessionId],
    );
    const changed = { customer_data: { email, full_name: 'Laura Restrepo Gómez' } };
    const refused = await shop.ask(sessionId, email, changed);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many', success: false } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await shop.sql(`UPDATE payment_attempt SET created_at = created_at - interval '10 minutes' WHERE session_id = $1`, [
      sessionId,
    ]);
    await shop.configOf(sessionId, email, changed);
  });

  it('for the demo page without a cart, and for its sum alone', async () => {
    const reference = 'SIGERIST-demo-1763700000000-Zx9k2';
    const demo = { reference, amount_in_cents: 15_000_000 };
    expect(await shop.configOf(crypto.randomUUID(), 'a@example.com', demo)).toMatchObject({
      reference,
      amountInCents: 15_000_000,
    });
    const other = await shop.ask(crypto.randomUUID(), 'a@example.com', { reference, amount_in_cents: 150_000 });
    expect(other.status).toBe(409);
  });
});
