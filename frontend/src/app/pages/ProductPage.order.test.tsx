import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anItem, refusal } from '../../testing/cart-server';
import { pass, startClock } from '../../testing/clock';
import { addButton, addOn, confirmSpelling, nameField, openProduct } from '../../testing/product-page';
import { server } from '../../testing/server';
import { write } from '../../testing/write';

afterEach(() => {
  localStorage.clear();
});

it('shows every letter for confirmation, then adds the piece and starts over', async () => {
  const state = await openProduct();
  await write(nameField(), ' Sofía ');
  await userEvent.click(addOn(/Llavero/));
  await write(screen.getByRole('textbox', { name: /llavero/ }), 'Sofi');
  await userEvent.click(addButton());
  const dialog = await screen.findByRole('dialog', { name: '¿Así se escribe?' });
  expect(dialog).toHaveTextContent('Nombre a bordar: Sofía');
  await confirmSpelling();

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
  expect(nameField()).toHaveValue('');
  expect(addOn(/Llavero/)).not.toBeChecked();
});

it('adds exactly the confirmed piece, despite changes behind the dialog', async () => {
  const state = await openProduct();
  const plain = screen.getByRole('radio', { name: /Sin bordado/ });
  const more = screen.getByRole('button', { name: 'Más' });
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  fireEvent.click(plain);
  fireEvent.click(more);
  await confirmSpelling();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added).toEqual([expect.objectContaining({ personalization: 'Sofía', hasBordado: true, quantity: 1 })]);
});

it('keeps new input while the previous piece is being added', async () => {
  const state = await openProduct();
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  server.use(http.post('*/api/cart', async () => void (await answer)));
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirmSpelling();
  fireEvent.change(nameField(), { target: { value: 'Leo' } });
  arrive();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added[0]).toMatchObject({ personalization: 'Sofía' });
  expect(nameField()).toHaveValue('Leo');
});

it('returns to the form to correct the spelling', async () => {
  const state = await openProduct();
  await write(nameField(), 'Sofia');
  await userEvent.click(addButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(nameField()).toHaveValue('Sofia');
  expect(state.added).toEqual([]);
});

it('adds once, despite repeated clicks', async () => {
  startClock();
  const state = await openProduct();
  await userEvent.dblClick(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  await userEvent.click(addButton());
  await pass(50);
  expect(state.added).toHaveLength(1);
});

it('is disabled while it shows the result, and adds the next piece after that', async () => {
  startClock();
  const state = await openProduct();
  await userEvent.click(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  await write(nameField(), 'Leo');
  await userEvent.click(addButton());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(1_800);
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  await pass(200);
  expect(addButton()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(state.added).toHaveLength(2));
});

it('keeps the input when adding fails, and repeats the same request', async () => {
  const state = await openProduct();
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/cart', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  await write(nameField(), 'Leo');
  await userEvent.click(addButton());
  await confirmSpelling();
  expect(await screen.findAllByText('No se pudo agregar el producto al carrito')).toHaveLength(2);
  expect(addButton()).toHaveTextContent('Error');
  expect(nameField()).toHaveValue('Leo');

  await userEvent.click(addButton());
  await confirmSpelling();
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(state.added).toHaveLength(1);
});

it('shows the server’s error message', async () => {
  await openProduct();
  server.use(
    http.post('*/api/cart', () => refusal(422, 'cart.quantity_limit', 'Puedes pedir máximo 99 piezas iguales.')),
  );
  await userEvent.click(addButton());
  expect(await screen.findAllByText('Puedes pedir máximo 99 piezas iguales.')).toHaveLength(2);
});

it('shows a price that has changed', async () => {
  await openProduct();
  server.use(http.post('*/api/cart', () => HttpResponse.json(anItem({ price: 460000 }), { status: 201 })));
  await userEvent.click(addButton());
  expect(await screen.findByText('El precio se actualizó')).toBeVisible();
  expect(screen.getByText(/\$460\.000/)).toBeVisible();
});
