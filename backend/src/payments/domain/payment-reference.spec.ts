import fc from 'fast-check';
import { formatPaymentReference, isAlias, newPaymentReference, parsePaymentReference } from './payment-reference.js';

describe('a payment reference', () => {
  it('is read back as it was written, with dashes and digits in the session', () => {
    const characters = [...'ABCxyz0189_-'];
    const text = (minLength: number, maxLength: number, of: string[]) =>
      fc.string({ unit: fc.constantFrom(...of), minLength, maxLength });
    const references = fc.record({
      session: text(1, 128, characters),
      startedAt: fc.integer({ min: 1e12, max: 9_999_999_999_999 }).map((milliseconds) => new Date(milliseconds)),
      random: text(5, 5, characters.slice(0, -2)),
    });
    fc.assert(
      fc.property(references, (reference) => {
        expect(parsePaymentReference(formatPaymentReference(reference))).toEqual(reference);
      }),
    );
  });

  it('reads the last two parts as time and random characters', () => {
    expect(parsePaymentReference('SIGERIST-a-1700000000000-abcde-1763700000000-Zx9k2')).toEqual({
      session: 'a-1700000000000-abcde',
      startedAt: new Date(1763700000000),
      random: 'Zx9k2',
    });
  });

  it('generates unique references of one format', () => {
    const startedAt = new Date(1763700000000);
    const references = Array.from({ length: 200 }, () => newPaymentReference(startedAt));
    expect(new Set(references).size).toBe(200);
    for (const reference of references) expect(parsePaymentReference(reference)).toMatchObject({ startedAt });
  });

  it.each([
    ['another shop', 'OTHER-session-1763700000000-Zx9k2'],
    ['no session', 'SIGERIST--1763700000000-Zx9k2'],
    ['seconds instead of milliseconds', 'SIGERIST-session-1763700000-Zx9k2'],
    ['six characters of chance', 'SIGERIST-session-1763700000000-Zx9k2q'],
    ['a slash', 'SIGERIST-../x-1763700000000-Zx9k2'],
    ['something before it', 'xSIGERIST-session-1763700000000-Zx9k2'],
    ['a line more', 'SIGERIST-session-1763700000000-Zx9k2\n'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parsePaymentReference(text)).toBeUndefined();
  });

  it.each([
    ['KbhTcQdRgWZaJNbEPVfS', true],
    ['KbhTcQdRgWZaJNbEPVf', false],
    ['KbhTcQdRgWZaJNbEPVf7', false],
    ['7bhTcQdRgWZaJNbEPVfS', false],
  ])('knows whether %s is an alias of the shop: %s', (session, expected) => {
    expect(isAlias(session)).toBe(expected);
    expect(isAlias(parsePaymentReference(newPaymentReference(new Date()))!.session)).toBe(true);
  });
});
