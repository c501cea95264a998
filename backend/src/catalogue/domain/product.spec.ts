import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { byRank } from './product.js';

describe('pictures of a product', () => {
  it('are below /assets/ unless their path is absolute', () => {
    const product = aProduct({
      blankImage: 'a.webp',
      embroideredImage: '/b.webp',
      moreBlankImages: ['c.webp', '/d.webp'],
      moreEmbroideredImages: ['e.webp'],
    });
    expect(product.blankGallery).toEqual(['/assets/a.webp', '/assets/c.webp', '/d.webp']);
    expect(product.embroideredGallery).toEqual(['/b.webp', '/assets/e.webp']);
  });

  it('show the embroidered one first where there is one', () => {
    expect(aProduct({ blankImage: '/a', embroideredImage: '/b' }).mainPicture).toBe('/b');
    expect(aProduct({ blankImage: '/a', embroideredImage: null }).mainPicture).toBe('/a');
  });

  it('show no embroidery on a product that has none', () => {
    const plain = aProduct({ embroiderable: false, blankImage: '/a', embroideredImage: '/left-over' });
    expect(plain.mainPicture).toBe('/a');
    expect(plain.embroideredPicture).toBeNull();
    expect(plain.embroideredGallery).toEqual([]);
  });

  it('begin with the plain one when an embroiderable product has no embroidered picture yet', () => {
    const product = aProduct({ blankImage: '/a', embroideredImage: null, moreEmbroideredImages: ['/c'] });
    expect(product.embroideredGallery).toEqual(['/a', '/c']);
  });

  it('have a close-up only where one is given', () => {
    expect(aProduct({ referenceImage: null }).referencePicture).toBeNull();
    expect(aProduct({ referenceImage: 'x.webp' }).referencePicture).toBe('/assets/x.webp');
  });
});

it('products of one rank stand in the order of their ids', () => {
  const products = [aProduct({ id: 6, rank: 999 }), aProduct({ id: 9, rank: 2 }), aProduct({ id: 4, rank: 999 })];
  expect(products.sort(byRank).map(({ id }) => id)).toEqual([9, 4, 6]);
});
