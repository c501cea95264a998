import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { ProductDto } from '../../api/catalogue.api';
import { Toaster } from '../../shared/ui/Toast';
import { dismissToast } from '../../shared/ui/toast-store';
import { anItem, cartServer, refusal } from '../../testing/cart-server';
import { aPlainProduct, aProduct, catalogueHandlers, pricing } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ProductPage from './ProductPage';

const addOns = [
  ...pricing.addOns,
  { id: 'keychain', label: 'Llavero personalizado', description: '', price: 55000, needs: 'keychainText' as const },
  { id: 'expressService', label: 'Servicio express', description: 'Entrega en 24 horas', price: 50000, needs: null },
];

async function open(product: ProductDto = aProduct()) {
  const { state, handlers } = cartServer();
  server.use(
    http.get('*/api/products/:id', () => HttpResponse.json(product)),
    http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, addOns })),
    ...handlers,
    ...catalogueHandlers,
  );
  renderApp(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>
      <Toaster />
    </>,
    { path: `/product/${product.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: product.name });
  return state;
}

const name = () => screen.getByRole('textbox', { name: /^Nombre a bordar/ });
const addOn = (label: RegExp) => screen.getByRole('checkbox', { name: label });
const addButton = () =>
  screen.getAllByRole('button', { name: /^(Agregar al carrito|Agregando\.\.\.|Agregado!|Error)$/ })[0]!;
const lines = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Sí, así se escribe' }));

afterEach(() => {
  act(dismissToast);
  localStorage.clear();
});

it('tells the price line by line, and how many', async () => {
  await open();
  await userEvent.click(addOn(/Pompón/));
  await userEvent.click(addOn(/express/));
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(lines()).toEqual([
    'Precio base$445.000445.000 pesos',
    'Sin bordado−$15.000menos 15.000 pesos',
    'Pompón$45.00045.000 pesos',
    'Servicio express$50.00050.000 pesos',
    'Cada pieza$525.000525.000 pesos',
    'Envío≈ $25.000, lo pagas al recibir',
    'Total, 2 piezas$1.050.0001.050.000 pesos',
  ]);
  expect(await screen.findByText('Total: 1.050.000 pesos')).toBeInTheDocument();
});

it('shows every letter once more, then adds the piece and starts over', async () => {
  const state = await open();
  await userEvent.type(name(), ' Sofía ');
  await userEvent.click(addOn(/Llavero/));
  await userEvent.type(screen.getByRole('textbox', { name: /llavero/ }), 'Sofi');
  await userEvent.click(addButton());
  const dialog = await screen.findByRole('dialog', { name: '¿Así se escribe?' });
  expect(within(dialog).getByText(/: Sofía/)).toBeInTheDocument();
  expect(within(dialog).getByText(/retracto/)).toBeInTheDocument();
  await confirm();

  expect(await screen.findByText('El producto se agregó correctamente al carrito')).toBeVisible();
  expect(addButton()).toHaveTextContent('Agregado!');
  expect(state.added).toEqual([
    expect.objectContaining({
      productId: 1,
      price: 500000,
      quantity: 1,
      personalization: 'Sofía',
      keychainPersonalization: 'Sofi',
      addPersonalizedKeychain: true,
      addNameEmbroidery: false,
      hasBordado: true,
      sessionId: localStorage.getItem('session_id'),
    }),
  ]);
  expect(name()).toHaveValue('');
  expect(addOn(/Llavero/)).not.toBeChecked();
});

it('adds exactly the piece whose letters were confirmed, whatever changes behind the question', async () => {
  const state = await open();
  const plain = screen.getByRole('radio', { name: /Sin bordado/ });
  const more = screen.getByRole('button', { name: 'Más' });
  await userEvent.type(name(), 'Sofía');
  await userEvent.click(addButton());
  fireEvent.click(plain);
  fireEvent.click(more);
  await confirm();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added).toEqual([expect.objectContaining({ personalization: 'Sofía', hasBordado: true, quantity: 1 })]);
});

it('keeps what is typed while the piece before is on its way', async () => {
  const state = await open();
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  server.use(http.post('*/api/cart', async () => void (await answer)));
  await userEvent.type(name(), 'Sofía');
  await userEvent.click(addButton());
  await confirm();
  fireEvent.change(name(), { target: { value: 'Leo' } });
  arrive();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added[0]).toMatchObject({ personalization: 'Sofía' });
  expect(name()).toHaveValue('Leo');
});

it('goes back to the form to correct the spelling', async () => {
  const state = await open();
  await userEvent.type(name(), 'Sofia');
  await userEvent.click(addButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name()).toHaveValue('Sofia');
  expect(state.added).toEqual([]);
});

it('leaves the name out of a piece without embroidery', async () => {
  const state = await open();
  await userEvent.type(name(), 'Sofía');
  await userEvent.click(addOn(/Bordado de nombre/));
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  await userEvent.click(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added[0]).toMatchObject({
    hasBordado: false,
    personalization: '',
    addNameEmbroidery: false,
    price: 430000,
  });
});

it.each([
  [/Bordado de nombre/, 'Nombre requerido', 'Por favor ingresa el nombre para personalizar', /^Nombre a bordar/],
  [/Llavero/, 'Campo requerido', 'Por favor ingresa el texto para el llavero personalizado', /llavero/],
])('asks for the text that %s needs', async (label, title, text, field) => {
  const state = await open();
  await userEvent.click(addOn(label));
  const box = screen.getByRole('textbox', { name: field });
  expect(box).not.toHaveAttribute('aria-invalid');
  await userEvent.click(addButton());
  expect(await screen.findByText(title)).toBeVisible();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription(new RegExp(text));
  expect(box).toHaveFocus();
  expect(state.added).toEqual([]);
});

it.each([
  ['😀', /No podemos bordar «😀»/],
  ['<b>', /No podemos bordar «<», «>»/],
  ['ñ'.repeat(21), /Máximo 20 caracteres: sobra 1/],
])('names what is wrong with %s', async (typed, message) => {
  const state = await open();
  await userEvent.type(name(), typed);
  expect(name()).toHaveAccessibleDescription(message);
  await userEvent.click(addButton());
  expect(state.added).toEqual([]);
});

it('adds once, however often it is pressed', async () => {
  const state = await open();
  await userEvent.dblClick(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  await userEvent.click(addButton());
  await act(() => delay(50));
  expect(state.added).toHaveLength(1);
});

it('says that it cannot be pressed while it tells the outcome, and takes the next piece after that', async () => {
  const state = await open();
  await userEvent.click(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(name(), 'Leo');
  await userEvent.click(addButton());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
  await userEvent.click(addButton());
  await confirm();
  await waitFor(() => expect(state.added).toHaveLength(2));
});

it('keeps everything as typed when adding fails, and the next try is the same one', async () => {
  const state = await open();
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/cart', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  await userEvent.type(name(), 'Leo');
  await userEvent.click(addButton());
  await confirm();
  expect(await screen.findAllByText('No se pudo agregar el producto al carrito')).toHaveLength(2);
  expect(addButton()).toHaveTextContent('Error');
  expect(name()).toHaveValue('Leo');

  await userEvent.click(addButton());
  await confirm();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(state.added).toHaveLength(1);
});

it('says what the shop refuses in its own words', async () => {
  await open();
  server.use(
    http.post('*/api/cart', () => refusal(422, 'cart.quantity_limit', 'Puedes pedir máximo 99 piezas iguales.')),
  );
  await userEvent.click(addButton());
  expect(await screen.findAllByText('Puedes pedir máximo 99 piezas iguales.')).toHaveLength(2);
});

it('tells a price that is another one by now', async () => {
  await open();
  server.use(http.post('*/api/cart', () => HttpResponse.json(anItem({ price: 460000 }), { status: 201 })));
  await userEvent.click(addButton());
  expect(await screen.findByText('El precio se actualizó')).toBeVisible();
  expect(screen.getByText(/\$460\.000/)).toBeVisible();
});

it('cannot be added while it is sold out, and says why', async () => {
  await open(aPlainProduct({ inStock: false }));
  for (const button of screen.getAllByRole('button', { name: 'Agregar al carrito' })) expect(button).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription(/^Agotado: por ahora no lo tenemos/);
});

it('says when it arrives, sooner with express service', async () => {
  await open();
  const estimate = await screen.findByText(/^Llega entre el \d+/);
  const standard = estimate.textContent;
  await userEvent.click(addOn(/express/));
  expect(await screen.findByText((text) => /^Llega entre/.test(text) && text !== standard)).toBeVisible();
});

it('leads to the customiser, only where there is something to embroider', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Ver cómo queda en el personalizador' });
  expect(link).toHaveAttribute('href', '/customize/1');
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  expect(link).not.toBeInTheDocument();
});
