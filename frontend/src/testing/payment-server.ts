import { http, HttpResponse } from 'msw';
import type { WidgetConfigDto, WidgetConfigRequestDto } from '../api/payments.api';
import type { PayingCustomer } from '../features/payments/use-payment-config';
import { server } from './server';

/** The customer of card payments in tests. */
export const laura: PayingCustomer = {
  name: 'Laura Restrepo',
  email: 'laura@example.com',
  phone: '+573001234567',
  address: 'Calle 10 # 43-12',
  city: 'Medellín',
  department: 'Antioquia',
  dataConsent: true,
};

let scripts = 0;

/** The payment endpoints; `state` holds the received requests and the responses, which a test can replace. */
export function paymentServer() {
  const provider = `https://pay.example.com/${(scripts += 1)}`;
  const state = {
    /** Bodies of the requests for a signature. */
    asked: [] as WidgetConfigRequestDto[],
    /** Bodies of the requests that complete a payment. */
    completed: [] as Record<string, unknown>[],
    /** The response with the signature waits for this promise. */
    signing: Promise.resolve() as Promise<unknown>,
    /** The response instead of a configuration. */
    refuse: undefined as (() => Response) | undefined,
    complete: () => HttpResponse.json({ status: 'PENDING' }, { status: 202 }) as Response,
    /** The response with the provider's transaction, for a payment without a result in the browser. */
    find: () => HttpResponse.json({ transactionId: null }) as Response,
    /** The response of the provider's payment page. */
    checkoutPage: () => new HttpResponse(null) as Response,
    widgetUrl: `${provider}/widget.js`,
  };
  server.use(
    http.post('*/api/wompi/widget-config', async ({ request }) => {
      const body = (await request.json()) as WidgetConfigRequestDto;
      state.asked.push(body);
      await state.signing;
      return state.refuse?.() ?? HttpResponse.json({ success: true, data: configOf(body, provider) });
    }),
    http.post('*/api/payment/complete', async ({ request }) => {
      state.completed.push((await request.json()) as Record<string, unknown>);
      return state.complete();
    }),
    http.post('*/api/payment/find', () => state.find()),
    http.head(`${provider}/p/`, () => state.checkoutPage()),
  );
  return state;
}

/** The reference that the server returns. It does not contain the cart's id, and stays the same until the cart changes. */
export const answeredReference = (asked: string) =>
  asked.replace(/^SIGERIST-.*?(?=-\d{13}-)/, 'SIGERIST-KbhTcQdRgWZaJNbEPVfS');

const EXPIRES = '2026-11-23T20:15:00.000Z';

function configOf(asked: WidgetConfigRequestDto, provider: string): WidgetConfigDto {
  const redirectUrl = 'http://localhost/payment-success';
  const reference = answeredReference(asked.reference);
  const query = new URLSearchParams({
    'public-key': 'pub_test_x',
    currency: 'COP',
    'amount-in-cents': String(asked.amount_in_cents),
    reference,
    'signature:integrity': 'signed',
    'redirect-url': redirectUrl,
    'expiration-time': EXPIRES,
  });
  return {
    publicKey: 'pub_test_x',
    currency: 'COP',
    amountInCents: asked.amount_in_cents,
    reference,
    signature: 'signed',
    redirectUrl,
    expirationTime: EXPIRES,
    checkoutUrl: `${provider}/p/?${query.toString()}`,
    widgetUrl: `${provider}/widget.js`,
    customerData: asked.customer_data,
    shippingAddress: asked.shipping_address ?? null,
  };
}
