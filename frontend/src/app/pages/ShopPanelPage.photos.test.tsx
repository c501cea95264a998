import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../../shared/ui/Toast';
import { aPicture, backOfficeServer } from '../../testing/back-office-server';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { photoEnvironment } from '../../testing/photo-environment';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import ShopPanelPage from './ShopPanelPage';

const [A, B, C, NEW] = ['a', 'b', 'c', 'e'].map((letter) => letter.repeat(20)) as [string, string, string, string];
const STORED = { pictures: [A, B, C], plainPictures: [B], pictureAlts: { [A]: 'De frente', [B]: 'De lado' } };

const drawn = photoEnvironment();
beforeEach(() => drawn.splice(0));
afterEach(() => void identityServer());

/** Opens a product, by default one with three photos. */
async function open(values: object = STORED, item = '1') {
  const state = backOfficeServer();
  const [product] = state.rows.product!;
  state.rows.product = [{ ...product!, values: { ...product!.values, ...values } }];
  const view = renderApp(
    <>
      <main>
        <Routes>
          <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
        </Routes>
      </main>
      <Toaster />
    </>,
    { path: `/panel/tienda/productos/${item}` },
  );
  await screen.findByRole('heading', { name: 'Fotos' });
  return { state, view };
}

const valueOf = (state: ReturnType<typeof backOfficeServer>, field: string) =>
  state.sets[0]?.changes.find((change) => change.field === field)?.value;
