import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { RateLimiter } from '../../../src/common/throttling/rate-limiter.port.js';
import { ManageStaff } from '../../../src/identity/index.js';
import { Attempts } from '../../../src/identity/application/attempts.port.js';
import { PasswordHasher } from '../../../src/identity/application/password-hasher.port.js';
import { anAddition } from '../../builders/cart-request.builder.js';
import { aTransferRequest } from '../../builders/customer-request.builder.js';
import { createTestApp, type TestApp } from '../app.js';
import { PaymentSimulator } from '../payment-simulator.js';
import { cookieOf, PASSWORD, shopper } from '../shopper.js';
import { textMessage, webhookBody } from '../whatsapp-webhook.js';
import { EVENT } from './signed-event.js';
import type { Caller } from './operations.js';
import type { FuzzRequest } from './requests.js';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** Shorter than the time for which a confirmed identity counts. */
const CONFIRMED_MS = 5 * 60_000;

/** A shop for hostile requests: without limits on repeated calls, and with a password hash that takes no time. */
export class FuzzShop {
  private readonly agent = new Agent({ keepAlive: true });
  private cookies: Record<Caller, string> = { guest: '', shopper: '', staff: '' };
  private staffCount = 0;
  private confirmedAt = 0;

  private constructor(
    private readonly shop: TestApp,
    private readonly simulator: PaymentSimulator,
  ) {}

  /** Values that exist in the shop, by the names of fields and parameters, or by the path before a parameter. */
  known: Record<string, unknown> = {};

  static async open(): Promise<FuzzShop> {
    const simulator = await PaymentSimulator.start();
    const shop = await createTestApp({ paymentProviders: simulator.providers });
    liftLimits(shop);
    const fuzzShop = new FuzzShop(shop, simulator);
    await fuzzShop.renewSessions();
    await fuzzShop.refill();
    return fuzzShop;
  }

  /** New rows in place of those that hostile requests have changed. */
  async refill(): Promise<void> {
    const { customer, ...rows } = await fill(this.shop, this.cookies.staff);
    this.cookies.guest = customer;
    this.known = { ...rows, eventsSecret: this.simulator.settings.eventsSecret };
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.shop.close();
    await this.simulator.close();
  }

  /** Restores the sessions that an earlier request ended. */
  async renewSessions(): Promise<void> {
    if (!(await this.isLoggedIn('shopper'))) this.cookies.shopper = (await shopper(this.shop)).cookie ?? '';
    const isConfirmed = Date.now() - this.confirmedAt < CONFIRMED_MS;
    if (isConfirmed && (await this.isLoggedIn('staff'))) return;
    const email = `taller-${(this.staffCount += 1)}@example.com`;
    await this.shop.app.get(ManageStaff).add(email, PASSWORD);
    const { headers } = await request(this.shop.app.getHttpServer())
      .post('/api/login')
      .send({ email, password: PASSWORD });
    this.cookies.staff = cookieOf(headers, 'sid') ?? '';
    const confirm = request(this.shop.app.getHttpServer()).post('/api/auth/confirm').set('Cookie', this.cookies.staff);
    await confirm.send({ password: PASSWORD }).expect(200);
    this.confirmedAt = Date.now();
  }

  send({ method, path, headers, body, caller }: FuzzRequest): Promise<FuzzAnswer> {
    const cookie = this.cookies[caller];
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          port: this.port,
          host: '127.0.0.1',
          agent: this.agent,
          method,
          path,
          headers: {
            ...(cookie && { Cookie: cookie }),
            ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('error', reject);
          res.on('end', () => {
            const ms = performance.now() - started;
            resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString(), ms });
          });
        },
      );
      sent.on('error', reject);
      sent.setTimeout(10_000, () => sent.destroy(new Error('no answer within 10 s')));
      sent.end(body);
    });
  }

  /** Sends bytes that need not be HTTP, closes the client's side, and returns the whole reply. */
  sendBytes(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.end(bytes));
      let reply = '';
      socket.on('data', (chunk) => (reply += chunk.toString('latin1')));
      socket.on('error', () => resolve(reply));
      socket.on('close', () => resolve(reply));
      socket.setTimeout(10_000, () => reject(new Error('no answer within 10 s')));
    });
  }

  private get port(): number {
    return (this.shop.app.getHttpServer().address() as AddressInfo).port;
  }

  private async isLoggedIn(caller: Caller): Promise<boolean> {
    const check = { method: 'GET', path: '/api/auth/check', headers: {}, caller, isDocumented: true };
    const { text } = await this.send(check);
    return (JSON.parse(text) as { isAuthenticated: boolean }).isAuthenticated;
  }
}

/** With limits, most requests would not reach the code behind them. */
function liftLimits({ app }: TestApp): void {
  const nothing = () => Promise.resolve();
  Object.assign(app.get(RateLimiter), { consume: nothing, reward: nothing });
  Object.assign(app.get(Attempts, { strict: false }), { begin: nothing, takeBack: nothing, forget: nothing });
  const hasher = {
    hash: (password: string) => Promise.resolve(`plain ${password}`),
    verify: (hash: string | undefined, password: string) => Promise.resolve(hash === `plain ${password}`),
  };
  Object.assign(app.get(PasswordHasher, { strict: false }), hasher);
}

