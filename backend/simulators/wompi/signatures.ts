import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Signed {
  reference: string;
  amountInCents: number;
  currency: string;
  expirationTime?: string;
}

/** The signature that the merchant must send; case-sensitive, as for the real provider. */
export function integrityOf(
  { reference, amountInCents, currency, expirationTime = '' }: Signed,
  secret: string,
): string {
  return sha256(`${reference}${amountInCents}${currency}${expirationTime}${secret}`);
}

/** The checksum of an event: the values at `properties` inside `transaction`, the timestamp, the secret; in capitals. */
export function checksumOf(
  transaction: Record<string, unknown>,
  properties: string[],
  timestamp: number,
  secret: string,
): string {
  const values = properties.map((property) => transaction[property.replace('transaction.', '')]);
  return sha256(`${values.join('')}${timestamp}${secret}`).toUpperCase();
}
