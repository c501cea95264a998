import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aChangeSet, backOfficeServer } from '../../testing/back-office-server';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import ShopPanelPage from './ShopPanelPage';

afterEach(() => void identityServer());

const app = (
  <Routes>
    <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
  </Routes>
);
const show = (path: string) => renderApp(app, { path });

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await write(field, text);
}

const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Agregar al borrador' }));

it('shows the first 50 of a long list, and searches all of it regardless of accents', async () => {
  const state = backOfficeServer();
  const [first] = state.rows.product!;
  state.rows.product = Array.from({ length: 120 }, (_, index) => ({
    id: index + 1,
    values: { ...first!.values, name: `Pañalera ${index + 1}` },
  }));
  show('/panel/tienda/productos');
  expect(await screen.findAllByRole('link', { name: /^Pañalera/ })).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(screen.getAllByRole('link', { name: /^Pañalera/ })).toHaveLength(100);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en la lista' }), 'PANALERA 117');
  expect(screen.getByRole('link', { name: /^Pañalera 117/ })).toBeVisible();
  expect(screen.getByText('1 de 120')).toHaveAttribute('role', 'status');
});

describe('the discount codes', () => {
  const code = {
    code: 'BEBE10',
    percent: 10,
    amount: null,
    from: null,
    until: '2026-12-25T05:00:00.000Z',
    totalLimit: 3,
    perCustomerLimit: null,
    withdrawn: false,
  };

  it('lists each code with state, discount, uses and last day', async () => {
    const state = backOfficeServer();
    state.rows.discount_code = [{ id: 'BEBE10', values: code }];
    state.codes = [{ ...code, state: 'active', uses: 2 }];
    show('/panel/tienda/codigos');
    const link = await screen.findByRole('link', { name: /^BEBE10/ });
    await waitFor(() => expect(link).toHaveTextContent('Activo · 10 % · 2 de 3 usos · hasta el 24 dic 2026'));
    expect(link).toHaveAttribute('href', '/panel/tienda/codigos/BEBE10');
  });

  it('disables a code and changes its last day', async () => {
    const state = backOfficeServer();
    state.rows.discount_code = [{ id: 'BEBE10', values: code }];
    show('/panel/tienda/codigos/BEBE10');
    expect(await screen.findByLabelText(/^Hasta/)).toHaveValue('2026-12-24');
    await userEvent.click(screen.getByRole('switch', { name: 'Código' }));
    expect(await screen.findByText('1 cambio sin publicar')).toBeVisible();
    await type(screen.getByLabelText(/^Hasta/), '2026-12-31');
    await userEvent.tab();
    expect(await screen.findByText('2 cambios sin publicar')).toBeVisible();
    expect(state.sets[0]!.changes).toMatchObject([
      { id: 'BEBE10', field: 'withdrawn', value: true, expected: false },
      { id: 'BEBE10', field: 'until', value: '2027-01-01T05:00:00.000Z', expected: '2026-12-25T05:00:00.000Z' },
    ]);
  });

  it('adds a new code to the draft, with only one kind of discount', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/codigos/nuevo');
    await write(await screen.findByLabelText('Código'), 'madre 20');
    expect(screen.getByLabelText('Código')).toHaveValue('MADRE20');
    await add();
    expect(await screen.findByText('Escribe un porcentaje o un valor en pesos, uno de los dos.')).toBeVisible();
    await write(screen.getByLabelText(/^O un valor/), '50000');
    await write(screen.getByLabelText(/^Usos en total/), '3');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Agregar al borrador' }));
    expect(await screen.findByRole('link', { name: /Nuevo: MADRE20/ })).toBeVisible();
    expect(state.sets[0]!.changes).toEqual([
      {
        entity: 'discount_code',
        id: null,
        key: expect.any(String),
        values: {
          code: 'MADRE20',
          percent: null,
          amount: 50_000,
          from: null,
          until: null,
          totalLimit: 3,
          perCustomerLimit: null,
        },
      },
    ]);
  });

  it('edits a new code that is in the draft, and keeps what was typed', async () => {
    const own = { code: 'MADRE20', percent: 20, amount: null, from: null, until: null, withdrawn: false };
    const changes = [{ entity: 'discount_code' as const, id: null, key: 'k1', values: own }];
    const state = backOfficeServer();
    state.sets = [aChangeSet({ changes, preview: ['Nuevo: MADRE20'] })];
    const { unmount } = show('/panel/tienda/codigos');
    await userEvent.click(await screen.findByRole('link', { name: /Nuevo: MADRE20/ }));
    await type(await screen.findByLabelText(/^Porcentaje/), '25');
    unmount();
    show('/panel/tienda/codigos/nuevo-k1');
    expect(await screen.findByLabelText(/^Porcentaje/)).toHaveValue('25');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar en el borrador' }));
    expect(await screen.findByRole('link', { name: /Nuevo: MADRE20/ })).toBeVisible();
    expect(state.sets[0]!.changes).toMatchObject([{ ...changes[0], values: { ...own, percent: 25 } }]);
    expect(localStorage.getItem('draft:1:shop-new-discount_code-k1')).toBeNull();
  });

  it('shows that a new code is no longer in the draft', async () => {
    backOfficeServer();
    show('/panel/tienda/codigos/nuevo-k1');
    expect(await screen.findByText('Aquí no hay nada')).toBeVisible();
  });

  it('keeps an incomplete code, and shows the API’s error at its field', async () => {
    const state = backOfficeServer();
    const { unmount } = show('/panel/tienda/codigos/nuevo');
    await write(await screen.findByLabelText('Código'), 'BEBE10');
    await write(screen.getByLabelText(/^Porcentaje/), '10');
    unmount();
    show('/panel/tienda/codigos/nuevo');
    expect(await screen.findByLabelText('Código')).toHaveValue('BEBE10');
    state.refusal = () =>
      refusal(400, 'request.invalid', 'Ya existe.', { 'changes.0.values.code': 'Ya existe uno igual.' });
    await add();
    expect(await screen.findByText('Ya existe uno igual.')).toBeVisible();
    expect(screen.getByLabelText('Código')).toHaveFocus();
  });
});

