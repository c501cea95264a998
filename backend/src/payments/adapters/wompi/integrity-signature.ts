import { createHash } from 'node:crypto';

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
