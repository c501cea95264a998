import type { Pesos } from '../../../common/money.js';
import { isProviderStatus, type Payer, type ProviderTransaction } from '../../domain/provider-transaction.js';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the fields that a payment depends on and ignores the others, which vary with the method and the caller. Undefined when
 * one of the five required fields is missing or invalid.
 */
export function toProviderTransaction(raw: unknown): ProviderTransaction | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, reference, status, currency } = raw;
  const amount = fromCents(raw.amount_in_cents);
  if (!isText(id) || !isText(reference) || !isText(currency) || !isProviderStatus(status) || amount === undefined)
    return undefined;
  return {
    provider: 'wompi',
    id,
    reference,
    status,
    amount,
    currency,
    method: textOrNone(raw.payment_method_type),
    statusMessage: textOrNone(raw.status_message),
    movedAt: momentOrNone(raw.finalized_at) ?? momentOrNone(raw.created_at),
    payer: payerOf(raw),
  };
}

/** Longest text about a payer that is kept. */
const MAX_PAYER_TEXT = 200;

/** Undefined when the provider names nobody, as in answers without a key. */
function payerOf(raw: Record<string, unknown>): Payer | undefined {
  const data = isRecord(raw.customer_data) ? raw.customer_data : {};
  const text = (value: unknown) => textOrNone(value)?.trim().slice(0, MAX_PAYER_TEXT) ?? '';
  const payer = { name: text(data.full_name), email: text(raw.customer_email), phone: text(data.phone_number) };
  return payer.name || payer.email || payer.phone ? payer : undefined;
}

/** PostgreSQL refuses NUL, and half an emoji in JSON: a provider that sends them must not keep a payment from being stored. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/[\0\p{Cs}]/u.test(value);
}

function textOrNone(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}

/** ISO 8601 of this century; the provider's is in UTC with milliseconds. */
function momentOrNone(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\dT/.test(value)) return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const CENTS_PER_PESO = 100;

/** The provider counts in cents, and so does the contract of the calls that begin a payment with it; the shop counts in pesos. */
export function toCents(amount: Pesos): number {
  const cents = amount * CENTS_PER_PESO;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(cents) || amount <= 0)
    throw new RangeError(`${amount} is not an amount of pesos that can be charged`);
  return cents;
}

/** Undefined when `cents` is no whole number of cents; its digits as text are one. */
export function fromCents(cents: unknown): Pesos | undefined {
  const number = typeof cents === 'string' && /^\d+$/.test(cents) ? Number(cents) : cents;
  return Number.isSafeInteger(number) ? Number(number) / CENTS_PER_PESO : undefined;
}
