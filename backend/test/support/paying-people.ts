import { createHash } from 'node:crypto';
import request, { type Response } from 'supertest';
import type { WidgetConfigDto } from '../../src/payments/adapters/wompi/widget-config-answer.dto.js';
import { anAddition } from '../builders/cart-request.builder.js';
import type { PaymentSimulator } from './payment-simulator.js';
import { CARDS, SandboxPayer } from './sandbox-payer.js';
import { cookieOf } from './shopper.js';

/** A payment that a shopper began. */
export interface BegunPayment {
  readonly sessionId: string;
  readonly email: string;
  readonly config: WidgetConfigDto;
  /** The cookie that proves which browser began the payment: `payer=…`. */
  readonly cookie: string;
}

interface ReportedTransaction {
  readonly id: string;
  readonly status: string;
  readonly amountInCents: number;
  readonly reference: string;
}

/** Steps of shoppers who fill carts and pay, and events of the provider. */
export abstract class PayingPeople {
  constructor(readonly simulator: PaymentSimulator) {}

  /** The instance for the next call. */
  abstract api(): ReturnType<typeof request>;

  async fill(sessionId: string, changes: Record<string, unknown> = {}): Promise<void> {
    await this.api()
      .post('/api/cart')
      .send(anAddition({ sessionId, ...changes }))
      .expect(201);
  }

  /** Begins a payment of a cart's total. */
  async ask(
    sessionId: string,
    email: string,
    changes: Record<string, unknown> = {},
    cookie = '',
    ip?: string,
  ): Promise<Response> {
    const { body: cart } = await this.api().get(`/api/cart/${sessionId}/totals`).expect(200);
    return this.api()
      .post('/api/wompi/widget-config')
      .set('Cookie', cookie)
      .set(ip ? { 'X-Forwarded-For': ip } : {})
      .send({
        amount_in_cents: (cart as { finalTotal: number }).finalTotal * 100,
        currency: 'COP',
        reference: `SIGERIST-${sessionId}-1763700000000-Zx9k2`,
        customer_data: { email, full_name: 'Laura Restrepo', phone_number: '3001234567', phone_number_prefix: '+57' },
        shipping_address: {
          address_line_1: 'Calle 10 # 43-12',
          city: 'Medellín',
          region: 'Antioquia',
          country: 'CO',
          phone_number: '3001234567',
        },
        tax_in_cents: { vat: 0, consumption: 0 },
        dataConsent: true,
        ...changes,
      });
  }

  /** Fills a cart with one bag and begins its payment. */
  async begin(changes: Record<string, unknown> = {}): Promise<BegunPayment> {
    const sessionId = crypto.randomUUID();
    const email = `laura-${sessionId}@example.com`;
    await this.fill(sessionId, { personalization: 'Sofía', addNameEmbroidery: true, ...changes });
    const answer = await this.ask(sessionId, email);
    expect(answer.status).toBe(200);
    const { data: config } = answer.body as { data: WidgetConfigDto };
    return { sessionId, email, config, cookie: cookieOf(answer.headers, 'payer')! };
  }

  async configOf(sessionId: string, email: string, changes: Record<string, unknown> = {}): Promise<WidgetConfigDto> {
    const answer = await this.ask(sessionId, email, changes);
    expect(answer.status).toBe(200);
    return (answer.body as { data: WidgetConfigDto }).data;
  }

  /** Pays by card, with this plan for the simulator; without an event unless `plan` has one. Returns the id of the transaction. */
  async pay(config: WidgetConfigDto, plan: Record<string, unknown> = {}): Promise<string> {
    await this.simulator.control('next', { reference: config.reference, webhook: ['drop'], ...plan });
    const { apiBaseUrl, publicKey } = this.simulator.settings;
    const id = await new SandboxPayer(apiBaseUrl, publicKey).payByCard({ ...config, currency: 'COP' }, CARDS.approved);
    await this.simulator.pass(5_000);
    return id;
  }

  complete(transactionId: string, body: object = {}) {
    return this.api()
      .post('/api/payment/complete')
      .send({ transactionId, ...body });
  }

  /** Sends an event with the provider's signature. */
  notify({ id, status, amountInCents, reference }: ReportedTransaction, secret = this.simulator.settings.eventsSecret) {
    const timestamp = 1_763_700_000;
    const checksum = createHash('sha256').update(`${id}${status}${amountInCents}${timestamp}${secret}`).digest('hex');
    return this.api()
      .post('/api/wompi/events')
      .send({
        event: 'transaction.updated',
        data: { transaction: { id, status, amount_in_cents: amountInCents, reference, currency: 'COP' } },
        environment: 'test',
        signature: {
          properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
          checksum,
        },
        timestamp,
      });
  }
}
