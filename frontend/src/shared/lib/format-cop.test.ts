import { jest } from '@jest/globals';
import { exactCop, formatCop, spokenCop } from './format-cop';

describe('formatCop', () => {
  it.each([
    [0, '$0'],
    [900, '$900'],
    [1000, '$1.000'],
    [445000, '$445.000'],
    [1595000, '$1.595.000'],
    [59999.6, '$60.000'],
    [-117000, '−$117.000'],
  ])('formats %p as %p', (amount, text) => {
    expect(formatCop(amount)).toBe(text);
  });

  it.each([undefined, null, '445000', Number.NaN, Number.POSITIVE_INFINITY])(
    'returns $0 for %p and warns',
    (amount) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(formatCop(amount)).toBe('$0');
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    },
  );
});

describe('spokenCop', () => {
  it('spells out pesos and the minus', () => {
    expect(spokenCop(445000)).toBe('445.000 pesos');
    expect(spokenCop(-117000)).toBe('menos 117.000 pesos');
  });
});

it.each([
  [445_000, '$445.000'],
  [445_000.5, '$445.000,50'],
  [445_000.05, '$445.000,05'],
  [0.01, '$0,01'],
])('shows the cents of %s', (amount, text) => {
  expect(exactCop(amount)).toBe(text);
});