/** Fills the shop with carts and orders, as guests and this member of staff; returns their ids and right bodies, and the cookie of a customer. */
async function fill(shop: TestApp, staff: string): Promise<Record<string, unknown> & { customer: string }> {
  const send = async (method: 'post' | 'patch', path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await request(shop.app.getHttpServer())[method](path).set(headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} answers ${answer.text}`);
    const cookies = (answer.headers['set-cookie'] ?? []) as unknown as string[];
    const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
    return { ...(answer.body as { id: string; orderNumber: string; total: number; conversationId: string }), cookie };
  };
  const asStaff = (method: 'post' | 'patch', path: string, body: object) =>
    send(method, path, body, { Cookie: staff, 'Idempotency-Key': crypto.randomUUID() });
  const cart = async () => {
    const sessionId = crypto.randomUUID();
    return { sessionId, item: await send('post', '/api/cart', anAddition({ sessionId })) };
  };
  const order = async () => {
    const transfer = aTransferRequest((await cart()).sessionId);
    return { email: transfer.customer.email, ...(await send('post', '/api/orders/bank-transfer', transfer)) };
  };
  const addition = anAddition({ personalization: 'Sofía', addOns: ['pompon'] });
  const [{ sessionId, item }, paying, emptied] = [await cart(), await cart(), await cart()];
  const [waiting, paid] = [await order(), await order()];
  const received = { amount: paid.total, reference: crypto.randomUUID().slice(0, 12) };
  await asStaff('patch', `/api/orders/${paid.id}/status`, { status: 'paid', received });
  const refundBody = { amount: 1_000, reason: 'cortesia', way: 'bank_transfer', note: 'Un detalle' };
  const refund = await asStaff('post', `/api/orders/${paid.id}/refunds`, refundBody);
  const changes = [{ entity: 'product', id: 7, field: 'price', value: 436_000 }];
  const changeSet = await asStaff('post', '/api/change-sets', { changes });
  const conversation = await send('post', '/api/chatbot/messages', { message: '¿Cuánto vale?' });
  const invited = await asStaff('post', '/api/staff', {
    email: `ana-${crypto.randomUUID()}@example.com`,
    role: 'taller',
  });
  const conversations = await request(shop.app.getHttpServer())
    .get('/api/chatbot/conversations')
    .set('Cookie', staff)
    .expect(200);
  const { personalization, addOns } = addition;
  return {
    customer: waiting.cookie,
    'POST /api/cart': addition,
    'PATCH /api/cart/{id}': { personalization, addOns, hasBordado: true },
    'POST /api/cart/session/{sessionId}/restore': { ids: [item.id] },
    'POST /api/orders/bank-transfer': aTransferRequest(sessionId),
    'POST /api/change-sets': { note: 'Precios', changes },
    'PATCH /api/change-sets/{id}': { note: 'Precios', changes },
    'POST /api/orders/{id}/refunds': refundBody,
    'POST /api/orders/{id}/refund-proposals': refundBody,
    'POST /api/orders/{id}/allowance': { amount: 1_000, reason: 'Un detalle' },
    'POST /api/orders/{id}/receipts': { amount: 1_000, reference: 'M1029384', note: 'Gracias' },
    'PATCH /api/orders/{id}/status': { status: 'paid', received: { amount: waiting.total, reference: 'M555' } },
    'POST /api/orders/{id}/shipment': { carrier: 'servientrega', guide: '2034567890', from: 'paid' },
    'POST /api/csp-reports': { 'csp-report': { 'document-uri': 'http://localhost/', 'blocked-uri': 'inline' } },
    'POST /api/orders/{id}/receipts id': waiting.id,
    'POST /api/orders/{id}/allowance id': waiting.id,
    'DELETE /api/cart/{id} id': emptied.item.id,
    'DELETE /api/cart/session/{sessionId} sessionId': emptied.sessionId,
    'POST /api/wompi/events': EVENT,
    'POST /api/chatbot/webhook': webhookBody({ messages: [textMessage('¿Cuánto vale?')] }),
    'PATCH /api/orders/{id}/status id': waiting.id,
    'GET /api/products/{id} id': 1,
    '/api/cart/': item.id,
    '/api/orders/': paid.id,
    '/api/refunds/': refund.id,
    '/api/change-sets/': changeSet.id,
    '/api/staff/': invited.id,
    '/api/shop-rows/': 'product',
    'GET /api/shop-rows/{entity}/{id} id': '1',
    reference: `SIGERIST-${paying.sessionId}-${Date.now()}-Zx9k2`,
    amount_in_cents: 44500000,
    sessionId,
    conversationId: conversation.conversationId,
    '/api/chatbot/conversations/': (conversations.body as { items: { id: string }[] }).items[0]!.id,
    productId: 1,
    orderNumber: waiting.orderNumber,
    email: waiting.email,
    currentPassword: PASSWORD,
    newPassword: PASSWORD,
    passwordHash: PASSWORD,
    password: PASSWORD,
  };
}
