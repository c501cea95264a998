import { fireEvent, render, screen } from '@testing-library/react';
import { ProductPhoto } from './ProductPhoto';

const show = (path: string) => render(<ProductPhoto path={path} alt="Bolso nuevo" sizes="100vw" />);

it('shows a picture that the build knows in several widths', () => {
  show('/assets/products/cambiador/blank.webp');
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toHaveAttribute('srcset', expect.stringContaining('560w'));
});

it('shows a picture that was added since as it is, below /assets/ unless its path says otherwise', () => {
  show('products/nuevo/blank.webp');
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toHaveAttribute('src', '/assets/products/nuevo/blank.webp');
});

it('draws a bag in place of a picture that is missing', () => {
  const { container } = show('/assets/products/nuevo/blank.webp');
  fireEvent.error(screen.getByRole('img', { name: 'Bolso nuevo' }));
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toBeVisible();
});
