import { randomCode, UNAMBIGUOUS_CHARACTERS } from './random-code.js';

describe(randomCode.name, () => {
  it('has the length and only signs of the alphabet', () => {
    expect(randomCode(UNAMBIGUOUS_CHARACTERS, 200)).toMatch(/^[2-9A-HJ-NP-Z]{200}$/);
  });

  it('rejects an alphabet whose signs would not be equally frequent', () => {
    expect(() => randomCode('abc', 5)).toThrow(RangeError);
  });
});
