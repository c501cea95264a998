import fc from 'fast-check';
import { fromCents, toCents } from './wompi-transaction.js';
import { integritySignature } from './wompi-signatures.js';

describe('the integrity signature', () => {
  // The provider's published samples; this secret signs nothing real.
  const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6';
  const sample = { reference: 'sk8-438k4-xmxm392-sn2m', amountInCents: 2490000, currency: 'COP' };

  it('is that of the provider’s documents', () => {
    expect(integritySignature(sample, secret)).toBe('37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5');
  });

  it('covers the moment when the payment expires', () => {
    expect(integritySignature({ ...sample, expirationTime: '2023-06-09T20:28:50.000Z' }, secret)).toBe(
      'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
    );
  });
});

describe('cents', () => {
  it('are exact for every amount that the shop can charge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (pesos) => {
        expect(toCents(pesos)).toBe(Number(`${pesos}00`));
        expect(fromCents(toCents(pesos))).toBe(pesos);
      }),
    );
  });

  it.each([0, -1, 0.5, NaN, Infinity, 1e15])('refuse to be made from %p pesos', (pesos) => {
    expect(() => toCents(pesos)).toThrow(RangeError);
  });

  it('of a peso that is not whole differ from every amount of the shop', () => {
    expect(fromCents(9_500_001)).not.toBe(95_000);
    expect(fromCents('9500000')).toBe(95_000);
    for (const text of ['', '9.500.000', '9500000.0', '-1', ' 1']) expect(fromCents(text)).toBeUndefined();
    expect(fromCents(9_500_000.5)).toBeUndefined();
  });
});
