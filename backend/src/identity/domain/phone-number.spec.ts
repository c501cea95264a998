import { phoneNumberOf } from './phone-number.js';

describe('phoneNumberOf', () => {
  it.each([
    ['300 123 4567', '+573001234567'],
    ['(604) 123-4567', '+576041234567'],
    ['+57 300 1234567', '+573001234567'],
    ['0057 300 1234567', '+573001234567'],
    ['573001234567', '+573001234567'],
    ['+34 612 345 678', '+34612345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(phoneNumberOf(typed)).toBe(number);
  });

  it.each(['', '123', '12345678901', '+123', 'trescientos'])('finds no number in "%s"', (typed) => {
    expect(phoneNumberOf(typed)).toBeUndefined();
  });
});
