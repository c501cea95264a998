import { readFileSync } from 'node:fs';
import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { byRank, type Product } from './product.js';

/** A stored picture whose URL is `/media/<name>`. */
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

/** The pages choose with the same cases. */
const galleryCases = JSON.parse(
  readFileSync(new URL('../../../../docs/gallery-cases.json', import.meta.url), 'utf8'),
) as {
  name: string;
  embroiderable: boolean;
  pictures: { id: string; plain: boolean }[];
  embroidered: string[];
  blank: string[];
}[];

describe('pictures of a product', () => {
  it('are shown in order, with their texts, with and without embroidery', () => {
    const product = withPictures(['a', 'b', 'c', 'd'], ['c', 'd'], { pictureAlts: { b: 'Tres cuartos', x: 'Otra' } });
    expect(product.shownPictures.map(({ id, alt, plain }) => [id, alt, plain])).toEqual([
      ['a', '', false],
      ['b', 'Tres cuartos', false],
      ['c', '', true],
      ['d', '', true],
    ]);
  });

  it('show an embroidered one first where there is one, whatever its position', () => {
    expect(withPictures(['a', 'b'], ['a']).mainPicture).toBe('/media/b');
    expect(withPictures(['a', 'b'], ['a', 'b']).mainPicture).toBe('/media/a');
  });

  it('show no embroidery on a product that has none', () => {
    const plain = withPictures(['left-over', 'a'], ['a'], { embroiderable: false });
    expect(plain.mainPicture).toBe('/media/a');
    expect(plain.embroideredPicture).toBeNull();
  });

  it.each(galleryCases)('$name', ({ embroiderable, pictures, embroidered, blank }) => {
    const plain = pictures.filter((picture) => picture.plain).map(({ id }) => id);
    const names = pictures.map(({ id }) => id);
    const product = withPictures(names, plain, { embroiderable });
    const shown = embroiderable ? embroidered : [];
    expect(product.embroideredGallery).toEqual(shown.map((id) => `/media/${id}`));
    expect(product.blankGallery).toEqual(blank.map((id) => `/media/${id}`));
  });

  it('leave the one that shows it open to its own place', () => {
    const product = withPictures(['a', 'b', 'open'], ['b'], { openPicture: 'open', pictureAlts: { open: 'Abierto' } });
    expect(product.shownPictures.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(product.embroideredGallery).toEqual(['/media/a']);
    expect(product.shownOpen).toMatchObject({ id: 'open', alt: 'Abierto' });
    // A piece is never without a picture, and what is not stored is not shown.
    expect(withPictures(['open'], [], { openPicture: 'open' }).mainPicture).toBe('/media/open');
    expect(withPictures(['a'], [], { openPicture: 'gone' }).shownOpen).toBeNull();
  });

  it('end with the close-up, when there are several', () => {
    expect(withPictures(['a'], []).referencePicture).toBeNull();
    expect(withPictures(['a', 'b', 'c'], ['c']).referencePicture).toBe('/media/b');
    expect(withPictures(['a', 'b', 'c'], [], { embroiderable: false }).referencePicture).toBe('/media/c');
  });

  it('leave out a picture that is not stored, and have a URL even without any', () => {
    expect(withPictures(['a', 'b'], [], { storedPictures: [stored('b')] }).mainPicture).toBe('/media/b');
    expect(aProduct().mainPicture).toBe('/media/no-picture.webp');
  });
});

it('products of one rank are ordered by id', () => {
  const products = [aProduct({ id: 6, rank: 999 }), aProduct({ id: 9, rank: 2 }), aProduct({ id: 4, rank: 999 })];
  expect(products.sort(byRank).map(({ id }) => id)).toEqual([9, 4, 6]);
});
