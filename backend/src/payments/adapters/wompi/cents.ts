import type { Pesos } from '../../../common/money.js';

const CENTS_PER_PESO = 100;

/** The provider counts in cents; nothing else in the shop does. */
export function toCents(amount: Pesos): number {
  const cents = amount * CENTS_PER_PESO;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(cents) || amount <= 0)
    throw new RangeError(`${amount} is not an amount of pesos that can be charged`);
  return cents;
}

/** Undefined when `cents` is no whole number of cents; its digits as text are one. */
export function fromCents(cents: unknown): Pesos | undefined {
  const whole = typeof cents === 'string' && /^\d+$/.test(cents) ? Number(cents) : cents;
  return Number.isSafeInteger(whole) ? Number(whole) / CENTS_PER_PESO : undefined;
}
