import { createHash } from 'node:crypto';

/** As the provider sends it. */
export const EVENT = {
  event: 'transaction.updated',
  data: {
    transaction: {
      id: '11004-1718123303-80111',
      amount_in_cents: 78200000,
      reference: 'SIGERIST-3f0c8f0e-6f0e-4d8e-9a55-0b6f3f8a1c11-1763700000000-Zx9k2',
      customer_email: 'laura@example.com',
      currency: 'COP',
      payment_method_type: 'CARD',
      status: 'APPROVED',
      status_message: null,
    },
  },
  environment: 'test',
  signature: { properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'], checksum: '' },
  timestamp: 1763700000,
  sent_at: '2026-11-21T20:15:00.000Z',
};

/** The event with a valid checksum, if it still has the signed fields, because events of the provider must not fail either. */
export function signedEvent(event: unknown, secret: string): unknown {
  const { data, signature, timestamp } = (event ?? {}) as Partial<typeof EVENT>;
  if (!Array.isArray(signature?.properties)) return event;
  const values = Array.from(signature.properties as unknown[], (path) =>
    typeof path === 'string'
      ? path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], data)
      : '',
  );
  const text = [...values, timestamp].map(textOf).join('') + secret;
  const checksum = createHash('sha256').update(text).digest('hex');
  return { ...(event as object), signature: { ...signature, checksum } };
}

/** Nothing for what has no text: some objects cannot even be converted to one. */
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
