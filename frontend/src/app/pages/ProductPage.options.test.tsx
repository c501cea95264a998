import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlainProduct } from '../../testing/catalogue-data';
import { pass, startClock } from '../../testing/clock';
import { addButton, addOn, nameField, openProduct, priceLines } from '../../testing/product-page';
import { write } from '../../testing/write';

afterEach(() => {
  localStorage.clear();
});

it('shows the price line by line, and the quantity', async () => {
  startClock();
  await openProduct();
  await userEvent.click(addOn(/Pompón/));
  await userEvent.click(addOn(/express/));
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(priceLines()).toEqual([
    'Precio base$445.000445.000 pesos',
    'Sin bordado−$15.000menos 15.000 pesos',
    'Pompón$45.00045.000 pesos',
    'Servicio express$50.00050.000 pesos',
    'Cada pieza$525.000525.000 pesos',
    'Envío≈ $25.000, lo pagas al recibir',
    'Total, 2 piezas$1.050.0001.050.000 pesos',
  ]);
  await pass(500);
  expect(screen.getByText('Total: 1.050.000 pesos')).toBeInTheDocument();
});

it('offers, prices and sends an add-on that is unknown to the code', async () => {
  const state = await openProduct();
  await userEvent.click(addOn(/Cinta con fecha/));
  await userEvent.click(addOn(/Pompón/));
  expect(priceLines()).toContain('Cinta con fecha$20.00020.000 pesos');
  await userEvent.click(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added[0]).toMatchObject({
    addOns: ['pompon', 'ribbon'],
    addPompon: true,
    expressService: false,
    price: 510000,
  });
});

it('offers no add-on that its row keeps off the product', async () => {
  await openProduct(aPlainProduct({ id: 8, name: 'Cambiador' }));
  expect(addOn(/express/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Placa colgante/ })).not.toBeInTheDocument();
});

it('makes the name alone on a piece without embroidery that has the add-on for it', async () => {
  const state = await openProduct();
  await write(nameField(), 'Sofía');
  await userEvent.click(addOn(/Bordado de nombre/));
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  expect(screen.getByText('Bordamos solo el nombre, sin motivo.')).toBeVisible();
  expect(nameField()).toHaveValue('Sofía');
  await userEvent.click(addOn(/Bordado de nombre/));
  expect(screen.queryByRole('textbox', { name: /^Nombre a bordar/ })).not.toBeInTheDocument();
  await userEvent.click(addButton());
  await screen.findByText('El producto se agregó correctamente al carrito');
  expect(state.added[0]).toMatchObject({ hasBordado: false, personalization: '', price: 430000 });
});

it.each([
  [/Bordado de nombre/, 'Nombre requerido', 'Por favor ingresa el nombre para personalizar', /^Nombre a bordar/],
  [/Llavero/, 'Campo requerido', 'Por favor ingresa el texto para el llavero personalizado', /llavero/],
])('requires the text for %s', async (label, title, text, field) => {
  const state = await openProduct();
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
])('shows what is wrong with %s', async (typed, message) => {
  const state = await openProduct();
  await write(nameField(), typed);
  expect(nameField()).toHaveAccessibleDescription(message);
  await userEvent.click(addButton());
  expect(state.added).toEqual([]);
});

it('cannot be added while it is sold out, and shows why', async () => {
  await openProduct(aPlainProduct({ inStock: false }));
  for (const button of screen.getAllByRole('button', { name: 'Agregar al carrito' })) expect(button).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription(/^Agotado: por ahora no lo tenemos/);
});

it('shows the delivery dates, earlier with express service', async () => {
  await openProduct();
  const estimate = await screen.findByText(/^Llega entre el \d+/);
  const standard = estimate.textContent;
  await userEvent.click(addOn(/express/));
  expect(await screen.findByText((text) => /^Llega entre/.test(text) && text !== standard)).toBeVisible();
});

it('links to the customiser only when there is embroidery', async () => {
  await openProduct();
  const link = screen.getByRole('link', { name: 'Ver cómo queda en el personalizador' });
  expect(link).toHaveAttribute('href', '/customize/1?from=photo');
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  expect(link).not.toBeInTheDocument();
});
