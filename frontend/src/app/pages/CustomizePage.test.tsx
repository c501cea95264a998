import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PricingDto } from '../../api/catalogue.api';
import type { AddToCartDto, EditCartItemDto } from '../../api/cart.api';
import fallback from '../../features/catalogue/fallback-catalogue.gen.json' with { type: 'json' };
import { writeDraft } from '../../shared/lib/draft-store';
import { Toaster } from '../../shared/ui/Toast';
import { dismissToast } from '../../shared/ui/toast-store';
import { aCart, aLine } from '../../testing/cart-data';
import { aPlainProduct, aProduct } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { PageStatusContext } from '../page-status';
import CustomizePage from './CustomizePage';

const pricing = fallback.pricing as PricingDto;
const status = { code: 200 };
const failure = (code: number) =>
  HttpResponse.json({ statusCode: code, code: 'x', message: 'No se puede', requestId: 'r' }, { status: code });

let added: AddToCartDto[];
let edited: EditCartItemDto[];

beforeEach(() => {
  added = [];
  edited = [];
  status.code = 200;
  localStorage.setItem('session_id', 'session-of-a-test');
  server.use(
    http.get('*/api/products/1', () => HttpResponse.json(aProduct())),
    http.get('*/api/products/3', () => HttpResponse.json(aPlainProduct())),
    http.get('*/api/products/999', () => failure(404)),
    http.get('*/api/pricing', () => HttpResponse.json(pricing)),
    http.get('*/api/cart/:session/totals', () => HttpResponse.json(aCart([aLine()]))),
    http.post('*/api/cart', async ({ request }) => {
      const piece = (await request.json()) as AddToCartDto;
      added.push(piece);
      return HttpResponse.json(aLine({ id: 'new', price: piece.price }), { status: 201 });
    }),
    http.patch('*/api/cart/:id', async ({ request }) => {
      edited.push((await request.json()) as EditCartItemDto);
      return HttpResponse.json(aLine());
    }),
  );
});

afterEach(() => {
  for (const key of ['product-1', `line-${aLine().id}`, `copy-${aLine().id}`]) writeDraft(key, 'kept', null);
  act(dismissToast);
  localStorage.clear();
});

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