const order = () =>
  screen.getAllByRole('button', { name: /^Mover la foto/ }).map((card) => card.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const photo = (name = 'milano.jpg', type = 'image/jpeg') => new File(['photo'], name, { type });

async function choose(file: File, input = 'Foto nueva') {
  await userEvent.upload(screen.getByLabelText(input), file, { applyAccept: false });
}

/** Chooses a photo, keeps its crop, and describes it. */
async function add(alt = 'Con el nombre Sofía') {
  await choose(photo());
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto nueva' }));
  await dialog.findByRole('group', { name: /^Recorte/ });
  if (alt) await write(dialog.getByLabelText(/^Qué se ve/), alt);
  await userEvent.click(dialog.getByRole('button', { name: 'Agregar la foto' }));
}

it('shows the photos in order, with the main one, their texts and no accessibility violations', async () => {
  await open();
  expect(order()).toEqual(['Mover la foto 1 de 3: De frente', 'Mover la foto 2 de 3: De lado', 'Mover la foto 3 de 3']);
  const [first, second, third] = screen.getByRole('list', { name: 'Fotos del producto' }).children;
  expect(first).toHaveTextContent('Principal');
  expect(second).toHaveTextContent('Sin bordado');
  expect(third).toHaveTextContent('Falta decir qué se ve.');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

describe('a new photo', () => {
  it('is cropped to a square, shrunk, uploaded, and added to the draft with its text', async () => {
    const { state } = await open();
    await add();
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, B, C, NEW]));
    expect(valueOf(state, 'pictureAlts')).toEqual({ ...STORED.pictureAlts, [NEW]: 'Con el nombre Sofía' });
    expect(drawn).toEqual([
      { width: 1600, height: 1600, type: 'image/jpeg' },
      { width: 1600, height: 1600, type: 'image/jpeg' },
    ]);
    expect(order().at(-1)).toBe('Mover la foto 4 de 4: Con el nombre Sofía');
    expect(await screen.findByText('2 cambios sin publicar')).toBeVisible();
  });

  it('is cropped with the keyboard, freely or as a square, and rotated', async () => {
    await open();
    await choose(photo(), 'Elegir de la galería');
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto nueva' }));
    const crop = await dialog.findByRole('group', { name: /^Recorte/ });
    expect(crop).toHaveStyle({ width: '75%', left: '12.5%' });
    expect(dialog.getByRole('button', { name: /^Esquina inferior derecha/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('switch', { name: 'Recorte cuadrado' }));
    await waitFor(() => expect(dialog.getByRole('group', { name: /^Recorte/ })).toHaveStyle({ width: '100%' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Girar' }));
    await waitFor(() => expect(drawn).toEqual([{ width: 3000, height: 4000, type: 'image/jpeg' }]));
  });

  it('requires a text, and sends nothing without it', async () => {
    const { state } = await open();
    await add('');
    expect(await screen.findByText('Escribe qué se ve en la foto.')).toBeVisible();
    expect(screen.getByLabelText(/^Qué se ve/)).toHaveFocus();
    expect(state.uploadRequests).toBe(0);
  });

  it('survives a lost connection with its crop and text', async () => {
    const { state } = await open();
    state.refusal = () => HttpResponse.error();
    await add();
    expect(await screen.findByText(/^No pudimos conectarnos con la tienda/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Con el nombre Sofía' })).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    const link = screen.getByRole('link', { name: 'Una foto no se subió' });
    expect(link).toHaveAttribute('href', '/panel/tienda/productos/1');
    const encoded = drawn.length;
    await press('Reintentar');
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, B, C, NEW]));
    expect(drawn).toHaveLength(encoded);
    expect(state.uploadRequests).toBe(2);
    const after = new Event('beforeunload', { cancelable: true });
    dispatchEvent(after);
    expect(after.defaultPrevented).toBe(false);
  });

  it('is sent again when the connection comes back', async () => {
    const { state } = await open();
    state.refusal = () => HttpResponse.error();
    await add();
    await screen.findByRole('button', { name: 'Reintentar' });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, B, C, NEW]));
  });

  it('shows the error of the API at the photo, and keeps the others', async () => {
    const { state } = await open();
    const message = 'No pudimos leer esta foto: el archivo está dañado o incompleto.';
    state.refusal = () => refusal(422, 'media.broken', message, { file: message });
    await add();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    await press('Descartar');
    expect(screen.getByRole('heading', { name: 'Fotos' })).toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(order()).toHaveLength(3);
    expect(state.sets).toEqual([]);
  });

  it('joins the draft when its upload ends on another screen', async () => {
    const { state, view } = await open();
    let answer: (response: Response) => void = () => undefined;
    state.uploadAnswer = new Promise((resolve) => (answer = resolve));
    await add();
    await screen.findByRole('progressbar', { name: 'Subiendo la foto' });
    view.unmount();
    act(() => answer(HttpResponse.json(aPicture(NEW), { status: 201 })));
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, B, C, NEW]));
  });

  it.each([
    ['a PDF', photo('factura.pdf', 'application/pdf'), 'Sube una foto en JPEG, PNG o WebP.'],
    [
      'a file over 15 MB',
      new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'grande.jpg', { type: 'image/jpeg' }),
      'La foto pesa más de 15 MB. Sube una más liviana.',
    ],
    ['an empty file', new File([], 'vacía.jpg', { type: 'image/jpeg' }), /^No pudimos leer esta foto/],
    ['a damaged photo', photo('broken.jpg'), /^No pudimos leer esta foto/],
  ])('is refused before the upload: %s', async (_, file, message) => {
    const { state } = await open();
    await choose(file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(state.uploadRequests).toBe(0);
    expect(order()).toHaveLength(3);
  });

  it('is part of a new product, which waits for its upload', async () => {
    const { state } = await open(STORED, 'nuevo');
    let answer = (_response: Response) => undefined as void;
    state.uploadAnswer = new Promise((resolve) => (answer = resolve));
    await add();
    expect(await screen.findByText(/^Espera a que terminen de subir las fotos/)).toBeVisible();
    answer(HttpResponse.json(aPicture(NEW), { status: 201 }));
    await waitFor(() => expect(order()).toEqual(['Mover la foto 1 de 1: Con el nombre Sofía']));
    await write(screen.getByLabelText('Nombre'), 'Bolso Luna');
    await write(screen.getByLabelText('Categoría'), 'Maletas');
    await write(screen.getByLabelText('Precio'), '390000');
    await press('Agregar al borrador');
    await screen.findByText('1 cambio sin publicar');
    expect(state.sets[0]!.changes[0]!.values).toMatchObject({
      withdrawn: false,
      pictures: [NEW],
      pictureAlts: { [NEW]: 'Con el nombre Sofía' },
    });
  });

  it('is not offered beyond 12 photos', async () => {
    await open({ ...STORED, pictures: Array.from({ length: 12 }, (_, index) => String(index).padStart(20, '0')) });
    expect(screen.getByLabelText('Foto nueva')).toBeDisabled();
    expect(screen.getByText(/^Un producto tiene máximo 12 fotos/)).toBeVisible();
  });
});

