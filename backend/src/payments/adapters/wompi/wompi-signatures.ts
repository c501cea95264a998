import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../common/derived-key.js';
import { isRecord } from './wompi-transaction.js';

/** An event counts only when its checksum covers these. */
const NEEDED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/**
 * Whether the checksum fits this event of any kind: SHA-256 of the values that the event's own `signature.properties` name
 * inside `data`, in that order, then the timestamp, then the events secret. The provider chooses the properties and their
 * order.
 */
export function hasValidChecksum(
  event: Record<string, unknown>,
  eventsSecret: string,
  checksumHeader?: string,
): boolean {
  const signature = isRecord(event.signature) ? event.signature : {};
  const checksum = signature.checksum ?? checksumHeader;
  const { properties } = signature;
  if (typeof checksum !== 'string' || !Array.isArray(properties) || !Number.isSafeInteger(event.timestamp))
    return false;
  const values = properties.map((property) => textAt(event.data, property));
  if (values.includes(undefined)) return false;
  const expected = createHash('sha256')
    .update(`${values.join('')}${String(event.timestamp)}${eventsSecret}`)
    .digest('hex');
  // The provider's samples are in upper case, its libraries write lower case.
  return isSameSecret(checksum.toLowerCase(), expected);
}

/** Whether the checksum covers the properties that a payment depends on. */
export function coversPayment({ signature }: Record<string, unknown>): boolean {
  const properties: unknown = isRecord(signature) ? signature.properties : undefined;
  return Array.isArray(properties) && NEEDED.every((property) => properties.includes(property));
}

/** The value at a dotted path as text; undefined for a missing path, an object or an array. */
function textAt(data: unknown, path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data);
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

interface SignedFields {
  reference: string;
  amountInCents: number;
  currency: string;
  /** ISO 8601 in UTC with milliseconds, exactly as it is sent. */
  expirationTime?: string;
}

/** Proves to the payment page that amount and reference are the shop's: a plain SHA-256, not an HMAC, in lower-case hex. */
export function integritySignature(fields: SignedFields, integritySecret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = fields;
  return createHash('sha256')
    .update(`${reference}${amountInCents}${currency}${expirationTime}${integritySecret}`)
    .digest('hex');
}
