import { returnPath } from './return-path';

it.each(['/cuenta', '/productos?category=bolso', '/product/1#nombre'])('accepts %p', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  null,
  '',
  'cuenta',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('rejects %p and returns the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});
