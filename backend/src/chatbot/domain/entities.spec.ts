import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { ProductFinder } from './entities.js';

const NAMES = ['Pañalera Milano', 'Lonchera Porta Biberones', 'Lonchera Baul', 'Cambiador', 'Constructor'];
const finder = new ProductFinder(NAMES.map((name, at) => aProduct({ id: at + 1, name })));

function find(text: string, isMotif = (_word: string) => false): [string, number[]][] {
  const mentions = finder.find(text, isMotif);
  return mentions.map(({ at, end, products }) => [text.slice(at, end), products.map(({ id }) => id)]);
}

describe('ProductFinder', () => {
  it.each([
    ['the words of one name together', ' tienen lonchera porta biberones ', [['lonchera porta biberones', [2]]]],
    ['the longest of several synonyms', ' un bolso panalero | ', [['bolso panalero', [1]]]],
    ['a plural', ' las loncheras ', [['loncheras', [2, 3]]]],
    [
      'a synonym of two words',
      ' el diaper bag, el tapete ',
      [
        ['diaper bag', [1]],
        ['tapete', [4]],
      ],
    ],
    ['a name that every object has', ' el constructor ', [['constructor', [5]]]],
    ['no part of a word', ' cambiadorcito precambiador ', []],
    ['nothing in an empty text', '', []],
  ])('finds %s', (_what, text, found) => {
    expect(find(text)).toEqual(found);
  });

  it('leaves out a word that is a motif at its place', () => {
    expect(find(' el cambiador, el baul ', (word) => word === 'baul')).toEqual([['cambiador', [4]]]);
  });

  it('finds nothing in a shop without products', () => {
    expect(new ProductFinder([]).find(' una mochila ', () => false)).toEqual([]);
  });
});
