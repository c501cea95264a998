import fc from 'fast-check';
import { anyCharacter } from '../../../test/support/any-character.js';
import { searchTerms, searchText } from './product-search.js';

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

describe('searchTerms', () => {
  it.each([
    ['Chupos para niña', { text: 'Chupos para niña', meant: '(chupo | portachupeta)', rest: '' }],
    ['para mi niña', { text: 'para mi niña', meant: '(nina | bebe)', rest: '' }],
    ['Morral NEGRO', { text: 'Morral NEGRO', meant: '(morral | mochila)', rest: 'negro' }],
    ['porta documentos', { text: 'portadocumentos', meant: '', rest: 'portadocumentos' }],
    ["morral' | ! & (x", { text: "morral' | ! & (x", meant: '(morral | mochila)', rest: 'x' }],
    ['', { text: '', meant: '', rest: '' }],
  ])('of %j', (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });
});
