import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLine } from '../../testing/cart-data';
import { pass, startClock } from '../../testing/clock';
import {
  addButton,
  confirmSpelling,
  nameField,
  openCustomiser,
  radio,
  seen,
  summary,
  withCustomiseApi,
} from '../../testing/customise-page';
import { write } from '../../testing/write';

withCustomiseApi();

it('edits a line of the cart in place', async () => {
  startClock();
  openCustomiser(`/customize/1?line=${aLine().id}`);
  await screen.findByRole('textbox', { name: 'Nombre a bordar' });
  expect(nameField()).toHaveValue('Sofía');
  expect(radio('Estilo de letra', /Divertida/)).toBeChecked();
  expect(radio('Color del bolso', /Rojo/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Texto para el llavero' })).toHaveValue('Sofi');

  await userEvent.clear(nameField());
  await write(nameField(), 'Lucía');
  await userEvent.click(within(summary()).getByRole('button', { name: 'Guardar cambios' }));
  await confirmSpelling();
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
  expect(seen.edited).toEqual([expect.objectContaining({ personalization: 'Lucía', embroideryFont: 'playful' })]);
  expect(seen.edited[0]).not.toHaveProperty('quantity');
  expect(seen.added).toEqual([]);
  await pass(1_000);
  expect(screen.getByTestId('path')).toHaveTextContent('/cart');
});

it('starts another child’s piece from a line, without its name', async () => {
  openCustomiser(`/customize/1?copy=${aLine().id}`);
  await screen.findByRole('textbox', { name: 'Nombre a bordar' });
  expect(nameField()).toHaveValue('');
  expect(radio('Motivo', /Oso/)).toBeChecked();
  await write(nameField(), 'Mateo');
  await write(screen.getByRole('textbox', { name: 'Texto para el llavero' }), 'Mati');
  await userEvent.click(addButton());
  await confirmSpelling();
  await waitFor(() => expect(seen.added).toHaveLength(1));
  expect(seen.added[0]).toMatchObject({
    personalization: 'Mateo',
    keychainPersonalization: 'Mati',
    animalTheme: 'bear',
  });
  expect(seen.edited).toEqual([]);
});

it('shows that a line no longer exists', async () => {
  openCustomiser('/customize/1?line=gone');
  expect(await screen.findByRole('heading', { name: 'Este diseño ya no está en tu carrito' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Empezar uno nuevo' })).toHaveAttribute('href', '/customize/1?from=photo');
});
