import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { CartItemDto } from '../api/cart.api';
import CartPage from '../app/pages/CartPage';
import { Toaster } from '../shared/ui/Toast';
import { anItem, cartServer, SESSION } from './cart-server';
import { catalogueHandlers } from './catalogue-data';
import { renderApp } from './render-app';
import { server } from './server';

/** A server whose cart holds the given items; `show` opens the cart page. */
export function openCart(items: CartItemDto[] = [anItem()]) {
  localStorage.setItem('session_id', SESSION);
  const { state, handlers } = cartServer(items);
  server.use(...handlers, ...catalogueHandlers);
  return { state, show: showCart };
}

export function showCart() {
  renderApp(
    <>
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="/" element={<h1>Portada</h1>} />
      </Routes>
      <Toaster />
    </>,
    { path: '/cart' },
  );
}

export const item = (name: RegExp | string) => screen.findByRole('group', { name });
export const summary = () => screen.getByRole('region', { name: 'Resumen del pedido' });
