import type { WidgetConfig } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';

export const CARDS = { approved: '4242424242424242', declined: '4111111111111111', error: '5555555555554444' };

interface Answer {
  status: number;
  body: {
    data: { id: string; presigned_acceptance: { acceptance_token: string } };
    error?: { type: string; reason?: string; messages?: Record<string, string[]> };
  };
}

/** Pays with the official test data through the provider's public API, as its own payment page does. */
export class SandboxPayer {
  constructor(
    private readonly apiBaseUrl: string,
    private readonly publicKey: string,
  ) {}

  /** The new transaction's id. */
  async payByCard(checkout: WidgetConfig, number: string): Promise<string> {
    const { body } = await this.charge(checkout, { type: 'CARD', token: await this.card(number), installments: 1 });
    return body.data.id;
  }

  async charge(checkout: WidgetConfig, method: object, changes: object = {}): Promise<Answer> {
    return this.post('/transactions', {
      acceptance_token: await this.acceptance(),
      amount_in_cents: checkout.amountInCents,
      currency: checkout.currency,
      reference: checkout.reference,
      signature: checkout.signature,
      expiration_time: checkout.expirationTime,
      customer_email: 'ana@example.com',
      customer_data: { full_name: 'Ana Pérez', phone_number: '573001234567' },
      redirect_url: checkout.redirectUrl,
      payment_method: method,
      ...changes,
    });
  }

  async card(number: string): Promise<string> {
    const { body } = await this.tokenize({ number });
    return body.data.id;
  }

  tokenize(changes: object): Promise<Answer> {
    return this.post('/tokens/cards', {
      number: CARDS.approved,
      cvc: '123',
      exp_month: '12',
      exp_year: '39',
      card_holder: 'Ana Pérez',
      ...changes,
    });
  }

  async acceptance(): Promise<string> {
    const { body } = await this.get(`/merchants/${this.publicKey}`);
    return body.data.presigned_acceptance.acceptance_token;
  }

  get(path: string, key?: string): Promise<Answer> {
    return this.ask(path, key ? { headers: { authorization: `Bearer ${key}` } } : {});
  }

  post(path: string, body: object, key = this.publicKey): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  }

  private async ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.apiBaseUrl}${path}`, init);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }
}
