import { countLetters, lettersOf } from './count-letters';

describe('countLetters', () => {
  it.each([
    ['', 0],
    ['Sofía', 5],
    ['Sofi\u0301a', 5],
    ['N\u0303andu\u0301', 5],
    ['María José', 10],
    ['👨‍👩‍👧', 1],
    ['🇨🇴', 1],
    ['👍🏽', 1],
    ['a\u200db', 2],
    ['Zoé\u0308', 3],
    ['W'.repeat(20), 20],
  ])('counts the visible letters of %j', (name, count) => {
    expect(countLetters(name)).toBe(count);
  });

  it('normalises letters to the form that the fonts contain', () => {
    expect(lettersOf('n\u0303')).toEqual(['ñ']);
  });
});
