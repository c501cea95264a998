import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import PersonalizationPage from './PersonalizationPage';

beforeEach(() => void renderApp(<PersonalizationPage />, { path: '/personalizacion' }));

it('explains the three choices', () => {
  for (const name of ['1. Bordado', '2. Reata', '3. Sintético']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
});

it.each([
  ['Galería de bordados', 19],
  ['Galería de reatas', 13],
])('shows the %s with %d pictures, a counter and thumbnails', (label, total) => {
  const gallery = within(screen.getByRole('region', { name: label }));
  expect(gallery.getByText(`1 / ${total}`)).toBeVisible();
  expect(gallery.getAllByRole('button', { name: new RegExp(`^Ver \\d+ de ${total}: .+`) })).toHaveLength(total);
  expect(gallery.getByRole('button', { name: 'Siguiente' })).toBeVisible();
});

it('links to WhatsApp and Instagram', () => {
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/'),
  );
  expect(screen.getByRole('link', { name: 'Ver Instagram' })).toHaveAttribute(
    'href',
    expect.stringContaining('instagram.com'),
  );
});
