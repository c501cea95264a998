import request, { type Response } from 'supertest';
import type { WidgetConfig } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';
import { anAddition } from '../builders/cart-request.builder.js';
import { aTransferRequest } from '../builders/customer-request.builder.js';
import { eventually } from '../support/eventually.js';
import { CARDS, SandboxPayer } from '../support/sandbox-payer.js';

/** Where a part of the stack is, from `STACK_…_URL`. */
function stackUrl(part: 'SHOP' | 'PAYMENTS' | 'MAIL'): string {
  const url = process.env[`STACK_${part}_URL`];
  if (!url) throw new Error(`STACK_${part}_URL is not set: docker/test.sh runs these tests.`);
  return url;
}

const shop = stackUrl('SHOP');
const api = () => request(shop);
const payer = new SandboxPayer(`${stackUrl('PAYMENTS')}/v1`, 'pub_test_simulator');

interface ProductOfList {
  readonly id: number;
  readonly price: number;
}

/** A cart with one bag. */
async function filledCart(): Promise<string> {
  const sessionId = crypto.randomUUID();
  await api().post('/api/cart').send(anAddition({ sessionId })).expect(201);
  return sessionId;
}

/** How many mails the stack's mail server took so far. */
async function mailCount(): Promise<number> {
  const { body } = await request(stackUrl('MAIL')).get('/api/v1/messages').expect(200);
  return (body as { total: number }).total;
}

describe('the composed shop', () => {
  it('is ready, and names its answers', async () => {
    const { headers } = await api().get('/api/health/ready').expect(200, { status: 'ok' });
    expect(headers['x-request-id']).toBeDefined();
  });

  it('serves the catalogue compressed, and 304 for a known ETag', async () => {
    const first = await api().get('/api/products').set('Accept-Encoding', 'br').expect(200);
    expect((first.body as ProductOfList[]).length).toBeGreaterThan(5);
    expect(first.headers['content-encoding']).toBe('br');
    await api().get('/api/products').set('Accept-Encoding', 'br').set('If-None-Match', first.headers.etag!).expect(304);
  });

  it.each(['/', '/productos', '/product/1', '/kit', '/cart', '/faq'])('serves %s as a complete page', async (path) => {
    const { text, headers } = await api().get(path).expect(200).expect('Content-Type', /html/);
    expect(text).toMatch(/<h1[^>]*>[^<]/);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('serves scripts compressed in advance, for ever', async () => {
    const { text } = await api().get('/').expect(200);
    const [script] = /\/build\/[^"]+\.js/.exec(text)!;
    for (const encoding of ['br', 'gzip'])
      await api()
        .get(script)
        .set('Accept-Encoding', encoding)
        .expect(200)
        .expect('Content-Encoding', encoding)
        .expect('Cache-Control', /immutable/);
  });

  it('keeps a cart: adds, counts, removes', async () => {
    const sessionId = await filledCart();
    const { body } = await api().get(`/api/cart/${sessionId}`).expect(200);
    const [line] = body as { id: string; quantity: number }[];
    await api().put(`/api/cart/${line!.id}`).send({ quantity: 3 }).expect(200);
    const { body: totals } = await api().get(`/api/cart/${sessionId}/totals`).expect(200);
    expect((totals as { finalTotal: number }).finalTotal).toBeGreaterThan(445_000 * 2);
    await api().delete(`/api/cart/${line!.id}`).expect(204);
    await api().get(`/api/cart/${sessionId}`).expect(200, []);
  });

  it('takes an order by transfer', async () => {
    const body = aTransferRequest(await filledCart());
    const { body: order } = await api().post('/api/orders/bank-transfer').send(body).expect(201);
    expect(order).toMatchObject({ orderNumber: expect.stringMatching(/^SIG-/) as string });
  });

  it('makes the order of a card payment from the event of the provider alone, and sends its mails', async () => {
    const before = await mailCount();
    const { config, cookie } = await beginPayment();
    const id = await payer.payByCard(config, CARDS.approved);
    await eventually(async () => {
      const { status, body } = await api().get(`/api/orders/transaction/${id}`).set('Cookie', cookie);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'paid' });
      expect(await mailCount()).toBeGreaterThan(before);
    }, 30_000);
  });

  it('makes no order of a declined payment', async () => {
    const { config } = await beginPayment();
    const id = await payer.payByCard(config, CARDS.declined);
    await eventually(() => api().post('/api/payment/complete').send({ transactionId: id }).expect(402), 30_000);
    await api().get(`/api/orders/transaction/${id}`).expect(404);
  });

  it('makes one order when the same payment is completed many times at once', async () => {
    const { config } = await beginPayment();
    const id = await payer.payByCard(config, CARDS.approved);
    const complete = () => api().post('/api/payment/complete').send({ transactionId: id });
    const answers = await Promise.all(Array.from({ length: 10 }, complete));
    await eventually(async () => answers.push(await complete().expect(200)), 30_000);
    // Those that asked before the provider had decided name no order.
    const numbers = answers.flatMap(({ body }) => (body as { orderNumber?: string }).orderNumber ?? []);
    expect(new Set(numbers).size).toBe(1);
  });

  it('answers errors as JSON with a code and a Spanish sentence, also those of nginx', async () => {
    const { body } = await api().get('/api/products/999999').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'catalogue.product_not_found' });
    const large = await api()
      .post('/api/cart')
      .send({ text: 'x'.repeat(17_000_000) });
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({
      code: 'request.too_large',
      message: expect.stringContaining('grande') as string,
    });
  });

  it('keeps the panel to staff, and documents and metrics to itself', async () => {
    await api().get('/api/orders/counts').expect(401);
    await api().get('/api/docs-json').expect(404);
    await api().get('/metrics').expect(404);
  });

  it('refuses a flood with 429 and Retry-After', async () => {
    const answers: Response[] = await Promise.all(
      Array.from({ length: 400 }, () => api().get('/api/products').retry(0)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.body).toMatchObject({ code: 'request.too_many' });
    expect(refused[0]!.headers['retry-after']).toBeDefined();
  });
});

async function beginPayment(): Promise<{ config: WidgetConfig; cookie: string }> {
  const sessionId = await filledCart();
  const { body: cart } = await api().get(`/api/cart/${sessionId}/totals`).expect(200);
  const { body, headers } = await api()
    .post('/api/wompi/widget-config')
    .send({
      amount_in_cents: (cart as { finalTotal: number }).finalTotal * 100,
      currency: 'COP',
      reference: `SIGERIST-${sessionId}-${Date.now()}-Zx9k2`,
      customer_data: {
        email: `laura-${sessionId}@example.com`,
        full_name: 'Laura Restrepo',
        phone_number: '3001234567',
        phone_number_prefix: '+57',
      },
      shipping_address: {
        address_line_1: 'Calle 10 # 43-12',
        city: 'Medellín',
        region: 'Antioquia',
        country: 'CO',
        phone_number: '3001234567',
      },
      dataConsent: true,
    })
    .expect(200);
  const cookie = (headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!;
  return { config: (body as { data: WidgetConfig }).data, cookie };
}
