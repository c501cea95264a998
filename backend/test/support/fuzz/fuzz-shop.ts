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
import type { Caller, FuzzRequest } from './requests.js';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** A shop for hostile requests: without limits on repeated calls, and with a password hash that takes no time. */
export class FuzzShop {
  private readonly agent = new Agent({ keepAlive: true });
  private cookies: Record<Caller, string> = { guest: '', shopper: '', staff: '' };
  private staffCount = 0;

  private constructor(
    private readonly shop: TestApp,
    private readonly simulator: PaymentSimulator,
    /** Values that exist in the shop, by the names of fields and parameters. */
    readonly known: Record<string, unknown>,
  ) {}

  static async open(): Promise<FuzzShop> {
    const simulator = await PaymentSimulator.start();
    const shop = await createTestApp({ paymentProviders: simulator.providers });
    liftLimits(shop);
    const known = { ...(await fill(shop)), eventsSecret: simulator.settings.eventsSecret };
    const fuzzShop = new FuzzShop(shop, simulator, known);
    await fuzzShop.renewSessions();
    return fuzzShop;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.shop.close();
    await this.simulator.close();
  }

  /** Restores the sessions that an earlier request ended. */
  async renewSessions(): Promise<void> {
    if (!(await this.isLoggedIn('shopper'))) this.cookies.shopper = (await shopper(this.shop)).cookie ?? '';
    if (await this.isLoggedIn('staff')) return;
    const email = `taller-${(this.staffCount += 1)}@example.com`;
    await this.shop.app.get(ManageStaff).add(email, PASSWORD);
    const { headers } = await request(this.shop.app.getHttpServer())
      .post('/api/login')
      .send({ email, password: PASSWORD });
    this.cookies.staff = cookieOf(headers, 'sid') ?? '';
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

/** Fills the shop with carts and an order; returns their ids by field or parameter. */
async function fill(shop: TestApp): Promise<Record<string, unknown>> {
  const api = request(shop.app.getHttpServer());
  const sessionId = crypto.randomUUID();
  const { body: item } = (await api.post('/api/cart').send(anAddition({ sessionId })).expect(201)) as {
    body: { id: string };
  };
  const [bought, paying] = [crypto.randomUUID(), crypto.randomUUID()];
  await api
    .post('/api/cart')
    .send(anAddition({ sessionId: paying }))
    .expect(201);
  await api
    .post('/api/cart')
    .send(anAddition({ sessionId: bought }))
    .expect(201);
  const transfer = aTransferRequest(bought);
  const { body: order } = (await api.post('/api/orders/bank-transfer').send(transfer).expect(201)) as {
    body: { id: string; orderNumber: string };
  };
  // These calls empty a cart: not that of the other requests.
  const emptied = {
    'DELETE /api/cart/{id} id': crypto.randomUUID(),
    'DELETE /api/cart/session/{sessionId} sessionId': bought,
  };
  return {
    ...emptied,
    'POST /api/wompi/events': EVENT,
    'POST /api/chatbot/webhook': webhookBody({ messages: [textMessage('¿Cuánto vale?')] }),
    reference: `SIGERIST-${paying}-${Date.now()}-Zx9k2`,
    amount_in_cents: 44500000,
    sessionId,
    'PUT /api/cart/{id} id': item.id,
    'PATCH /api/cart/{id} id': item.id,
    'GET /api/orders/{id} id': order.id,
    'PATCH /api/orders/{id}/status id': order.id,
    'POST /api/orders/{id}/mail id': order.id,
    'GET /api/products/{id} id': 1,
    productId: 1,
    orderNumber: order.orderNumber,
    email: transfer.customer.email,
    currentPassword: PASSWORD,
    newPassword: PASSWORD,
    passwordHash: PASSWORD,
    password: PASSWORD,
  };
}
