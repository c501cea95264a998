import { countLetters } from './count-letters';

it.each([
  ['', 0],
  ['Sofía', 5],
  ['Sofi\u0301a', 5],
  ['Ñandú', 5],
  ['👨‍👩‍👧', 1],
  ['Ana & Luz', 9],
])('%j has %i letters', (text, count) => {
  expect(countLetters(text)).toBe(count);
});
