import { callableDigits } from './ContactWays';

it.each([
  ['300 123 4567', '573001234567'],
  ['+57 (300) 123-4567', '573001234567'],
  ['0057 300 123 4567', '573001234567'],
  ['+1 212 555 01 99', '12125550199'],
  ['', ''],
  ['no tengo', ''],
])('converts %j to %j', (typed, digits) => {
  expect(callableDigits(typed)).toBe(digits);
});
