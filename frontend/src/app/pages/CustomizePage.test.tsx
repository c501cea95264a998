import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { writeDraft } from '../../shared/state/drafts-slice';
import { aProduct, pricing } from '../../testing/catalogue-data';
import {
  heading,
  nameField,
  openCustomiser,
  opened,
  radio,
  seen,
  summary,
  withCustomiseApi,
} from '../../testing/customise-page';
import { storeEarlier } from '../../testing/drafts';
import { server } from '../../testing/server';
import { write } from '../../testing/write';

withCustomiseApi();

const preview = () => screen.getByRole('img', { name: /^Vista previa/ });

it.each(['/customize', '/customize/0', '/customize/abc', '/customize/-1'])(
  'shows that %s is not a product',
  async (path) => {
    openCustomiser(path);
    expect(await heading('Producto No Encontrado')).toBeVisible();
    expect(screen.getByText('El producto que intentas personalizar no existe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(seen.status.code).toBe(404);
  },
);

it('shows that it is loading', async () => {
  server.use(http.get('*/api/products/1', () => delay('infinite')));
  openCustomiser('/customize/1');
  expect(await heading('Cargando producto...')).toBeVisible();
});

it('shows an error for an unknown product', async () => {
  openCustomiser('/customize/999');
  expect(await heading('Error al Cargar')).toBeVisible();
  expect(screen.getByText('No se pudo cargar la información del producto.')).toBeVisible();
  expect(seen.status.code).toBe(404);
});

it('links from a product without embroidery to its page', async () => {
  openCustomiser('/customize/3');
  expect(await heading('Mochila Clásica no lleva bordado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveAttribute('href', '/product/3');
});

it('says that a product of the owner is embroidered, although it has no preview', async () => {
  const added = aProduct({ id: 77, name: 'Mochila Luna' });
  server.use(http.get('*/api/products/77', () => HttpResponse.json(added)));
  openCustomiser('/customize/77');
  expect(await heading('Mochila Luna: tu nombre bordado')).toBeVisible();
  expect(screen.getByText(/^La bordamos igual/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el producto' })).toHaveAttribute('href', '/product/77');
});

it('omits choices without options', async () => {
  const nothing = { fontStyles: [], fontSizes: [], fontColors: [], animalThemes: [], bagColors: [], straps: [] };
  server.use(http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, ...nothing })));
  openCustomiser('/customize/1');
  await opened();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(preview()).toHaveAccessibleName(/^Vista previa: Sin nombre, hilo crema$/);
});

it('starts with the default choices, and describes them to screen readers', async () => {
  openCustomiser('/customize/1');
  await opened();
  expect(screen.getByRole('link', { name: 'Volver al Producto' })).toHaveAttribute('href', '/product/1');
  expect(radio('Estilo de letra', /Elegante/)).toBeChecked();
  expect(radio('Tamaño de letra', /Mediano/)).toBeChecked();
  expect(radio('Color del hilo', /Dorado/)).toBeChecked();
  expect(radio('Motivo', /León/)).toBeChecked();
  expect(radio('Color del bolso', /Negro/)).toBeChecked();
  expect(preview()).toHaveAccessibleName(
    'Vista previa: Sin nombre, letra elegante, tamaño mediano, hilo dorado, motivo león, color negro, reata rombos étnicos terracota',
  );
  expect(preview()).toHaveTextContent('Escribe un nombre');
});

it('starts from the photo of a piece: what it has costs nothing, and other choices their surcharge', async () => {
  openCustomiser('/customize/1?from=photo&strap=anchors');
  await opened();
  expect(await screen.findByRole('radio', { name: /Crema.*como en la imagen/ })).toBeChecked();
  expect(radio('Reata', /Anclas/)).toBeChecked();
  expect(radio('Motivo', /León/)).toBeChecked();
  await waitFor(() => expect(summary()).toHaveTextContent('445.000 pesos'));
  await userEvent.click(radio('Motivo', /Oso/));
  await waitFor(() => expect(summary()).toHaveTextContent('445.015 pesos'));
  await userEvent.click(radio('Motivo', /León/));
  await userEvent.click(radio('Color del hilo', /Dorado/));
  await waitFor(() => expect(summary()).toHaveTextContent('445.000 pesos'));
  await userEvent.click(radio('Motivo', /Sin motivo/));
  await waitFor(() => expect(preview()).toHaveAccessibleName(/Sin bordado, color café, reata anclas náuticas/));
  expect(summary()).toHaveTextContent('445.000 pesos');
});

it('shows the price line by line at every change', async () => {
  openCustomiser('/customize/1');
  await opened();
  const lines = () => [...summary().querySelectorAll('dt')].map((term) => term.textContent);
  expect(lines()).toEqual([
    'Precio base',
    'Letra elegante, tamaño mediano',
    'Hilo dorado',
    'Motivo león',
    'Color negro',
    'Total',
  ]);
  expect(summary()).toHaveTextContent('445.020 pesos');
  expect(within(summary()).getAllByText('Incluido')).toHaveLength(2);

  await userEvent.click(radio('Motivo', /Unicornio 20 pesos más/));
  await userEvent.click(radio('Tamaño de letra', /Grande/));
  await userEvent.click(screen.getByRole('checkbox', { name: /Pompón/ }));
  await waitFor(() => expect(summary()).toHaveTextContent('490.030 pesos'));
  expect(lines()).toContain('Pompón');
});

it('draws the name on the bag and in the letter tiles', async () => {
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await waitFor(() => expect(preview().querySelectorAll('path').length).toBeGreaterThan(5));
  // The text is updated after the picture.
  await waitFor(() => expect(preview()).toHaveAccessibleName(/Sofía, letra elegante/));
  expect(preview()).not.toHaveTextContent('Escribe un nombre');
});

it('shows the name in the add-ons card, and links to its field', async () => {
  openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(screen.getByRole('checkbox', { name: /Bordado de nombre/ }));
  const copy = screen.getByRole('textbox', { name: 'Nombre para el bordado' });
  expect(copy).toBeDisabled();
  expect(copy).toHaveValue('Sofía');
});

it('offers legible thread colours as buttons', async () => {
  openCustomiser('/customize/1');
  await opened();
  await userEvent.click(radio('Color del hilo', /Negro/));
  const sentence = await screen.findByText('El hilo negro sobre bolso negro casi no se ve.');
  const advice = sentence.closest('[role=status]');
  const [better] = within(advice as HTMLElement).getAllByRole('button', { name: /^Usar hilo/ });
  const colour = new RegExp(better!.textContent.replace('Usar hilo ', ''), 'i');
  await userEvent.click(better!);
  expect(radio('Color del hilo', colour)).toBeChecked();
  await waitFor(() => expect(screen.queryByText(/casi no se ve/)).not.toBeInTheDocument());
});

it('warns that a long name gets small letters', async () => {
  openCustomiser('/customize/1');
  await opened();
  await userEvent.click(radio('Tamaño de letra', /Pequeño/));
  await write(nameField(), 'Maximiliano Fernando');
  expect(await screen.findByText(/mm/)).toBeVisible();
});

it('restores the design after Back', async () => {
  const { unmount } = openCustomiser('/customize/1');
  await opened();
  await write(nameField(), 'Sofía');
  await userEvent.click(radio('Color del bolso', /Rojo/));
  unmount();
  openCustomiser('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('Sofía');
  expect(radio('Color del bolso', /Rojo/)).toBeChecked();
  expect(screen.queryByText(/Este diseño ya está en/)).not.toBeInTheDocument();
});

it('ignores invalid stored data', async () => {
  storeEarlier(writeDraft('product-1', 'kept', { name: 7, fontStyle: 'gothic', addOns: ['gone', 'pompon'] }));
  openCustomiser('/customize/1');
  await opened();
  expect(nameField()).toHaveValue('');
  expect(radio('Estilo de letra', /Elegante/)).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Pompón/ })).toBeChecked();
});
