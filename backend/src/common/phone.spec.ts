import { tidyCases } from '../../test/support/tidy-cases.js';
import { phoneNumberOf, phoneProblem, writtenPhone } from './phone.js';

describe('docs/tidy-cases.json, as the server reads phones', () => {
  it.each(tidyCases.phones)('reads %j as %s', (typed, number) => {
    expect(phoneNumberOf(typed)).toBe(number);
  });

  it.each(tidyCases.notPhones)('finds no number in %j', (typed) => {
    expect(phoneNumberOf(typed)).toBeUndefined();
  });
});

it.each([
  ['3001234567', '+57 300 123 4567'],
  ['00297 560 1234', '+297 5601234'],
  ['+34612345678', '+34 612345678'],
  ['+1 300 123 4567', '+1 3001234567'],
  ['300 123 4567 ext. 5', '300 123 4567 ext. 5'],
  ['', ''],
])('writes %j as %j', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written);
});

it.each([
  ['+297 56', 'código del país'],
  ['00297 56', 'código del país'],
  ['300 123', '10 dígitos'],
  ['+57 300', '10 dígitos'],
])('says what is wrong with %j', (typed, words) => {
  expect(phoneProblem(typed)).toContain(words);
});
