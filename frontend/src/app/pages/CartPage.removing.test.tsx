import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aCart } from '../../testing/cart-data';
import { item, openCart } from '../../testing/cart-page';
import { anItem, refusal } from '../../testing/cart-server';
import { pass, startClock } from '../../testing/clock';
import { server } from '../../testing/server';

afterEach(() => {
  localStorage.clear();
});

const two = () => [anItem({ id: 'a' }), anItem({ id: 'b', personalization: 'Leo' })];

it('removes an item, and restores it at its position with undo', async () => {
  const { state, show } = openCart(two());
  show();
  await item(/Leo/);
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Sofía/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Sofía/ })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Productos' })).toHaveFocus();
  expect(await screen.findByText('El producto se eliminó del carrito')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await item(/Sofía/);
  const names = screen.getAllByRole('group', { name: /^Cantidad/ }).map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual([expect.stringContaining('Sofía'), expect.stringContaining('Leo')]);
  expect(state.added).toEqual([]);
});

it('keeps the item when removing fails', async () => {
  openCart(two()).show();
  await item(/Leo/);
  server.use(http.delete('*/api/cart/:id', () => refusal(503, 'unavailable', 'No disponible')));
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Leo/ }));
  expect(await screen.findByText('No se pudo eliminar el producto')).toBeVisible();
  expect(await item(/Leo/)).toBeVisible();
});

it('keeps both items when the connection is lost while they are removed', async () => {
  openCart(two()).show();
  await item(/Leo/);
  let loseConnection = () => {};
  const lost = new Promise<void>((resolve) => (loseConnection = resolve));
  server.use(
    http.delete('*/api/cart/:id', () => lost.then(() => HttpResponse.error())),
    http.get('*/api/cart/:session/totals', () => HttpResponse.error()),
  );
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Sofía/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Sofía/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Leo/ }));
  loseConnection();
  expect(await item(/Leo/)).toBeVisible();
  expect(await item(/Sofía/)).toBeVisible();
});

it('restores a fixed discount when removing fails', async () => {
  const items = [anItem({ id: 'a', price: 30_000 }), anItem({ id: 'b', price: 10_000, personalization: 'Leo' })];
  const cart = { ...aCart(items), discountCode: 'MAMA', discountAmount: 20_000, finalTotal: 20_000 };
  let isOnline = true;
  openCart(items).show();
  server.use(
    http.get('*/api/cart/:session/totals', () => (isOnline ? HttpResponse.json(cart) : HttpResponse.error())),
    http.delete('*/api/cart/:id', () => {
      isOnline = false;
      return HttpResponse.error();
    }),
  );
  expect(await screen.findByText('−$20.000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Sofía/ }));
  expect(await screen.findByText('No se pudo eliminar el producto')).toBeVisible();
  expect(screen.getByText('−$20.000')).toBeVisible();
});

it('navigates home after the last item, and announces it', async () => {
  startClock();
  openCart().show();
  await item(/Sofía/);
  await userEvent.click(screen.getByRole('button', { name: /Eliminar/ }));
  expect(await screen.findByText('Tu carrito quedó vacío. Te llevamos al inicio.')).toBeVisible();
  await pass(900);
  expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeVisible();
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Portada' })).toBeVisible();
});

it('stays when the last item is restored in time', async () => {
  startClock();
  openCart().show();
  await item(/Sofía/);
  await userEvent.click(screen.getByRole('button', { name: /Eliminar/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await item(/Sofía/);
  await pass(1_000);
  expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
});

it('asks for a confirmation before it empties, and restores everything with undo', async () => {
  const { state, show } = openCart(two());
  show();
  await item(/Leo/);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar Carrito' }));
  expect(state.items).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Sí, vaciar' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, vaciar' }));
  expect(await screen.findByText('El carrito ha sido vaciado correctamente')).toBeVisible();
  expect(state.items).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Tu carrito está como antes')).toBeVisible();
  expect(state.items.map(({ personalization }) => personalization)).toEqual(['Sofía', 'Leo']);
});

it('offers a retry when an item could not be restored', async () => {
  const { state, show } = openCart(two());
  server.use(http.post('*/api/cart/session/:session/restore', () => HttpResponse.error(), { once: true }));
  show();
  await item(/Leo/);
  await userEvent.click(screen.getByRole('button', { name: /Eliminar.*Leo/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('No pudimos devolver a tu carrito: Pañalera Multifuncional, Leo.')).toBeVisible();
  expect(state.items).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Tu carrito está como antes')).toBeVisible();
  expect(state.items).toHaveLength(2);
});

it('keeps everything when emptying fails', async () => {
  openCart(two()).show();
  await item(/Leo/);
  server.use(http.delete('*/api/cart/session/:session', () => refusal(503, 'unavailable', 'No disponible')));
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar Carrito' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sí, vaciar' }));
  expect(await screen.findByText('No se pudo vaciar el carrito')).toBeVisible();
  expect(await item(/Leo/)).toBeVisible();
});
