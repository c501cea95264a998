import { optionalWhole, pesos, whole } from './kinds';

/** Types a text as on a keyboard, or pastes it. */
const type = (text: string, before = '') => [...text].reduce((typed, key) => pesos.keep!(typed + key, typed), before);
const paste = (text: string, before = '') => pesos.keep!(text, before);
const priceOf = (text: string) => pesos.parse(text);

describe('pesos', () => {
  it('adds the dots while digits are typed and deleted', () => {
    expect(type('435000')).toBe('435.000');
    expect(type('0', '435.000')).toBe('4.350.000');
    expect(paste('435.00', '435.000')).toBe('43.500');
    expect(type('435.000')).toBe('435.000');
  });

  it.each(['435000', '435.000', '435,000', '$ 435000', ' $435.000 '])('reads %j, pasted', (text) => {
    expect(priceOf(paste(text, '335.000'))).toEqual({ value: 435_000 });
  });

  it.each(['4.5', '4,5', '-1', '1e12', '435.000,00', 'gratis', '0x10'])('reads no price in %j', (text) => {
    for (const typed of [type(text), paste(text), paste(text, '435.000')])
      expect(priceOf(typed)).toEqual({ problem: expect.stringContaining('pesos enteros') });
  });

  it('leaves a price that is too large for the API to refuse', () => {
    expect(priceOf(type('1000000000000'))).toEqual({ value: 1_000_000_000_000 });
  });
});

describe('whole', () => {
  it.each(['1.5', '-3', '1e3', '12,5'])('reads no number in %j', (text) => {
    for (const kind of [whole, optionalWhole])
      expect(kind.parse(kind.keep!(text))).toEqual({ problem: expect.stringContaining('número entero') });
  });

  it('reads digits, and nothing as no limit', () => {
    expect([whole.parse('3'), optionalWhole.parse('')]).toEqual([{ value: 3 }, { value: null }]);
  });
});
