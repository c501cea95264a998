import { productPictureAlt } from './picture-alts';
import { productPictures } from './products.gen';

it('gives every product picture a different description', () => {
  const alts = Object.keys(productPictures).map((name) => productPictureAlt(`/assets/products/${name}.webp`));
  expect(alts).not.toContain(undefined);
  expect(new Set(alts).size).toBe(alts.length);
});

it('includes the name that the picture shows', () => {
  expect(productPictureAlt('/assets/products/mochila-milano/bordado.webp')).toMatch(/ con nombre bordado «Thiago»$/);
  expect(productPictureAlt('/assets/products/mochila-milano/blank.webp')).not.toContain('Thiago');
});

it('returns undefined for an unknown picture', () => {
  expect(productPictureAlt('/assets/products/nuevo/blank.webp')).toBeUndefined();
  expect(productPictureAlt('https://fotos.example/a.jpg')).toBeUndefined();
});
