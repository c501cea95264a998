import { productPictureIds } from '../../pictures/products.gen';
import recipe from '../../pictures/recipe.json' with { type: 'json' };
import { pictureUrlOfPath, pictureFocus, storedPicture } from './product-picture';

describe('pictureUrlOfPath', () => {
  it.each([
    ['/assets/products/cambiador/blank.webp', '/assets/products/cambiador/blank.webp'],
    ['products/cambiador/blank.webp', '/assets/products/cambiador/blank.webp'],
    ['https://fotos.example/a.jpg', 'https://fotos.example/a.jpg'],
  ])('of %j is %j', (path, url) => {
    expect(pictureUrlOfPath(path)).toBe(url);
  });
});

describe('storedPicture', () => {
  const id = 'ec1aacfd1703863a78de';
  const [smallest] = recipe.productWidths;

  it('finds the largest and the smallest width of a picture by its URL', () => {
    expect(storedPicture(`/media/${id}-1080.webp`)).toEqual({ id, widths: [smallest, 1080] });
    expect(storedPicture(`/media/${id}-200.webp`)).toEqual({ id, widths: [200] });
    expect(storedPicture(`/media/${id}-360.webp`)).toEqual({ id, widths: [360] });
  });

  it.each(['/assets/products/nuevo/blank.webp', '/media/no-picture.webp', `https://otra.example/media/${id}-360.webp`])(
    'returns undefined for %s',
    (url) => {
      expect(storedPicture(url)).toBeUndefined();
    },
  );
});

it('moves the focus of the changing mat’s picture to the side, and of no other picture', () => {
  expect(pictureFocus(productPictureIds['cambiador/blank'])).toBe('75% 50%');
  expect(pictureFocus(productPictureIds['cambiador/detail'])).toBeUndefined();
  expect(pictureFocus(undefined)).toBeUndefined();
});
