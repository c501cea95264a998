import { invalid, type Messages, TEXT, unprocessable } from './api-error.js';
import type { Ledger } from './ledger.js';
import { readMethod } from './payment-method.js';
import type { Merchant } from './merchants.js';
import { integrityOf } from './signatures.js';
import type { Charge } from './transaction.js';

export const MINIMUM_CENTS = 150_000;
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Reads the body of `POST /transactions`, or throws what the provider answers to a bad one. Uses up the acceptance token. */
export function readCharge(
  raw: Record<string, unknown>,
  { merchant, ledger }: { merchant: Merchant; ledger: Ledger },
): Charge {
  if (!isObject(raw.payment_method) && raw.payment_source_id === undefined) throw unprocessable(TEXT.noMethod);
  const reference = textOf(raw.reference);
  const amountInCents = Number(raw.amount_in_cents);
  const acceptance = textOf(raw.acceptance_token);
  const messages: Messages = {
    ...acceptanceMessages(acceptance, ledger),
    ...amountMessages(raw.amount_in_cents),
    ...signatureMessages(raw, merchant),
  };
  if (raw.currency !== 'COP') messages.currency = [TEXT.currency];
  if (!EMAIL.test(textOf(raw.customer_email))) messages.customer_email = [TEXT.email];
  if (!/^[\w-]{1,255}$/.test(reference)) messages.reference = [TEXT.missing];
  else if (ledger.byReference(merchant, reference).length > 0) messages.reference = [TEXT.referenceUsed];
  const method = readMethod(Object(raw.payment_method) as Record<string, unknown>, ledger);
  if ('messages' in method) Object.assign(messages, method.messages);
  if (Object.keys(messages).length > 0 || 'messages' in method) throw invalid(messages);
  ledger.useAcceptance(acceptance);
  return {
    merchant,
    reference,
    amountInCents,
    currency: 'COP',
    customerEmail: textOf(raw.customer_email),
    method,
    customerData: objectOrNone(raw.customer_data),
    redirectUrl: textOf(raw.redirect_url) || undefined,
    shippingAddress: objectOrNone(raw.shipping_address),
  };
}

function acceptanceMessages(token: string, ledger: Ledger): Messages {
  if (!token) return { acceptance_token: [TEXT.missing] };
  const state = ledger.acceptance(token);
  if (state === 'used') return { acceptance_token: [TEXT.acceptanceUsed] };
  return state ? {} : { acceptance_token: [TEXT.acceptanceWrong] };
}

function amountMessages(cents: unknown): Messages {
  if (!Number.isSafeInteger(cents)) return { amount_in_cents: ['Debe ser un número entero'] };
  return Number(cents) < MINIMUM_CENTS ? { valid_amount_in_cents: [TEXT.minimum] } : {};
}

function signatureMessages(raw: Record<string, unknown>, { integritySecret }: Merchant): Messages {
  const given = textOf(raw.signature);
  if (!given) return { signature: [TEXT.signatureMissing] };
  const expected = integrityOf(
    {
      reference: textOf(raw.reference),
      amountInCents: Number(raw.amount_in_cents),
      currency: textOf(raw.currency),
      expirationTime: textOf(raw.expiration_time) || undefined,
    },
    integritySecret,
  );
  return given === expected ? {} : { signature: [TEXT.signatureWrong] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function objectOrNone(value: unknown): Record<string, unknown> | undefined {
  return isObject(value) ? value : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
