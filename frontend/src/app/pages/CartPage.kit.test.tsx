import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openCart, summary } from '../../testing/cart-page';
import { anItem, refusal } from '../../testing/cart-server';
import { server } from '../../testing/server';

const KIT_ID = '0d5f4f0e-8f5b-4f53-9f3e-5a4a3d7f9b10';

afterEach(() => {
  localStorage.clear();
});

/** A bag bought alone, and a kit of two pieces. */
const items = (changes: Parameters<typeof anItem>[0] = {}) => [
  anItem({ id: 'alone', name: 'Bolso', personalization: 'Leo' }),
  anItem({ id: 'a', name: 'Mochila Milano', price: 405000, currentPrice: 405000, kitId: KIT_ID }),
  anItem({ id: 'b', name: 'Cambiador', price: 94500, currentPrice: 94500, kitId: KIT_ID, ...changes }),
];

const kit = () => screen.findByRole('article', { name: 'Kit de lujo de 2 piezas' });

it('shows a kit as one line, with its pieces in a collapsed list', async () => {
  openCart(items()).show();
  const group = await kit();
  expect(within(group).getByText('$499.500')).toBeVisible();
  expect(within(group).getByText('Ver las 2 piezas')).toBeVisible();
  expect(within(group).getByText('Cambiador')).not.toBeVisible();
  expect(within(group).getByRole('link', { name: 'Editar kit' })).toHaveAttribute('href', `/kit?kit=${KIT_ID}`);
});

it('says what adds up to the price of each piece', async () => {
  const breakdown = [
    { label: 'Precio base', amount: 105_000 },
    { label: 'Hilo dorado', amount: 0 },
    { label: 'Kit de 7 piezas −10%', amount: -10_500 },
  ];
  openCart(items({ breakdown })).show();
  const [, pad] = within(await kit())
    .getAllByRole('listitem', { hidden: true })
    .slice(-2);
  const lines = [...pad!.querySelectorAll('small')].slice(1).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Precio base: $105.000', 'Kit de 7 piezas −10%: −$10.500']);
});

it('changes the quantity of the whole kit', async () => {
  const sent: unknown[] = [];
  const { state, show } = openCart(items());
  server.use(
    http.put('*/api/cart/kits/:kitId', async ({ request }) => {
      const { quantity } = (await request.json()) as { quantity: number };
      sent.push(quantity);
      state.items = state.items.map((item) => (item.kitId ? { ...item, quantity } : item));
      return HttpResponse.json(state.items.filter(({ kitId }) => kitId));
    }),
  );
  show();
  await userEvent.click(within(await kit()).getByRole('button', { name: /Más/ }));
  expect(within(await kit()).getByText('$999.000')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([2]));
});

it('removes the whole kit, and restores it with undo', async () => {
  const { state, show } = openCart(items());
  server.use(
    http.delete('*/api/cart/kits/:kitId', () => {
      state.items = state.items.filter(({ kitId }) => kitId === null);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  show();
  await userEvent.click(within(await kit()).getByRole('button', { name: 'Eliminar kit' }));
  expect(await screen.findByText('El kit se eliminó del carrito')).toBeVisible();
  expect(screen.queryByRole('article', { name: /Kit de lujo/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await kit()).toBeVisible();
});

it('keeps the kit when removing fails', async () => {
  openCart(items()).show();
  server.use(http.delete('*/api/cart/kits/:kitId', () => refusal(503, 'unavailable', 'No disponible')));
  await userEvent.click(within(await kit()).getByRole('button', { name: 'Eliminar kit' }));
  expect(await screen.findByText('No se pudo eliminar el kit')).toBeVisible();
  expect(await kit()).toBeVisible();
});

it('shows which piece is no longer available, and disables the payment', async () => {
  openCart(items({ available: false })).show();
  expect(within(await kit()).getByText(/Ya no está disponible: Cambiador\. Elimina el kit/)).toBeVisible();
  expect(within(summary()).getByRole('button', { name: 'Proceder al Pago' })).toBeDisabled();
});

it("shows today's price of the kit where it is higher", async () => {
  openCart(items({ currentPrice: 99000 })).show();
  expect(within(await kit()).getByText(/Hoy cuesta \$504\.000.*conserva.*\$499\.500/)).toBeVisible();
});