function open(path: string) {
  return renderApp(
    <PageStatusContext value={status}>
      <Routes>
        <Route path="/customize/:id?" element={<CustomizePage />} />
        <Route path="*" element={<Place />} />
      </Routes>
      <Toaster />
    </PageStatusContext>,
    { path },
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const opened = () => heading('Personaliza tu Pañalera Multifuncional');
const nameField = () => screen.getByRole('textbox', { name: 'Nombre a bordar' });
const radio = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const summary = () => screen.getByRole('region', { name: 'Tu diseño' });
const addButton = () => within(summary()).getByRole('button', { name: 'Agregar al carrito' });
const preview = () => screen.getByRole('img', { name: /^Vista previa/ });

async function confirmSpelling() {
  const dialog = await screen.findByRole('dialog', { name: '¿Así se escribe?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, así se escribe' }));
}

it.each(['/customize', '/customize/0', '/customize/abc', '/customize/-1'])('%s names no product', async (path) => {
  open(path);
  expect(await heading('Producto No Encontrado')).toBeVisible();
  expect(screen.getByText('El producto que intentas personalizar no existe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(status.code).toBe(404);
});

it('says that it is loading', async () => {
  server.use(http.get('*/api/products/1', () => delay('infinite')));
  open('/customize/1');
  expect(await heading('Cargando producto...')).toBeVisible();
});

it('says that a product that is not there could not be loaded', async () => {
  open('/customize/999');
  expect(await heading('Error al Cargar')).toBeVisible();
  expect(screen.getByText('No se pudo cargar la información del producto.')).toBeVisible();
  expect(status.code).toBe(404);
});

it('leads from a product without embroidery to its page', async () => {
  open('/customize/3');
  expect(await heading('Mochila Clásica no lleva bordado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveAttribute('href', '/product/3');
});

it('begins with the usual choices, and describes them to those who do not see the bag', async () => {
  open('/customize/1');
  await opened();
  expect(screen.getByRole('link', { name: 'Volver al Producto' })).toHaveAttribute('href', '/product/1');
  expect(radio('Estilo de letra', /Script/)).toBeChecked();
  expect(radio('Tamaño de letra', /Mediano/)).toBeChecked();
  expect(radio('Color del hilo', /Dorado/)).toBeChecked();
  expect(radio('Motivo animal', /León/)).toBeChecked();
  expect(radio('Color del bolso', /Negro/)).toBeChecked();
  expect(preview()).toHaveAccessibleName(
    'Vista previa: Sin nombre, letra elegante, hilo dorado, bolso negro, tema león',
  );
  expect(preview()).toHaveTextContent('Escribe un nombre');
});

it('tells the price line by line at every change', async () => {
  open('/customize/1');
  await opened();
  const lines = () => [...summary().querySelectorAll('dt')].map((term) => term.textContent);
  expect(lines()).toEqual([
    'Precio base',
    'Letra Script, tamaño mediano',
    'Hilo dorado',
    'Motivo león',
    'Bolso color negro',
    'Total',
  ]);
  expect(summary()).toHaveTextContent('445.020 pesos');
  expect(within(summary()).getAllByText('Incluido')).toHaveLength(2);

  await userEvent.click(radio('Motivo animal', /Unicornio 20 pesos más/));
  await userEvent.click(radio('Tamaño de letra', /Grande/));
  await userEvent.click(screen.getByRole('checkbox', { name: /Pompón/ }));
  expect(summary()).toHaveTextContent('490.030 pesos');
  expect(lines()).toContain('Pompón');
});

it('asks for a name before anything else, beside the button and in words', async () => {
  open('/customize/1');
  await opened();
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toHaveAccessibleDescription('Por favor ingresa el nombre para personalizar');
  await userEvent.click(addButton());
  expect(await screen.findByText('Nombre requerido')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(nameField()).toBeInvalid();
  expect(added).toEqual([]);

  await userEvent.type(nameField(), '   ');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
});

it('draws the name on the bag and in the letter tiles', async () => {
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await waitFor(() => expect(preview().querySelectorAll('path').length).toBeGreaterThan(5));
  expect(preview()).toHaveAccessibleName(/Sofía, letra elegante/);
  expect(preview()).not.toHaveTextContent('Escribe un nombre');
});

it('asks whether the name is spelled so, adds it once, says so and closes', async () => {
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), ' Sofía ');
  await userEvent.type(screen.getByRole('textbox', { name: /Petición especial/ }), 'Una corona');
  await userEvent.click(addButton());
  const dialog = await screen.findByRole('dialog', { name: '¿Así se escribe?' });
  expect(dialog).toHaveTextContent('Nombre a bordar: Sofía');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Corregir' }));
  expect(added).toEqual([]);

  await userEvent.click(addButton());
  await confirmSpelling();
  expect(await screen.findByText('Producto agregado')).toBeVisible();
  expect(screen.getByText('El producto se agregó correctamente al carrito')).toBeVisible();
  expect(added).toEqual([
    expect.objectContaining({
      productId: 1,
      personalization: 'Sofía',
      embroideryFont: 'elegant',
      embroideryColor: 'gold',
      fontSize: 'medium',
      animalTheme: 'lion',
      bagColor: 'black',
      specialRequest: 'Una corona',
      hasBordado: true,
      price: 445020,
      quantity: 1,
    }),
  ]);
  expect(await screen.findByTestId('place', undefined, { timeout: 2000 })).toHaveTextContent('/product/1');
});

it('needs a text for the keychain, and forgets it with the keychain', async () => {
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('checkbox', { name: /Llavero personalizado/ }));
  await userEvent.click(addButton());
  expect(await screen.findByText('Campo requerido')).toBeVisible();
  const keychain = screen.getByRole('textbox', { name: 'Texto para el llavero' });
  expect(keychain).toHaveFocus();
  expect(keychain).toHaveAccessibleDescription(/Por favor ingresa el texto para el llavero personalizado/);

  await userEvent.type(keychain, 'Sofi');
  await userEvent.click(screen.getByRole('checkbox', { name: /Llavero personalizado/ }));
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({ addPersonalizedKeychain: false, keychainPersonalization: '' });
});

it('shows the name in the add-ons card, to be written above', async () => {
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('checkbox', { name: /Bordado de nombre/ }));
  const copy = screen.getByRole('textbox', { name: 'Nombre para el bordado' });
  expect(copy).toBeDisabled();
  expect(copy).toHaveValue('Sofía');
});

it.each([
  ['Sofía 😀', /No podemos bordar el emoji 😀/],
  ['a'.repeat(21), /Máximo 20 caracteres: sobra 1/],
  ['Sof\u200bía', /No podemos bordar/],
  ['<b>', /No podemos bordar/],
])('says what is wrong with the name %j, and adds nothing', async (name, problem) => {
  open('/customize/1');
  await opened();
  await userEvent.click(nameField());
  await userEvent.paste(name);
  await userEvent.click(addButton());
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription(problem));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(added).toEqual([]);
});

it('refuses a price that is no price', async () => {
  server.use(http.get('*/api/products/1', () => HttpResponse.json(aProduct({ price: -445020 }))));
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(addButton());
  expect(await screen.findByText('Precio inválido')).toBeVisible();
  expect(screen.getByText('El precio calculado no es válido, por favor revisa las opciones')).toBeVisible();
});

it('keeps everything as typed when it could not be added', async () => {
  server.use(http.post('*/api/cart', () => failure(503)));
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirmSpelling();
  expect(await within(summary()).findByText('No se pudo agregar el producto al carrito')).toBeVisible();
  expect(nameField()).toHaveValue('Sofía');
});

it('offers threads that show on the leather, one tap away', async () => {
  open('/customize/1');
  await opened();
  await userEvent.click(radio('Color del hilo', /Negro/));
  const advice = screen.getByText('El hilo negro sobre bolso negro casi no se ve.').closest('[role=status]');
  const [better] = within(advice as HTMLElement).getAllByRole('button', { name: /^Usar hilo/ });
  const colour = new RegExp(better!.textContent.replace('Usar hilo ', ''), 'i');
  await userEvent.click(better!);
  expect(radio('Color del hilo', colour)).toBeChecked();
  expect(screen.queryByText(/casi no se ve/)).not.toBeInTheDocument();
});

it('warns that a long name gets small letters', async () => {
  open('/customize/1');
  await opened();
  await userEvent.click(radio('Tamaño de letra', /Pequeño/));
  await userEvent.type(nameField(), 'Maximiliano Fernando');
  expect(await screen.findByText(/mm/)).toBeVisible();
});

it('finds the design again after Back', async () => {
  const { unmount } = open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(radio('Color del bolso', /Rojo/));
  unmount();
  open('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('Sofía');
  expect(radio('Color del bolso', /Rojo/)).toBeChecked();
  expect(screen.queryByText(/Este diseño ya está en/)).not.toBeInTheDocument();
});

it('says after Back from the cart that the design is in there, and can start over', async () => {
  const { unmount } = open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirmSpelling();
  await screen.findByTestId('place', undefined, { timeout: 2000 });
  unmount();

  open('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('Sofía');
  expect(screen.getByText(/Este diseño ya está en/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Empezar otro diseño' }));
  expect(nameField()).toHaveValue('');
});

it('opens nothing that storage was filled with by mistake', async () => {
  writeDraft('product-1', 'kept', { name: 7, fontStyle: 'gothic', addOns: ['gone', 'pompon'] });
  open('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('');
  expect(radio('Estilo de letra', /Script/)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Pompón/ })).toBeChecked();
});

it('changes a line of the cart where it stands', async () => {
  open(`/customize/1?line=${aLine().id}`);
  await screen.findByRole('textbox', { name: 'Nombre a bordar' });
  expect(nameField()).toHaveValue('Sofía');
  expect(radio('Estilo de letra', /Comic/)).toBeChecked();
  expect(radio('Color del bolso', /Rojo/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Texto para el llavero' })).toHaveValue('Sofi');

  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'Lucía');
  await userEvent.click(within(summary()).getByRole('button', { name: 'Guardar cambios' }));
  await confirmSpelling();
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(edited).toEqual([expect.objectContaining({ personalization: 'Lucía', embroideryFont: 'playful' })]);
  expect(edited[0]).not.toHaveProperty('quantity');
  expect(added).toEqual([]);
  expect(await screen.findByTestId('place', undefined, { timeout: 2000 })).toHaveTextContent('/cart');
});

it('starts the brother’s piece from a line, without its name', async () => {
  open(`/customize/1?copy=${aLine().id}`);
  await screen.findByRole('textbox', { name: 'Nombre a bordar' });
  expect(nameField()).toHaveValue('');
  expect(radio('Motivo animal', /Oso/)).toBeChecked();
  await userEvent.type(nameField(), 'Mateo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Texto para el llavero' }), 'Mati');
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({ personalization: 'Mateo', keychainPersonalization: 'Mati', animalTheme: 'bear' });
  expect(edited).toEqual([]);
});

it('says that a line is no longer there', async () => {
  open('/customize/1?line=gone');
  expect(await screen.findByRole('heading', { name: 'Este diseño ya no está en tu carrito' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Empezar uno nuevo' })).toHaveAttribute('href', '/customize/1');
});

it('cannot be ordered while it is sold out, and says so', async () => {
  server.use(http.get('*/api/products/1', () => HttpResponse.json(aProduct({ inStock: false }))));
  open('/customize/1');
  await opened();
  await userEvent.type(nameField(), 'Sofía');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toHaveAccessibleDescription(/Por ahora no lo tenemos/);
  await userEvent.click(addButton());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
