import { pictureAddress, productPicture } from './product-picture';

describe('pictureAddress', () => {
  it.each([
    ['/assets/products/cambiador/blank.webp', '/assets/products/cambiador/blank.webp'],
    ['products/cambiador/blank.webp', '/assets/products/cambiador/blank.webp'],
    ['https://fotos.example/a.jpg', 'https://fotos.example/a.jpg'],
  ])('of %j is %j', (path, address) => {
    expect(pictureAddress(path)).toBe(address);
  });
});

describe('productPicture', () => {
  it('finds the responsive picture of a path with or without a leading slash', () => {
    expect(productPicture('/assets/products/cambiador/blank.webp')?.name).toBe('products/cambiador/blank');
    expect(productPicture('products/cambiador/blank.webp')?.name).toBe('products/cambiador/blank');
  });

  it('returns undefined for a picture added after the build', () => {
    expect(productPicture('/assets/products/nuevo/blank.webp')).toBeUndefined();
    expect(productPicture('/otra/cambiador/blank.webp')).toBeUndefined();
  });
});
