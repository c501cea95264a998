import { isEmail } from './field-rules';

test.each(['laura@example.com', 'Laura+bebe@example.com', 'laura@peña.co', 'ｌａｕｒａ@example.com'])(
  'accepts %s',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'laura',
  'laura@example',
  'peña@example.com',
  '"l\\aura"@example.com',
  'a b@example.com',
  `${'a'.repeat(250)}@b.co`,
])('rejects %s', (text) => {
  expect(isEmail(text)).toBe(false);
});
