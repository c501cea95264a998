import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { anItem, cartServer, SESSION } from '../../testing/cart-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { Header } from './Header';

const items = ['Sofía', 'Leo', 'Ana', 'Luz', 'Eva'].map((personalization, index) =>
  anItem({ id: String(index), personalization, quantity: index + 1 }),
);

function show(cart = items) {
  localStorage.setItem('session_id', SESSION);
  const { state, handlers } = cartServer(cart);
  server.use(...handlers);
  renderApp(
    <>
      <Header />
      <Routes>
        <Route path="/cart" element={<h1>Tu carrito</h1>} />
        <Route path="*" element={<h1>Portada</h1>} />
      </Routes>
    </>,
  );
  return state;
}

const bag = () => screen.findByRole('link', { name: /^Carrito, / });
const preview = () => screen.findByRole('link', { name: 'Ver Carrito' });

afterEach(() => localStorage.clear());

it('counts pieces, not lines', async () => {
  show();
  expect(await bag()).toHaveAccessibleName('Carrito, 15 productos');
});

it('shows neither a count nor a preview for an empty cart', async () => {
  show([]);
  const link = await screen.findByRole('link', { name: 'Carrito' });
  await userEvent.hover(link);
  expect(screen.queryByRole('link', { name: 'Ver Carrito' })).not.toBeInTheDocument();
  await userEvent.click(link);
  expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeInTheDocument();
});

it('shows the first three pieces on hover and on focus, until Escape', async () => {
  show();
  await userEvent.hover(await bag());
  const panel = (await preview()).parentElement!;
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  expect(panel).toHaveTextContent('Pañalera Multifuncional, LeoCantidad: 2$890.000');
  expect(panel).toHaveTextContent('+2 producto(s) más');
  await userEvent.unhover(await bag());
  expect(screen.queryByRole('link', { name: 'Ver Carrito' })).not.toBeInTheDocument();

  act(() => screen.getByRole('link', { name: /^Carrito, / }).focus());
  expect(await bag()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(await preview()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await bag()).toHaveFocus();
  expect(await bag()).toHaveAttribute('aria-expanded', 'false');
});

it('opens by a tap, closes by the next one, and links to the cart', async () => {
  show();
  const link = await bag();
  const tap = () => {
    fireEvent.pointerDown(link, { pointerType: 'touch' });
    act(() => link.focus());
    fireEvent.click(link);
  };
  tap();
  expect(await preview()).toBeVisible();
  tap();
  expect(screen.queryByRole('link', { name: 'Ver Carrito' })).not.toBeInTheDocument();
  tap();
  await userEvent.click(await preview());
  expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver Carrito' })).not.toBeInTheDocument();
});

it('opens the cart by a mouse click', async () => {
  show();
  await userEvent.click(await bag());
  expect(screen.getByRole('heading', { name: 'Tu carrito' })).toBeInTheDocument();
});

it.each([
  ['another tab changes the cart', () => dispatchEvent(new StorageEvent('storage', { key: 'cart_changed_at' }))],
  [
    'the page is restored from the back/forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('updates the count when %s', async (_, happens) => {
  const state = show();
  await bag();
  state.items = [anItem({ quantity: 3 })];
  act(() => void happens());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Carrito, 3 productos' })).toBeVisible());
});

it('is also in the mobile menu', async () => {
  show();
  await bag();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
  const cart = await screen.findByRole('region', { name: 'Carrito, 15 producto(s)' });
  expect(within(cart).getByRole('link', { name: 'Ver Carrito' })).toBeVisible();
});
