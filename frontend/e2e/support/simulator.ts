import { expect, type Page } from '@playwright/test';
import { shopPort, shopUrl } from './shop';

const simulator = `http://localhost:${shopPort + 100}`;
const publicKey = 'pub_test_simulator';

/** As the payment page of the provider has it. */
export interface BegunPayment {
  amountInCents: number;
  reference: string;
  signature: string;
  redirectUrl: string;
}

async function send<Answer>(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(simulator + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  return (text.startsWith('{') ? JSON.parse(text) : undefined) as Answer;
}

/** Steers the simulator (docs/payment-simulator.md). */
export const control = (path: string, body: object) =>
  send<undefined>(`/__sim/${path}`, body, { 'x-simulator-token': 'simulator' });

/** Begins to pay for the cart of this page's browser, which the shop then knows as the one that paid. */
export function beginPayment(page: Page, email: string): Promise<BegunPayment> {
  return page.evaluate(
    async ({ email, url }) => {
      const session = localStorage.getItem('session_id')!;
      const cart = (await (await fetch(`/api/cart/${session}/totals`)).json()) as { finalTotal: number };
      const answer = await fetch('/api/wompi/widget-config', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          amount_in_cents: cart.finalTotal * 100,
          currency: 'COP',
          reference: `SIGERIST-${session}-${Date.now()}-Zx9k2`,
          customer_data: { email, full_name: 'Laura Restrepo', phone_number: '3001234567', phone_number_prefix: '+57' },
          redirect_url: `${url}/payment-success`,
          dataConsent: true,
        }),
      });
      return ((await answer.json()) as { data: BegunPayment }).data;
    },
    { email, url: shopUrl },
  );
}

/** Pays as the provider's own page does; tells the transaction, whose end `plan` orders. */
export async function pay(payment: BegunPayment, plan: object): Promise<string> {
  const { reference, amountInCents, signature, redirectUrl } = payment;
  await control('next', { reference, ...plan });
  const merchant = (await (await fetch(`${simulator}/v1/merchants/${publicKey}`)).json()) as {
    data: { presigned_acceptance: { acceptance_token: string } };
  };
  const { data } = await send<{ data: { id: string } }>(
    '/v1/transactions',
    {
      acceptance_token: merchant.data.presigned_acceptance.acceptance_token,
      amount_in_cents: amountInCents,
      currency: 'COP',
      reference,
      signature,
      redirect_url: redirectUrl,
      customer_email: 'laura@example.com',
      payment_method: { type: 'NEQUI', phone_number: '3991111111' },
    },
    { authorization: `Bearer ${publicKey}` },
  );
  return data.id;
}