describe('texts and questions', () => {
  it('changes a text of the page', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/textos');
    const field = await screen.findByRole('textbox', { name: 'Frase del inicio' });
    await type(field, 'Bordados con amor.');
    expect(field).toHaveAccessibleDescription('Antes: Bolsos bordados a mano.');
    await userEvent.tab();
    await waitFor(() =>
      expect(state.sets[0]?.changes).toMatchObject([{ entity: 'text', id: 'homeLead', value: 'Bordados con amor.' }]),
    );
  });

  it('links to a question and hides it', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/textos');
    await userEvent.click(await screen.findByRole('link', { name: /¿Hacen envíos\?/ }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Pregunta' }));
    await waitFor(() => expect(state.sets[0]?.changes).toMatchObject([{ id: 'q1', field: 'withdrawn', value: true }]));
  });

  it('moves a question inside of its topic', async () => {
    const state = backOfficeServer();
    const question = (id: string, position: number, more: object = {}) => ({
      id,
      values: { question: `¿${id}?`, answer: 'Sí.', category: 'Pagos', position, withdrawn: false, ...more },
    });
    state.rows.faq = [question('q1', 1), question('q2', 2, { category: 'Empresa' }), question('q3', 9_999)];
    show('/panel/tienda/textos');
    await userEvent.click(await screen.findByRole('button', { name: 'Subir ¿q3?' }));
    expect(screen.getByText('¿q3?: lugar 1 de 2')).toBeInTheDocument();
    await waitFor(() =>
      expect(state.sets[0]?.changes).toMatchObject([
        { entity: 'faq', id: 'q3', field: 'position', value: 1, expected: 9_999 },
        { entity: 'faq', id: 'q1', field: 'position', value: 9_999, expected: 1 },
      ]),
    );
  });

  it('adds a question', async () => {
    const state = backOfficeServer([aChangeSet({ changes: [], preview: [] })]);
    show('/panel/tienda/textos/nuevo');
    await write(await screen.findByLabelText('Pregunta'), '¿Abren el domingo?');
    await write(screen.getByLabelText('Respuesta'), 'No, descansamos.');
    await userEvent.selectOptions(screen.getByLabelText('Tema'), 'Empresa');
    await add();
    await screen.findByText('1 cambio sin publicar');
    expect(state.sets[0]!.changes).toEqual([
      {
        entity: 'faq',
        id: null,
        key: expect.any(String),
        values: { question: '¿Abren el domingo?', answer: 'No, descansamos.', category: 'Empresa' },
      },
    ]);
  });
});

describe('the products', () => {
  it('lists them with price and state, including withdrawn ones', async () => {
    backOfficeServer();
    show('/panel/tienda/productos');
    expect(await screen.findByRole('link', { name: /^Mochila Milano \$435\.000$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pañalera Clásica \$420\.000 · fuera de la tienda$/ })).toBeVisible();
  });

  it('withdraws a product and renames it', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/productos/1');
    await userEvent.click(await screen.findByRole('switch', { name: 'Venta' }));
    expect(screen.getByText('Antes: en la tienda')).toBeVisible();
    await type(screen.getByRole('textbox', { name: 'Nombre' }), 'Mochila Roma');
    await userEvent.tab();
    await waitFor(() =>
      expect(state.sets[0]?.changes).toMatchObject([
        { field: 'withdrawn', value: true },
        { field: 'name', value: 'Mochila Roma', expected: 'Mochila Milano' },
      ]),
    );
  });

  it('creates a product without photos outside of the shop only', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/productos/nuevo');
    await write(await screen.findByLabelText('Nombre'), 'Bolso Luna');
    await write(screen.getByLabelText('Categoría'), 'Maletas');
    await add();
    expect(await screen.findByText('Escribe el precio.')).toBeVisible();
    await write(screen.getByLabelText('Precio'), '390000');
    await add();
    expect(await screen.findByText('Ponle una foto, o déjalo fuera de la tienda por ahora.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Venta' }));
    await add();
    await screen.findByText('1 cambio sin publicar');
    expect(state.sets[0]!.changes[0]!.values).toEqual({
      name: 'Bolso Luna',
      description: '',
      category: 'Maletas',
      price: 390_000,
      embroiderable: true,
      withdrawn: true,
    });
  });

  it('shows that a product does not exist', async () => {
    backOfficeServer();
    show('/panel/tienda/productos/99');
    expect(await screen.findByText('Puede que todavía no esté publicado.')).toBeVisible();
  });
});
