import { expect, type Page } from '@playwright/test';
import { ownCart, PAD } from './cart';
import { shopPort, shopUrl } from './shop';

const simulator = `http://localhost:${shopPort + 100}`;
const publicKey = 'pub_test_simulator';

/** Signed data for the provider's payment page. */
interface BegunPayment {
  amountInCents: number;
  reference: string;
  signature: string;
  redirectUrl: string;
  expirationTime: string;
}

async function send(path: string, body: object, headers: Record<string, string>): Promise<string> {
  const response = await fetch(simulator + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  return text;
}

/** Controls the simulator (docs/payment-simulator.md). */
export const control = (path: string, body: object) =>
  send(`/__sim/${path}`, body, { 'x-simulator-token': 'simulator' });

/** Fills a cart with a changing pad (105.000) and starts its payment from this page's browser. */
export async function beginPayment(page: Page, email: string): Promise<BegunPayment> {
  const session = await ownCart(page, PAD);
  const answer = await page.request.post('/api/wompi/widget-config', {
    data: {
      amount_in_cents: 10_500_000,
      currency: 'COP',
      reference: `SIGERIST-${session}-${Date.now()}-Zx9k2`,
      customer_data: { email, full_name: 'Laura Restrepo', phone_number: '3001234567', phone_number_prefix: '+57' },
      redirect_url: `${shopUrl}/payment-success`,
      dataConsent: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: BegunPayment }).data;
}

/** Pays by Nequi like the provider's page; returns the transaction id. `plan` sets the outcome. */
export async function pay(payment: BegunPayment, plan: object): Promise<string> {
  const { reference, amountInCents, signature, redirectUrl, expirationTime } = payment;
  await control('next', { reference, ...plan });
  const merchant = (await (await fetch(`${simulator}/v1/merchants/${publicKey}`)).json()) as {
    data: { presigned_acceptance: { acceptance_token: string } };
  };
  const order = {
    acceptance_token: merchant.data.presigned_acceptance.acceptance_token,
    amount_in_cents: amountInCents,
    currency: 'COP',
    reference,
    signature,
    redirect_url: redirectUrl,
    expiration_time: expirationTime,
    customer_email: 'laura@example.com',
    payment_method: { type: 'NEQUI', phone_number: '3991111111' },
  };
  const made = await send('/v1/transactions', order, { authorization: `Bearer ${publicKey}` });
  return (JSON.parse(made) as { data: { id: string } }).data.id;
}
