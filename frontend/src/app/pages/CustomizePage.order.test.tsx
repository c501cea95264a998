import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { AddToCartDto } from '../../api/cart.api';
import { aProduct } from '../../testing/catalogue-data';
import { pass, startClock } from '../../testing/clock';
import {
  addButton,
  confirmSpelling,
  nameField,
  openCustomiser,
  opened,
  refusal,
  seen,
  spelling,
  summary,
  withCustomiseApi,
} from '../../testing/customise-page';
import { server } from '../../testing/server';
import { write } from '../../testing/write';

withCustomiseApi();

it('requires a name first, with a message and a label on the button', async () => {
  openCustomiser('/customize/1');
  await opened();
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toHaveTextContent('Escribe el nombre');
  expect(addButton()).toHaveAccessibleDescription('Por favor ingresa el nombre para personalizar');
  await userEvent.click(addButton());
  expect(await screen.findByText('Nombre requerido')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(nameField()).toBeInvalid();
  expect(seen.added).toEqual([]);

  await write(nameField(), '   ');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
});

it('asks for a confirmation of the spelling, adds the piece once, shows a message and closes', async () => {
  startClock();
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), ' Sofía ');
  await write(screen.getByRole('textbox', { name: /Petición especial/ }), 'Una corona');
  await userEvent.click(addButton());
  const dialog = await spelling();
  expect(dialog).toHaveTextContent('Nombre a bordar: Sofía');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Corregir' }));
  expect(seen.added).toEqual([]);

  await userEvent.click(addButton());
  await confirmSpelling();
  expect(await screen.findByText('Producto agregado')).toBeVisible();
  expect(screen.getByText('El producto se agregó correctamente al carrito')).toBeVisible();
  expect(seen.added).toEqual([
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
  await pass(900);
  expect(nameField()).toBeVisible();
  await pass(100);
  expect(screen.getByTestId('path')).toHaveTextContent('/product/1');
});

it('requires a text for the keychain, and discards it with the keychain', async () => {
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('checkbox', { name: /Llavero personalizado/ }));
  await userEvent.click(addButton());
  expect(await screen.findByText('Campo requerido')).toBeVisible();
  const keychain = screen.getByRole('textbox', { name: 'Texto para el llavero' });
  expect(keychain).toHaveFocus();
  expect(keychain).toHaveAccessibleDescription(/Por favor ingresa el texto para el llavero personalizado/);

  await write(keychain, 'Sofi');
  await userEvent.click(screen.getByRole('checkbox', { name: /Llavero personalizado/ }));
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(seen.added).toHaveLength(1));
  expect(seen.added[0]).toMatchObject({ addPersonalizedKeychain: false, keychainPersonalization: '' });
});

it.each([
  ['Sofía 😀', /No podemos bordar el emoji 😀/],
  ['a'.repeat(21), /Máximo 20 caracteres: sobra 1/],
  ['<b>', /No podemos bordar/],
])('shows an error for the name %j, and adds nothing', async (name, problem) => {
  openCustomiser('/customize/1');
  await opened();
  await userEvent.click(nameField());
  await userEvent.paste(name);
  await userEvent.click(addButton());
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription(problem));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(seen.added).toEqual([]);
});

it('stitches a pasted name without its invisible characters, with the apostrophe and dash of the thread', async () => {
  openCustomiser('/customize/1');
  await opened();
  await userEvent.click(nameField());
  await userEvent.paste('\u202aSof\u200bía O\u2018N\u2013Paz\u202c');
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(seen.added).toHaveLength(1));
  expect(seen.added[0]).toMatchObject({ personalization: "Sofía O'N-Paz" });
});

it('rejects an invalid price', async () => {
  server.use(http.get('*/api/products/1', () => HttpResponse.json(aProduct({ price: -445020 }))));
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  expect(await screen.findByText('Precio inválido')).toBeVisible();
  expect(screen.getByText('El precio calculado no es válido, por favor revisa las opciones')).toBeVisible();
});

it('keeps the input when it could not be added', async () => {
  server.use(http.post('*/api/cart', () => refusal(503)));
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirmSpelling();
  expect(await within(summary()).findByText('No se pudo agregar el producto al carrito')).toBeVisible();
  expect(nameField()).toHaveValue('Sofía');
});

it('shows after Back from the cart that the design was added, and can start over', async () => {
  startClock();
  const { unmount } = openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  await confirmSpelling();
  await screen.findByText('Producto agregado');
  await pass(1_000);
  await screen.findByTestId('path');
  unmount();

  openCustomiser('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('Sofía');
  expect(screen.getByText(/Este diseño ya está en/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Empezar otro diseño' }));
  expect(nameField()).toHaveValue('');
});

it('is not available while it is sold out, and shows it', async () => {
  server.use(http.get('*/api/products/1', () => HttpResponse.json(aProduct({ inStock: false }))));
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  expect(addButton()).toHaveAccessibleDescription(/Por ahora no lo tenemos/);
  await userEvent.click(addButton());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('adds the confirmed texts, despite later changes of the form', async () => {
  startClock();
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(addButton());
  expect(await spelling()).toHaveTextContent('Nombre a bordar: Sofía');
  fireEvent.change(nameField(), { target: { value: 'Sofíaa' } });
  await confirmSpelling();
  await screen.findByText('Producto agregado');
  await pass(1_000);
  await screen.findByTestId('path');
  expect(seen.added).toEqual([expect.objectContaining({ personalization: 'Sofía' })]);
});

it('includes the last key before a click, even before it is rendered', async () => {
  openCustomiser('/customize/1');
  await opened();
  fireEvent.change(nameField(), { target: { value: 'Sofía' } });
  fireEvent.click(addButton());
  expect(await spelling()).toHaveTextContent('Nombre a bordar: Sofía');
});

it('repeats the idempotency key of an unchanged design after a lost answer, and uses another one for a changed design', async () => {
  const sent: [name: string, key: string | null][] = [];
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      const { personalization } = (await request.clone().json()) as AddToCartDto;
      sent.push([personalization!, request.headers.get('Idempotency-Key')]);
      return sent.length < 3 ? HttpResponse.error() : undefined;
    }),
  );
  openCustomiser('/customize/1');
  await opened();
  const order = async (name: string) => {
    fireEvent.change(nameField(), { target: { value: name } });
    await userEvent.click(
      within(summary()).getByRole('button', { name: /^(Agregar al carrito|Escribe el nombre|Error)$/ }),
    );
    await confirmSpelling();
  };
  await order('Sofía');
  await within(summary()).findByText('No se pudo agregar el producto al carrito');
  await order('Sofía');
  await waitFor(() => expect(sent).toHaveLength(2));
  await within(summary()).findByText('No se pudo agregar el producto al carrito');
  await order('Lucía');
  expect(await screen.findByText('Producto agregado')).toBeVisible();
  const [first, again, other] = sent;
  expect(again).toEqual(first);
  expect(other).toEqual(['Lucía', expect.not.stringMatching(first![1]!)]);
});
