import { derivedKey, isSameSecret } from './derived-key.js';

it('compares secrets of any length', () => {
  expect(isSameSecret('token', 'token')).toBe(true);
  expect(isSameSecret('', 'token')).toBe(false);
  expect(isSameSecret('token-longer', 'token')).toBe(false);
});

it('derives another key for each purpose', () => {
  expect(derivedKey('secret', 'one')).toEqual(derivedKey('secret', 'one'));
  expect(derivedKey('secret', 'one')).not.toEqual(derivedKey('secret', 'other'));
});
