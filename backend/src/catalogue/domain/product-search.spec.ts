import fc from 'fast-check';
import { anyCharacter } from '../../../test/support/any-character.js';
import { searchText } from './product-search.js';

describe('searchText', () => {
  it.each([
    [undefined, ''],
    ['  \t\n ', ''],
    ['  Bolso \n Mariposa ', 'Bolso Mariposa'],
    ['a\u0000b', 'a b'],
    ['a\ud800', 'a'],
    ['👶', '👶'],
  ])('of %j is %j', (typed, expected) => {
    expect(searchText(typed)).toBe(expected);
  });

  it('is short and storable for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 1_000 }), (typed) => {
        const text = searchText(typed);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
    );
  });
});
