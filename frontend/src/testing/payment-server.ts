import { http, HttpResponse } from 'msw';
import type { WidgetConfigDto, WidgetConfigRequestDto } from '../api/payments.api';
import { server } from './server';

let scripts = 0;

/** The calls that pay, over what they were asked; answers what a test says. */
export function paymentServer() {
  const provider = `https://pay.example.com/${(scripts += 1)}`;
  const state = {
    /** Bodies of the calls that sign. */
    asked: [] as WidgetConfigRequestDto[],
    /** Bodies of the calls that complete. */
    completed: [] as Record<string, unknown>[],
    /** Signing waits for it. */
    signing: Promise.resolve() as Promise<unknown>,
    /** In place of a config. */
    refuse: undefined as (() => Response) | undefined,
    complete: () => HttpResponse.json({ status: 'PENDING' }, { status: 202 }) as Response,
    /** The provider's transaction of a payment without a result in the browser. */
    find: () => HttpResponse.json({ transactionId: null }) as Response,
    /** Whether the provider's page is there. */
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

/** The server's own, which names no cart: as long as nothing changed the same for the same cart. */
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
