import { digestOf, newToken } from './random-token.js';

describe('newToken', () => {
  it('makes 22 characters of a URL, another each time', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  });
});

describe('digestOf', () => {
  it('is always the same, so that tokens outlive releases, and does not contain the token', () => {
    expect(digestOf('5vQ3T0b8kqfJrEw2mXy1Zg')).toBe('vWj0yZCzpU-bdvkhj-gY17');
  });
});
