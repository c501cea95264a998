import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { aPicture } from '../../testing/catalogue-data';
import { ProductPhoto } from './ProductPhoto';

const show = (picture: ComponentProps<typeof ProductPhoto>['picture']) =>
  render(<ProductPhoto picture={picture} alt="Bolso nuevo" sizes="100vw" />);
const shown = () => screen.getByRole('img', { name: 'Bolso nuevo' });

it('shows a stored picture in several widths, and its colour until it arrives', () => {
  const { id } = aPicture('cambiador/blank');
  show(aPicture('cambiador/blank'));
  expect(shown()).toHaveAttribute('srcset', expect.stringContaining(`/media/${id}-560.webp 560w`));
  expect(shown()).toHaveAttribute('width', '1080');
  expect(shown()).toHaveStyle({ backgroundColor: aPicture('cambiador/blank').colour });
});

it('shows a stored picture with a known URL only in its smallest and its largest width', () => {
  show('/media/ec1aacfd1703863a78de-1080.webp');
  const url = (width: number) => `/media/ec1aacfd1703863a78de-${width}.webp ${width}w`;
  expect(shown()).toHaveAttribute('srcset', `${url(360)}, ${url(1080)}`);
});

it('shows a picture of an earlier release as it is, below /assets/ unless its path says otherwise', () => {
  show('products/nuevo/blank.webp');
  expect(shown()).toHaveAttribute('src', '/assets/products/nuevo/blank.webp');
});

it.each([aPicture('cambiador/blank'), '/assets/products/nuevo/blank.webp'])(
  'draws a bag in place of a picture that is missing',
  (picture) => {
    const { container } = show(picture);
    fireEvent.error(shown());
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(shown()).toBeVisible();
  },
);

it('draws a bag for a product without pictures', () => {
  const { container } = show(undefined);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(shown()).toBeVisible();
});
