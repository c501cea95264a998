import fc from 'fast-check';
import { countLetters, lettersOf } from './count-letters';

/** Not in the library that the compiler knows, because older browsers lack it. */
const { Segmenter } = Intl as unknown as {
  Segmenter: new (
    locale: string,
    options: { granularity: 'grapheme' },
  ) => { segment: (text: string) => Iterable<{ segment: string }> };
};

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
    ['❤️', 1],
    ['1️⃣', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['🇨🇴🇻🇪', 2],
    ['👩🏽‍🚀👶', 2],
    ['Ana\r\nLuz', 7],
    ['\n\u0301', 2],
    ['\u0301a', 2],
    ['नि', 1],
    ['Zoé\u0308', 3],
    ['W'.repeat(20), 20],
  ])('counts the visible letters of %j', (name, count) => {
    expect(countLetters(name)).toBe(count);
  });

  it('normalises letters to the form that the fonts contain', () => {
    expect(lettersOf('n\u0303')).toEqual(['ñ']);
  });
});

it('agrees with the server, which counts with the segmenter of Node.js', () => {
  const segmenter = new Segmenter('es', { granularity: 'grapheme' });
  const text = fc.array(fc.constantFrom(...'aÑé 1\n\r\u0301\u0303\u200d\ufe0f\u20e3❤👩🏽🚀🇨🇴👶中한'), { maxLength: 12 });
  fc.assert(
    fc.property(text, (chars) => {
      const typed = chars.join('').normalize('NFC');
      expect(lettersOf(typed)).toEqual(Array.from(segmenter.segment(typed), ({ segment }) => segment));
    }),
    { numRuns: 2000 },
  );
});
