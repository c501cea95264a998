import { aDiscountCode } from '../../../test/builders/cart.builder.js';
import {
  canBeCode,
  codeGoneOfOrder,
  codeRefusal,
  codeTaken,
  customerLimitReached,
  emptyCode,
  isInForce,
  isLimited,
  normalisedCode,
  reservationsOfNetwork,
  reservedByCustomer,
  stateOf,
} from './discount.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const aCode = aDiscountCode;

describe('codeRefusal', () => {
  it.each([
    ['without an end', {}],
    ['that begins now', { starts: NOW }],
    ['that ends in a moment', { ends: after }],
    ['that has a use left', { totalLimit: 3, uses: 2 }],
  ])('lets a code %s be applied', (_what, changes) => {
    expect(codeRefusal(aCode(changes), NOW)).toBeUndefined();
  });

  it.each([
    ['switched off', aCode({ active: false }), 'discount.invalid', 'El código de descuento no es válido'],
    ['not begun', aCode({ starts: after }), 'discount.invalid', 'El código de descuento no es válido'],
    ['over', aCode({ ends: NOW }), 'discount.expired', 'Este código de descuento ya no está disponible'],
    ['over long since', aCode({ ends: before }), 'discount.expired', 'Este código de descuento ya no está disponible'],
    [
      'used up',
      aCode({ totalLimit: 3, uses: 3 }),
      'discount.expired',
      'Este código de descuento ya no está disponible',
    ],
    ['over and off', aCode({ active: false, ends: before }), 'discount.invalid', 'El código de descuento no es válido'],
  ])('refuses a code that is %s', (_what, found, code, message) => {
    expect(codeRefusal(found, NOW)).toMatchObject({ kind: 'invalid', code, message });
  });
});

it.each([
  ['active', {}],
  ['active', { totalLimit: 3, uses: 2, ends: after }],
  ['active', { starts: before }],
  ['active', { starts: NOW }],
  ['scheduled', { starts: after }],
  ['used_up', { totalLimit: 3, uses: 3 }],
  ['ended', { totalLimit: 3, uses: 3, ends: NOW }],
  ['ended', { active: false }],
])('a code is %s: %j', (state, changes) => {
  expect(stateOf(aCode(changes), NOW)).toBe(state);
});

describe('isInForce', () => {
  const appliedAt = NOW;
  const daysLater = (days: number, milliseconds = 0) => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);

  it('lasts 30 days from the moment it was applied', () => {
    expect(isInForce({ code: aCode(), appliedAt }, daysLater(30, -1))).toBe(true);
    expect(isInForce({ code: aCode(), appliedAt }, daysLater(30))).toBe(false);
  });

  it('outlives the end of the campaign, but not its being switched off', () => {
    expect(isInForce({ code: aCode({ ends: after }), appliedAt }, daysLater(3))).toBe(true);
    expect(isInForce({ code: aCode({ active: false }), appliedAt }, NOW)).toBe(false);
    expect(isInForce({ code: aCode({ totalLimit: 1, uses: 1 }), appliedAt }, NOW)).toBe(false);
  });
});

it.each([
  [' sigerist15\n', 'SIGERIST15', true],
  ['SiGeRiSt15', 'SIGERIST15', true],
  ['mamá-2026', 'MAMÁ-2026', true],
  ['ｍａｍá\u2011٢٠٢٦', 'MAMÁ-2026', true],
  ['SIGE\nRIST15', 'SIGE RIST15', false],
  ['\u0000', '', false],
  ["' OR 1=1 --", "' OR 1=1 --", false],
  ['x'.repeat(65), 'X'.repeat(65), false],
])('reads the code %j', (typed, code, possible) => {
  expect(normalisedCode(typed)).toBe(code);
  expect(canBeCode(code)).toBe(possible);
});

it.each([
  [emptyCode(), 'discount.empty', 'Por favor ingresa un código de descuento'],
  [customerLimitReached('UNO'), 'discount.customer_limit', 'Ya usaste el código UNO en otro pedido.'],
  [codeTaken('UNO'), 'discount.taken', 'Otras personas están pagando con el código UNO'],
  [reservedByCustomer('UNO'), 'discount.customer_unpaid', 'Ya apartaste el código UNO con este correo'],
  [codeGoneOfOrder('UNO'), 'discount.taken', 'El código UNO de este pedido ya no está disponible.'],
])('%s', (refusal, code, words) => {
  expect(refusal).toMatchObject({ kind: 'invalid', code, message: expect.stringContaining(words) as string });
});

it.each([
  [null, Infinity],
  [1, 2],
  [8, 2],
  [9, 3],
  [100, 33],
])('of a code for %s orders one network may reserve %s', (totalLimit, expected) => {
  expect(reservationsOfNetwork(aCode({ totalLimit }))).toBe(expected);
});

it('is limited by its orders, or by those of one customer', () => {
  const limits = [{}, { totalLimit: 1 }, { perCustomerLimit: 1 }];
  expect(limits.map((limit) => isLimited(aCode(limit)))).toEqual([false, true, true]);
});
