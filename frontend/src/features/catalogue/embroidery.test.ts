import cases from '../../../../docs/gallery-cases.json' with { type: 'json' };
import { aPicture, aPlainProduct, aProduct, pricing } from '../../testing/catalogue-data';
import { frontPictureOf, galleryOf } from '../../domain/product-pictures';
import { priceOf, savingLabel } from './embroidery';

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

describe('the gallery, with docs/gallery-cases.json', () => {
  it.each(cases)('$name', ({ embroiderable, pictures, embroidered, blank }) => {
    const { variants, ...rest } = aProduct();
    const shown = pictures.map((picture) => ({ ...aPicture('panalera-multifuncional/blank'), ...picture }));
    const product = { ...rest, variants: { ...variants, bordado: embroiderable }, pictures: shown };
    const ids = (isEmbroidered: boolean) => galleryOf(product, isEmbroidered).map(({ id }) => id);
    expect([ids(true), ids(false)]).toEqual([embroidered, blank]);
    expect(frontPictureOf(product, false)?.id).toBe(blank[0]);
  });
});
