import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { byRank, type Product } from './product.js';

/** A stored picture whose address is `/media/<name>`. */
const stored = (name: string) => ({
  id: name,
  width: 9,
  height: 9,
  colour: '#fff',
  widths: [9],
  url: `/media/${name}`,
});
const withPictures = (names: string[], plainPictures: string[], changes: Partial<Product> = {}) =>
  aProduct({ pictures: names, plainPictures, storedPictures: names.map(stored), ...changes });

describe('pictures of a product', () => {
  it('are shown in order, with their texts, with and without embroidery', () => {
    const product = withPictures(['a', 'b', 'c', 'd'], ['c', 'd'], { pictureAlts: { b: 'Tres cuartos', x: 'Otra' } });
    expect(product.shownPictures.map(({ id, alt, plain }) => [id, alt, plain])).toEqual([
      ['a', '', false],
      ['b', 'Tres cuartos', false],
      ['c', '', true],
      ['d', '', true],
    ]);
    expect(product.embroideredGallery).toEqual(['/media/a', '/media/b']);
    expect(product.blankGallery).toEqual(['/media/c', '/media/d']);
  });

  it('show the embroidered one first where there is one, wherever it stands', () => {
    expect(withPictures(['a', 'b'], ['a']).mainPicture).toBe('/media/b');
    expect(withPictures(['a', 'b'], ['a', 'b']).mainPicture).toBe('/media/a');
  });

  it('show no embroidery on a product that has none', () => {
    const plain = withPictures(['left-over', 'a'], ['a'], { embroiderable: false });
    expect(plain.mainPicture).toBe('/media/a');
    expect(plain.embroideredPicture).toBeNull();
    expect(plain.embroideredGallery).toEqual([]);
    expect(plain.blankGallery).toEqual(['/media/a']);
  });

  it('are all shown where none is of the kind that is chosen', () => {
    expect(withPictures(['a', 'c'], ['a', 'c']).embroideredGallery).toEqual(['/media/a', '/media/c']);
    expect(withPictures(['a', 'c'], []).blankGallery).toEqual(['/media/a', '/media/c']);
  });

  it('end with the close-up, when there are several', () => {
    expect(withPictures(['a'], []).referencePicture).toBeNull();
    expect(withPictures(['a', 'b', 'c'], ['c']).referencePicture).toBe('/media/b');
    expect(withPictures(['a', 'b', 'c'], [], { embroiderable: false }).referencePicture).toBe('/media/c');
  });

  it('leave out a picture that is not stored, and have an address even without any', () => {
    expect(withPictures(['a', 'b'], [], { storedPictures: [stored('b')] }).mainPicture).toBe('/media/b');
    expect(aProduct().mainPicture).toBe('/media/no-picture.webp');
  });
});

it('products of one rank stand in the order of their ids', () => {
  const products = [aProduct({ id: 6, rank: 999 }), aProduct({ id: 9, rank: 2 }), aProduct({ id: 4, rank: 999 })];
  expect(products.sort(byRank).map(({ id }) => id)).toEqual([9, 4, 6]);
});
