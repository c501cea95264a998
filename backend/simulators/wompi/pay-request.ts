import { TEXT } from './api-error.js';
import { MINIMUM_CENTS } from './charge.js';
import { integrityOf } from './signatures.js';
import type { PayRequest } from './visits.js';
import type { World } from './world.js';

/** The payment page cannot be opened like this; the text is for the payer. */
export class PayRequestError extends Error {
  constructor(
    message: string,
    readonly status = 422,
  ) {
    super(message);
  }
}

/** Reads the URL of the payment page, whose names have hyphens and colons. */
export function readPayRequest(query: URLSearchParams, world: World): PayRequest {
  const get = (name: string) => query.get(name) ?? '';
  const merchant = world.merchants.byPublicKey(get('public-key'));
  if (!merchant) throw new PayRequestError('La llave pública no es válida', 401);
  const reference = get('reference');
  const amount = get('amount-in-cents');
  if (!/^[\w-]{1,255}$/.test(reference)) throw new PayRequestError('La referencia no es válida');
  if (!/^\d{1,15}$/.test(amount)) throw new PayRequestError('El monto no es válido');
  if (get('currency') !== 'COP') throw new PayRequestError('La moneda debe ser igual a COP');
  const expiration = get('expiration-time');
  const request: PayRequest = {
    merchant,
    reference,
    amountInCents: Number(amount),
    redirectUrl: readRedirect(get('redirect-url'), world),
    expiresAt: expiration ? new Date(expiration) : undefined,
    customer: {
      email: get('customer-data:email'),
      fullName: get('customer-data:full-name'),
      phone: get('customer-data:phone-number'),
    },
    shippingAddress: readAddress(query),
  };
  const signed = { reference, amountInCents: Number(amount), currency: 'COP', expirationTime: expiration };
  if (get('signature:integrity') !== integrityOf(signed, merchant.integritySecret))
    throw new PayRequestError(TEXT.signatureWrong);
  if (request.amountInCents < MINIMUM_CENTS) throw new PayRequestError(TEXT.minimum);
  assertStillPayable(request, world);
  return request;
}

/** Throws when the reference was used up or the time to begin ran out, which may happen while a payer reads. */
export function assertStillPayable({ merchant, reference, expiresAt }: PayRequest, { ledger, clock }: World): void {
  if (!ledger.payableAgain(merchant, reference, clock.now())) throw new PayRequestError(TEXT.referenceUsed);
  if (expiresAt && !(expiresAt > clock.now()))
    throw new PayRequestError('El tiempo para iniciar este pago terminó. Vuelve al comercio y empieza de nuevo.', 410);
}

function readRedirect(text: string, { plans }: World): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new PayRequestError('La dirección de regreso no es válida');
  // The real page's firewall refuses addresses of the developer's own machine.
  if (plans.strictRedirect && ['localhost', '127.0.0.1'].includes(new URL(text).hostname))
    throw new PayRequestError('403 ERROR: The request could not be satisfied', 403);
  return text;
}

function readAddress(query: URLSearchParams): Record<string, string> | undefined {
  const parts = [...query].filter(([name]) => name.startsWith('shipping-address:'));
  if (parts.length === 0) return undefined;
  return Object.fromEntries(
    parts.map(([name, value]) => [name.slice('shipping-address:'.length).replaceAll('-', '_'), value]),
  );
}