describe('the order', () => {
  it('changes with buttons, which keep the focus', async () => {
    const { state } = await open();
    await press('Bajar la foto 1 de 3');
    expect(button('Bajar la foto 2 de 3')).toHaveFocus();
    expect(screen.getByText('Foto en el lugar 2 de 3.')).toBeInTheDocument();
    await press('Bajar la foto 2 de 3');
    expect(button('Bajar la foto 3 de 3')).toHaveFocus();
    expect(button('Bajar la foto 3 de 3')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([B, C, A]));
    await press('Subir la foto 3 de 3');
    await press('Subir la foto 2 de 3');
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('changes by dragging with the keyboard', async () => {
    const { state } = await open();
    placeCardsInARow();
    const handle = button(/^Mover la foto 3/);
    handle.focus();
    fireEvent.keyDown(handle, { code: 'Space' });
    await screen.findByText('La foto está sobre el lugar 3 de 3.');
    // The sensor listens for keys after a task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.keyDown(handle, { code: 'ArrowLeft' });
    await screen.findByText('La foto está sobre el lugar 2 de 3.');
    fireEvent.keyDown(handle, { code: 'Space' });
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, C, B]));
  });

  it('stays on the device without a connection', async () => {
    const { state } = await open();
    state.refusal = () => HttpResponse.error();
    await press('Bajar la foto 1 de 3');
    expect(await screen.findByText(/^Sin conexión/)).toBeVisible();
    expect(order()[0]).toBe('Mover la foto 1 de 3: De lado');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([B, A, C]));
  });
});

describe('a photo of the product', () => {
  const edit = async (name: string) => {
    await press(name);
    return within(screen.getByRole('dialog', { name: 'Editar la foto' }));
  };

  it('gets a text, and shows without embroidery', async () => {
    const { state } = await open();
    const dialog = await edit('Editar la foto 3 de 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escribe qué se ve en la foto.')).toBeVisible();
    await write(dialog.getByLabelText(/^Qué se ve/), ' El bolsillo ');
    await userEvent.click(dialog.getByRole('switch', { name: 'Se ve sin bordado' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(valueOf(state, 'pictureAlts')).toEqual({ ...STORED.pictureAlts, [C]: 'El bolsillo' }));
    expect(valueOf(state, 'plainPictures')).toEqual([B, C]);
  });

  it('becomes the main one', async () => {
    const { state } = await open();
    const dialog = await edit('Editar la foto 3 de 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Poner de principal' }));
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([C, A, B]));
  });

  it('is removed, and brought back to its position', async () => {
    const { state } = await open();
    const dialog = await edit('Editar la foto 2 de 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar la foto' }));
    expect(screen.getByRole('heading', { name: 'Fotos' })).toHaveFocus();
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([A, C]));
    expect(valueOf(state, 'plainPictures')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('cannot be removed when it is the only one', async () => {
    await open({ ...STORED, pictures: [A] });
    const dialog = await edit('Editar la foto 1 de 1');
    expect(dialog.queryByRole('button', { name: 'Quitar la foto' })).not.toBeInTheDocument();
    expect(dialog.getByText('Un producto necesita al menos una foto.')).toBeVisible();
  });

  it('is brought back from the earlier ones, with its text', async () => {
    const { state } = await open({ ...STORED, pictures: [B] });
    state.pictures = [aPicture(A), aPicture(B)];
    await press('Recuperar una foto anterior');
    const dialog = within(screen.getByRole('dialog', { name: 'Recuperar una foto anterior' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Recuperar/ }));
    await waitFor(() => expect(valueOf(state, 'pictures')).toEqual([B, A]));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(order()).toEqual(['Mover la foto 1 de 2: De lado', 'Mover la foto 2 de 2: De frente']);
  });
});

it('shows an error of the API about the photos, and keeps the edit', async () => {
  const { state } = await open();
  const message = 'Una de estas fotos no está en la tienda. Súbela de nuevo.';
  state.refusal = () => refusal(400, 'request.invalid', message, { 'changes.0.value': message });
  await press('Bajar la foto 1 de 3');
  expect(await screen.findByText(message)).toBeVisible();
  expect(order()[0]).toBe('Mover la foto 1 de 3: De lado');
});

/** Gives the cards a layout, which jsdom does not have: 100 pixels each, side by side. */
function placeCardsInARow(): void {
  const cards = [...screen.getByRole('list', { name: 'Fotos del producto' }).children];
  cards.forEach((card, index) => {
    card.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 100);
  });
}
