import { withPrefix } from './phone-field.js';

it.each([
  ['3001234567', '+57', '3001234567'],
  ['3001234567', undefined, '3001234567'],
  ['3001234567', null, '3001234567'],
  ['5601234', '+297', '+297 5601234'],
  ['5601234', '00297', '+297 5601234'],
  ['+2975601234', '+57', '+2975601234'],
  ['002975601234', '+57', '002975601234'],
  ['', '+297', ''],
])('joins the number %j with the prefix %j', (number, prefix, phone) => {
  expect(withPrefix(number, prefix)).toBe(phone);
});
