import { screen, waitFor, within } from '@testing-library/react';
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

const press = ({ card }: Pick<Awaited<ReturnType<typeof firstCard>>, 'card'>) =>
  userEvent.click(card.getByRole('button', { name: /^Agregar/ }));
const sheet = async () => within(await screen.findByRole('dialog', { name: '¿Qué nombre bordamos?' }));

it('asks for the name of an embroidered piece, and adds it with what was written', async () => {
  const { state, card } = await firstCard();
  await press({ card });
  const ask = await sheet();
  const field = ask.getByRole('textbox', { name: 'Nombre para Pañalera Multifuncional' });
  expect(field).toHaveFocus();
  await userEvent.click(ask.getByRole('button', { name: 'Agregar con este nombre' }));
  expect(field).toHaveAccessibleDescription(/Por favor ingresa el nombre/);
  await userEvent.type(field, ' Íñigo😀');
  expect(field).toHaveAccessibleDescription(/No podemos bordar «😀»/);
  await userEvent.clear(field);
  await userEvent.type(field, ' Íñigo ');
  expect(ask.getByText('ñ')).toBeVisible();
  expect(state.added).toEqual([]);
  await userEvent.click(ask.getByRole('button', { name: 'Agregar con este nombre' }));
  expect(await screen.findByText('Producto agregado')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(state.added).toEqual([
    expect.objectContaining({ productId: 1, hasBordado: true, personalization: 'Íñigo', price: 445000, quantity: 1 }),
  ]);
  expect(screen.getByRole('button', { name: 'Ver carrito' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(screen.queryByText('Producto agregado')).not.toBeInTheDocument();
});

it('adds the piece without a name when it will be written later, and adds nothing when the sheet is closed', async () => {
  const { state, card } = await firstCard();
  await press({ card });
  await sheet();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(state.added).toEqual([]);
  await press({ card });
  await userEvent.click((await sheet()).getByRole('button', { name: 'Lo escribo después' }));
  expect(await card.findByText('Agregado!')).toBeVisible();
  expect(state.added).toEqual([expect.objectContaining({ productId: 1, hasBordado: true, personalization: '' })]);
});

it('keeps the name in the sheet when adding fails', async () => {
  const { card } = await firstCard();
  server.use(http.post('*/api/cart', () => refusal(503, 'x', 'No')));
  await press({ card });
  const ask = await sheet();
  await userEvent.type(ask.getByRole('textbox'), 'Sofía{Enter}');
  await waitFor(() =>
    expect(ask.getByRole('textbox')).toHaveAccessibleDescription(/No se pudo agregar al carrito. Intenta de nuevo/),
  );
  expect(ask.getByRole('textbox')).toHaveValue('Sofía');
});

it('adds a plain piece at its lower price', async () => {
  const { state, card } = await firstCard();
  await userEvent.click(card.getByRole('switch'));
  await press({ card });
  await card.findByText('Agregado!');
  expect(state.added[0]).toMatchObject({ hasBordado: false, price: 430000 });
});

it('shows that it is adding, and an error on the card when that failed', async () => {
  const { card } = await firstCard();
  await userEvent.click(card.getByRole('switch'));
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
