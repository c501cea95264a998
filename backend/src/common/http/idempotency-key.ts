import { invalidField } from '../domain-error.js';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,128}$/;

export const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Random text of the caller: 1 to 128 visible characters of ASCII.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
} as const;

/** Throws for a header that is there and no key. */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined || IDEMPOTENCY_KEY.test(header)) return header;
  const message = 'El encabezado Idempotency-Key no es válido';
  throw invalidField('Idempotency-Key', message);
}
