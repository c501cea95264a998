import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { Toaster } from '../../shared/ui/Toast';
import { cartServer, refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import CatalogPage from './CatalogPage';

async function firstCard() {
  const { state, handlers } = cartServer();
  server.use(...handlers, ...catalogueHandlers);
  renderApp(
    <>
      <CatalogPage />
      <Toaster />
    </>,
    { path: '/productos?search=multifuncional' },
  );
  return { state, card: within(await screen.findByRole('article')) };
}

afterEach(() => {
  localStorage.clear();
});

it('adds a piece as its switch shows, without a name', async () => {
  const { state, card } = await firstCard();
  await userEvent.click(card.getByRole('button', { name: 'Agregar al carrito: Pañalera Multifuncional' }));
  expect(await card.findByText('Agregado!')).toBeVisible();
  expect(screen.getByText('Producto agregado')).toBeVisible();
  expect(state.added).toEqual([
    expect.objectContaining({ productId: 1, hasBordado: true, personalization: '', price: 445000, quantity: 1 }),
  ]);
});

it('adds a plain piece at its lower price', async () => {
  const { state, card } = await firstCard();
  await userEvent.click(card.getByRole('switch'));
  await userEvent.click(card.getByRole('button', { name: /^Agregar/ }));
  await card.findByText('Agregado!');
  expect(state.added[0]).toMatchObject({ hasBordado: false, price: 430000 });
});

it('shows that it is adding, and an error on the card when that failed', async () => {
  const { card } = await firstCard();
  server.use(
    http.post('*/api/cart', async () => {
      await delay(30);
      return refusal(500, 'internal', 'Algo falló');
    }),
  );
  await userEvent.click(card.getByRole('button', { name: /^Agregar/ }));
  expect(card.getByText('Agregando...')).toBeVisible();
  expect(await card.findByText('No se pudo agregar al carrito. Intenta de nuevo.')).toBeVisible();
  expect(screen.getByText('No se pudo agregar el producto al carrito')).toBeVisible();
});
