import { productPictureAlt } from './picture-alts';
import { productPictures } from './products.gen';

it('describes every product picture, each in words of its own', () => {
  const alts = Object.keys(productPictures).map((name) => productPictureAlt(`/assets/products/${name}.webp`));
  expect(alts).not.toContain(undefined);
  expect(new Set(alts).size).toBe(alts.length);
});

it('says the name that can be read in the picture', () => {
  expect(productPictureAlt('/assets/products/mochila-milano/bordado.webp')).toMatch(/ con nombre bordado «Thiago»$/);
  expect(productPictureAlt('/assets/products/mochila-milano/blank.webp')).not.toContain('Thiago');
});

it('knows nothing of a picture that was added since', () => {
  expect(productPictureAlt('/assets/products/nuevo/blank.webp')).toBeUndefined();
  expect(productPictureAlt('https://fotos.example/a.jpg')).toBeUndefined();
});
