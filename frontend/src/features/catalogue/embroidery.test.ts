import type { ProductDto } from '../../api/catalogue.api';
import { aPicture, aPlainProduct, aProduct, pricing } from '../../testing/catalogue-data';
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
  const ids = (product: ProductDto, embroidered: boolean) => galleryOf(product, embroidered).map(({ id }) => id);
  const view = (name: 'bordado' | 'angle-1' | 'blank' | 'detail') => aPicture(`panalera-multifuncional/${name}`).id;

  it('change with the embroidery', () => {
    expect(ids(aProduct(), true)).toEqual([view('bordado'), view('angle-1')]);
    expect(ids(aProduct(), false)).toEqual([view('blank'), view('detail')]);
    expect(frontPictureOf(aProduct(), false)?.id).toBe(view('blank'));
  });

  it('are the same for a product without embroidery', () => {
    const plain = aPlainProduct();
    expect(galleryOf(plain, true)).toEqual(plain.pictures);
    expect(galleryOf(plain, false)).toEqual(plain.pictures);
  });

  it('show no embroidery that a product had before', () => {
    const { variants, ...product } = aProduct();
    const plain = { ...product, variants: { ...variants, bordado: false } };
    expect(ids(plain, true)).toEqual([view('blank'), view('detail')]);
  });

  it('are all shown where none is of the kind that is chosen, and there may be none', () => {
    const pictures = [aPicture('panalera-multifuncional/bordado')];
    expect(galleryOf(aProduct({ pictures }), false)).toEqual(pictures);
    expect(frontPictureOf(aProduct({ pictures: [] }), true)).toBeUndefined();
  });
});
