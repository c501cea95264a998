import { aPlainProduct, aProduct, pricing } from '../../testing/catalogue-data';
import { frontPictureOf, galleryOf, priceOf, savingLabel } from './embroidery';

describe('price', () => {
  it.each([
    [445000, true, 445000],
    [445000, false, 430000],
    [15000, false, 0],
    [9000, false, 0],
    [0, false, 0],
  ])('of base price %d with embroidery %j is %d', (price, embroidered, expected) => {
    expect(priceOf(aProduct({ price }), embroidered, pricing)).toBe(expected);
  });

  it('is unchanged for a product without embroidery', () => {
    expect(priceOf(aPlainProduct(), false, pricing)).toBe(425000);
  });

  it('uses the saving of the API', () => {
    expect(priceOf(aProduct(), false, { ...pricing, embroideryRemovalSaving: 20000 })).toBe(425000);
  });

  it('shows the actual saving in the label', () => {
    expect(savingLabel(aProduct(), pricing)).toBe('¡Ahorro $15.000!');
    expect(savingLabel(aProduct({ price: 9000 }), pricing)).toBe('¡Ahorro $9.000!');
  });
});

describe('pictures', () => {
  it('change with the embroidery', () => {
    expect(frontPictureOf(aProduct(), true)).toMatch(/bordado\.webp$/);
    expect(frontPictureOf(aProduct(), false)).toMatch(/blank\.webp$/);
    expect(galleryOf(aProduct(), true)[0]).toMatch(/bordado\.webp$/);
    expect(galleryOf(aProduct(), false)[0]).toMatch(/blank\.webp$/);
  });

  it('are the same for a product without embroidery', () => {
    const plain = aPlainProduct();
    expect(frontPictureOf(plain, true)).toBe(plain.imageUrl);
    expect(galleryOf(plain, true)).toEqual(plain.variants.galleryImages);
  });

  it('fall back to the front picture when a gallery is empty', () => {
    const product = aProduct();
    const bare = { ...product, variants: { ...product.variants, galleryImages: [], bordadoGalleryImages: [] } };
    expect(galleryOf(bare, true)).toEqual([product.imageUrl]);
  });
});
