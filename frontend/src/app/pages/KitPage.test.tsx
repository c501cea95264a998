import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { AddKitDto, CartItemDto, EditKitDto } from '../../api/cart.api';
import { Toaster } from '../../shared/ui/Toast';
import { aCart, aLine } from '../../testing/cart-data';
import { seededPricing as pricing } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import KitPage from './KitPage';
import { wholeText } from '../../testing/whole-text';

const KIT_ID = '0d5f4f0e-8f5b-4f53-9f3e-5a4a3d7f9b10';
const MUDAS = 5;
const MOCHILA = 7;

/** The pieces as the cart returns them, with the same name on all that can have one. */
const kitItems = (name: string): CartItemDto[] =>
  pricing.kit.pieces.map(({ productId, embroiderable, price }) =>
    aLine({
      id: `line-${productId}`,
      productId,
      price,
      quantity: 1,
      kitId: KIT_ID,
      hasBordado: embroiderable,
      personalization: embroiderable ? name : '',
      keychainPersonalization: '',
      addOns: [],
      specialRequest: '',
    }),
  );

const seen = { added: [] as AddKitDto[], keys: [] as (string | null)[], edited: [] as EditKitDto[] };

beforeEach(() => {
  Object.assign(seen, { added: [], keys: [], edited: [] });
  localStorage.setItem('session_id', 'session-of-a-test');
  server.use(
    http.get('*/api/pricing', () => HttpResponse.json(pricing)),
    http.get('*/api/cart/:session/totals', () => HttpResponse.json(aCart(kitItems('Sofía')))),
    http.post('*/api/cart/kits', async ({ request }) => {
      seen.added.push((await request.json()) as AddKitDto);
      seen.keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json(kitItems('Sofía'), { status: 201 });
    }),
    http.patch('*/api/cart/kits/:id', async ({ request }) => {
      seen.edited.push((await request.json()) as EditKitDto);
      return HttpResponse.json(kitItems('Mateo'));
    }),
  );
});
afterEach(() => {
  localStorage.removeItem('session_id');
});

function CurrentPath() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

async function openKit(path = '/kit') {
  renderApp(
    <>
      <Routes>
        <Route path="/kit" element={<KitPage />} />
        <Route path="*" element={<CurrentPath />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
  await screen.findByRole('heading', { level: 1, name: 'Kit de lujo de 7 piezas' });
}

const nameField = () => screen.findByRole('textbox', { name: /^Nombre para todas las piezas/ });
const total = () => screen.getByRole('region', { name: 'Tu kit' });
const addButton = () => within(total()).getByRole('button');
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Sí, así se escribe' }));
const nameOf = (productId: number, { pieces }: EditKitDto) =>
  pieces.find((piece) => piece.productId === productId)?.personalization;

it('asks once for the name and adds all pieces to the cart, once', async () => {
  await openKit();
  await write(await nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirm();
  await userEvent.click(addButton());

  expect(await screen.findByText(/Kit agregado|El precio se actualizó/)).toBeVisible();
  expect(seen.added).toHaveLength(1);
  expect(seen.keys[0]).toMatch(/./);
  expect(seen.added[0]).toMatchObject({ quantity: 1, gifts: [{ productId: MOCHILA, addOn: 'pompon' }] });
  expect(seen.added[0]!.pieces.map(({ productId }) => productId)).toEqual(
    pricing.kit.pieces.map(({ productId }) => productId),
  );
  expect(nameOf(MUDAS, seen.added[0]!)).toBe('Sofía');
  expect(await screen.findByText(/Este kit ya está en/)).toBeVisible();
});

it('sends nothing without a name and focuses its field', async () => {
  await openKit();
  expect(addButton()).toHaveAccessibleName('Escribe el nombre');
  await userEvent.click(addButton());

  expect(await nameField()).toHaveFocus();
  expect(screen.getByText('Nombre requerido')).toBeVisible();
  expect(seen.added).toEqual([]);
});

it('sets a different name for one piece, and removes it again', async () => {
  await openKit();
  await write(await nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar solo esta.*Organizador de mudas/ }));
  const own = screen.getByRole('textbox', { name: /^Nombre en Organizador de mudas/ });
  await userEvent.clear(own);
  await write(own, 'Mateo');
  expect(await screen.findByText(wholeText(/Bordado: Mateo/))).toBeVisible();
  await userEvent.click(addButton());
  await confirm();
  expect(nameOf(MUDAS, seen.added[0]!)).toBe('Mateo');
  expect(nameOf(MOCHILA, seen.added[0]!)).toBe('Sofía');

  await userEvent.click(screen.getByRole('button', { name: /^Igual a las demás/ }));
  await waitFor(() => expect(screen.queryByText(/Bordado: Mateo/)).not.toBeInTheDocument());
});

it('opens the piece whose name is invalid', async () => {
  await openKit();
  await write(await nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar solo esta.*Maleta/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: /^Nombre en Maleta/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Cerrar.*Maleta/ }));
  await userEvent.click(addButton());

  expect(screen.getByRole('textbox', { name: /^Nombre en Maleta/ })).toHaveFocus();
  expect(seen.added).toEqual([]);
});

it('asks for the text of an included keychain, and shows which piece it belongs to', async () => {
  await openKit();
  await write(await nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('radio', { name: /^Llavero personalizado/ }));
  await userEvent.click(addButton());
  const text = screen.getByRole('textbox', { name: /^Texto para el llavero/ });
  expect(text).toHaveFocus();
  await write(text, 'Sofi');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿En qué pieza va?' }), 'Maleta');
  await userEvent.click(addButton());
  await confirm();
  expect(seen.added[0]).toMatchObject({ gifts: [{ productId: 11, addOn: 'keychain' }] });
});

it('shows what is sold out and adds nothing', async () => {
  const pieces = pricing.kit.pieces.map((piece) => ({ ...piece, inStock: piece.productId !== 13 }));
  server.use(http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, kit: { ...pricing.kit, pieces } })));
  await openKit();
  expect(await screen.findByText(/no podemos hacer el kit: Portadocumentos/)).toBeVisible();
  expect(addButton()).toBeDisabled();
});

it('shows why a kit was not added', async () => {
  server.use(
    http.post('*/api/cart/kits', () =>
      HttpResponse.json(
        { statusCode: 422, code: 'cart.full', message: 'El carrito puede tener máximo 200 productos distintos.' },
        { status: 422 },
      ),
    ),
  );
  await openKit();
  await write(await nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirm();
  expect((await screen.findAllByText(/máximo 200 productos/)).length).toBeGreaterThan(0);
});

it('opens a kit of the cart, saves it and returns there', async () => {
  await openKit(`/kit?kit=${KIT_ID}`);
  const name = await nameField();
  expect(name).toHaveValue('Sofía');
  await userEvent.clear(name);
  await write(name, 'Mateo');
  await userEvent.click(within(total()).getByRole('button', { name: 'Guardar cambios' }));
  await confirm();
  expect(await screen.findByTestId('path', {}, { timeout: 3000 })).toHaveTextContent('/cart');
  expect(nameOf(MOCHILA, seen.edited[0]!)).toBe('Mateo');
});

it('shows that the kit was removed in another tab', async () => {
  server.use(http.get('*/api/cart/:session/totals', () => HttpResponse.json(aCart([aLine()]))));
  await openKit(`/kit?kit=${KIT_ID}`);
  expect(await screen.findByRole('heading', { name: 'Este kit ya no está en tu carrito' })).toBeVisible();
});
