import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import CartPage from './CartPage';

it('says that the cart is empty and leads home', () => {
  renderApp(<CartPage />, { path: '/cart' });
  expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/');
});
