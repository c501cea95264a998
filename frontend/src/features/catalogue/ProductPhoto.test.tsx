import { fireEvent, render, screen } from '@testing-library/react';
import { ProductPhoto } from './ProductPhoto';

const show = (path: string) => render(<ProductPhoto path={path} alt="Bolso nuevo" sizes="100vw" />);

it('renders a picture listed by the build with several widths', () => {
  show('/assets/products/cambiador/blank.webp');
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toHaveAttribute('srcset', expect.stringContaining('560w'));
});

it('renders a picture added after the build unchanged, below /assets/ by default', () => {
  show('products/nuevo/blank.webp');
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toHaveAttribute('src', '/assets/products/nuevo/blank.webp');
});

it('renders a drawing instead of a missing picture', () => {
  const { container } = show('/assets/products/nuevo/blank.webp');
  fireEvent.error(screen.getByRole('img', { name: 'Bolso nuevo' }));
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bolso nuevo' })).toBeVisible();
});
