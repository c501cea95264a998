import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { ShopRowDto } from '../../api/back-office.api';
import { Toaster } from '../../shared/ui/Toast';
import { aChangeSet, backOfficeServer } from '../../testing/back-office-server';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import ShopPanelPage from './ShopPanelPage';

afterEach(() => void identityServer());

const app = (
  <Routes>
    <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
  </Routes>
);
const show = (path: string) =>
  renderApp(
    <>
      {app}
      <Toaster />
    </>,
    { path },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

const group = (
  id: number,
  label: string,
  firstRank: number,
  lastRank: number | null,
  more: object = {},
): ShopRowDto => ({
  id,
  values: { label, firstRank, lastRank, withdrawn: false, ...more },
});
const product = (id: number, name: string, rank: number, more: object = {}): ShopRowDto => ({
  id,
  values: {
    name,
    description: '',
    category: 'Bolsos',
    price: 100_000 * id,
    rank,
    embroiderable: true,
    inStock: true,
    kitOnly: false,
    withdrawn: false,
    ...more,
  },
});
const option = (kind: string, id: string, label: string, position: number, more: object = {}): ShopRowDto => ({
  id: kind === 'add_on' ? id : `${kind}/${id}`,
  values: {
    kind,
    id,
    label,
    price: 25_000,
    position,
    description: null,
    needs: null,
    kitGift: false,
    withdrawn: false,
    ...more,
  },
});

function shop(...sets: Parameters<typeof backOfficeServer>) {
  const state = backOfficeServer(...sets);
  state.rows.product = [
    product(1, 'Mochila', 1),
    product(2, 'Maleta', 2),
    product(3, 'Lonchera', 5, { embroiderable: false }),
    product(4, 'Cambiador', 999, { withdrawn: true }),
  ];
  state.rows.product_group = [
    group(1, 'Mochilas', 1, 2),
    group(2, 'Loncheras', 5, 9),
    group(3, 'Otros', 15, null),
    group(4, 'Navidad', 3, 4, { withdrawn: true }),
  ];
  state.rows.option = [
    option('add_on', 'pompon', 'Pompón', 0, { kitGift: true }),
    option('add_on', 'bow', 'Moño', 1),
    option('font_size', 'large', 'Grande', 9, { price: 0 }),
    option('embroidery', 'with', 'Con bordado', 20, { description: 'Incluye el nombre.' }),
  ];
  state.rows.setting = [
    { id: 'kit.discountPercent', values: { value: 10 } },
    { id: 'kit.freeAccessories', values: { value: 1 } },
    {
      id: 'kit.pieces',
      values: {
        value: [
          { productId: 1, name: 'Mochila', withName: true },
          { productId: 3, name: 'Lonchera', withName: false },
        ],
      },
    },
  ];
  return state;
}
type State = ReturnType<typeof shop>;
const changesOf = (state: State) => state.sets[0]?.changes ?? [];
const isDrafted = (state: State, expected: object[]) => waitFor(() => expect(changesOf(state)).toMatchObject(expected));

describe('the options', () => {
  it('lists them by kind in order, with price and state, and links to each', async () => {
    const state = shop();
    state.rows.option!.push(option('font_color', 'gold', 'Dorado', 3, { withdrawn: true }));
    show('/panel/tienda/opciones');
    const addOns = await screen.findByRole('region', { name: 'Complementos' });
    expect(
      within(addOns)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pompón$25.000', 'Moño$25.000']);
    const size = screen.getByRole('link', { name: 'Grande incluido' });
    expect(size).toHaveAttribute('href', '/panel/tienda/opciones/font_size%2Flarge');
    expect(screen.getByRole('link', { name: /Dorado.*fuera de la tienda/ })).toBeVisible();
    expect(screen.getByText(/hay que dibujarlos primero/)).toBeVisible();
  });

  it('moves an option, keeps the focus and announces its position', async () => {
    const state = shop();
    show('/panel/tienda/opciones');
    await press('Subir Moño');
    expect(await button('Subir Moño')).toHaveFocus();
    expect(await button('Subir Moño')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Moño: lugar 1 de 2')).toBeInTheDocument();
    await isDrafted(state, [
      { entity: 'option', id: 'bow', field: 'position', value: 0, expected: 1 },
      { entity: 'option', id: 'pompon', field: 'position', value: 1, expected: 0 },
    ]);
    await press('Subir Moño');
    await press('Bajar Moño');
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('withdraws an option and offers it again', async () => {
    const state = shop();
    show('/panel/tienda/opciones/font_size%2Flarge');
    await press('Retirar: Grande');
    expect(await screen.findByText('Antes: en la tienda')).toBeVisible();
    await isDrafted(state, [
      { entity: 'option', id: 'font_size/large', field: 'withdrawn', value: true, expected: false },
    ]);
    await press('Volver a ofrecer: Grande');
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('changes what an add-on requires, and whether it can be given with the kit', async () => {
    const state = shop();
    show('/panel/tienda/opciones/bow');
    await userEvent.selectOptions(await screen.findByLabelText(/Qué debe escribir/), 'El texto del llavero');
    await userEvent.click(screen.getByRole('switch', { name: 'Regalo del kit' }));
    await isDrafted(state, [
      { id: 'bow', field: 'needs', value: 'keychainText', expected: null },
      { id: 'bow', field: 'kitGift', value: true },
    ]);
  });

  it('changes the text about the embroidery', async () => {
    const state = shop();
    show('/panel/tienda/opciones');
    const field = await screen.findByRole('textbox', { name: /Texto junto a «Con bordado»/ });
    await userEvent.type(field, ' Y el hilo.');
    await userEvent.tab();
    await isDrafted(state, [{ id: 'embroidery/with', field: 'description', value: 'Incluye el nombre. Y el hilo.' }]);
  });

  it('adds an add-on after the last one, and shows an id that exists at its name', async () => {
    const state = shop();
    show('/panel/tienda/opciones/nuevo');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Moño');
    await userEvent.type(screen.getByLabelText('Precio'), '20000');
    state.refusal = () =>
      refusal(400, 'request.invalid', 'Ya existe.', { 'changes.0.values.id': 'Ya existe uno igual.' });
    await press('Agregar al borrador');
    expect(await screen.findByText('Ya existe uno igual.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nombre'), ' grande');
    await press('Agregar al borrador');
    await isDrafted(state, [
      {
        entity: 'option',
        id: null,
        values: {
          kind: 'add_on',
          label: 'Moño grande',
          price: 20_000,
          description: null,
          needs: null,
          kitGift: false,
          position: 2,
        },
      },
    ]);
  });
});

describe('the groups', () => {
  it('lists the groups with their products, and withdrawn groups apart', async () => {
    shop();
    show('/panel/tienda/grupos');
    const bags = await screen.findByRole('region', { name: 'Mochilas' });
    expect(
      within(bags)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('strong')?.textContent),
    ).toEqual(['Mochila', 'Maleta']);
    const others = screen.getByRole('region', { name: 'Otros' });
    expect(within(others).getByText('fuera de la tienda')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Navidad/ })).toHaveAttribute('href', '/panel/tienda/grupos/4');
  });

  it('moves a product by two changes, and keeps the focus at the end of the list', async () => {
    const state = shop();
    show('/panel/tienda/grupos');
    await press('Bajar Mochila');
    const down = await button('Bajar Mochila');
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Mochila: lugar 2 de 2 en Mochilas')).toBeInTheDocument();
    await isDrafted(state, [
      { entity: 'product', id: 2, field: 'rank', value: 1, expected: 2 },
      { entity: 'product', id: 1, field: 'rank', value: 2, expected: 1 },
    ]);
  });

  it('leaves the whole order out of the draft in the review, and takes it back', async () => {
    const state = shop();
    show('/panel/tienda/grupos');
    await press('Bajar Mochila');
    await userEvent.click(await screen.findByRole('link', { name: 'Revisar' }));
    await press('Dejar por fuera: Grupos y orden del catálogo: 2 cambios');
    await waitFor(() => expect(state.sets).toEqual([]));
    await press('Deshacer');
    await isDrafted(state, [
      { id: 2, field: 'rank' },
      { id: 1, field: 'rank' },
    ]);
  });

  it('moves a product to another group and keeps the focus on its select', async () => {
    const state = shop();
    show('/panel/tienda/grupos');
    await userEvent.selectOptions(await screen.findByLabelText('Grupo de Maleta'), 'Loncheras');
    const select = within(screen.getByRole('region', { name: 'Loncheras' })).getByLabelText('Grupo de Maleta');
    expect(select).toHaveFocus();
    await isDrafted(state, [{ entity: 'product', id: 2, field: 'rank', value: 6, expected: 2 }]);
  });

  it('moves a group', async () => {
    const state = shop();
    show('/panel/tienda/grupos');
    await press('Subir el grupo Loncheras');
    expect(await button('Subir el grupo Loncheras')).toHaveFocus();
    await waitFor(() =>
      expect(changesOf(state)).toContainEqual(
        expect.objectContaining({ entity: 'product_group', id: 2, field: 'firstRank', value: 1, expected: 5 }),
      ),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Loncheras',
      'Mochilas',
      'Otros',
    ]);
  });

  it('adds a group before the last one', async () => {
    const state = shop();
    show('/panel/tienda/grupos/nuevo');
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Navidad');
    await press('Agregar al borrador');
    await isDrafted(state, [
      { entity: 'product_group', id: 3, field: 'firstRank', value: 35, expected: 15 },
      { entity: 'product_group', id: null, values: { label: 'Navidad', firstRank: 15, lastRank: 34 } },
    ]);
    expect(await screen.findByRole('link', { name: /Nuevo: Navidad/ })).toBeVisible();
  });

  it('asks to publish a new group before other groups move', async () => {
    const values = { label: 'Navidad', firstRank: 10, lastRank: 14, withdrawn: false };
    const state = shop([
      aChangeSet({ changes: [{ entity: 'product_group', id: null, values }], preview: ['Grupo nuevo'] }),
    ]);
    show('/panel/tienda/grupos');
    await press('Subir el grupo Loncheras');
    expect(await screen.findByText(/publica primero el grupo nuevo/)).toBeVisible();
    expect(changesOf(state)).toHaveLength(1);
  });

  it('explains that a draft is full', async () => {
    const changes = Array.from({ length: 499 }, (_, at) => ({
      entity: 'faq' as const,
      id: `q${at}`,
      field: 'position',
      value: 2,
      expected: 1,
    }));
    const state = shop([aChangeSet({ changes, preview: changes.map(({ id }) => id) })]);
    show('/panel/tienda/grupos');
    await press('Bajar Mochila');
    expect(await screen.findByText(/caben 500 cambios por publicación/)).toBeVisible();
    expect(changesOf(state)).toHaveLength(499);
  });

  it('renames and withdraws a group, and gives a group that returns free ranks', async () => {
    const state = shop();
    state.rows.product_group![3] = group(4, 'Navidad', 1, 2, { withdrawn: true });
    show('/panel/tienda/grupos/4');
    await userEvent.type(await screen.findByLabelText('Nombre'), ' 2027');
    await press('Volver a ofrecer: Navidad');
    await waitFor(() => expect(changesOf(state)).toHaveLength(5));
    expect(changesOf(state)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 4, field: 'label', value: 'Navidad 2027' }),
        expect.objectContaining({ id: 4, field: 'withdrawn', value: false, expected: true }),
        expect.objectContaining({ id: 4, field: 'firstRank', value: 15, expected: 1 }),
        expect.objectContaining({ id: 4, field: 'lastRank', value: 34, expected: 2 }),
        expect.objectContaining({ id: 3, field: 'firstRank', value: 35, expected: 15 }),
      ]),
    );
  });

  it('keeps the only group', async () => {
    const state = shop();
    state.rows.product_group = [group(1, 'Mochilas', 1, 2)];
    show('/panel/tienda/grupos/1');
    expect(await screen.findByText(/el catálogo necesita al menos uno/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retirar/ })).not.toBeInTheDocument();
  });
});

describe('the kit', () => {
  const pieces = (...value: object[]) => ({ entity: 'setting', id: 'kit.pieces', field: 'value', value });

  it('shows the pieces, and sends the whole list with a new name', async () => {
    const state = shop();
    show('/panel/tienda/kit');
    const name = await screen.findByRole('textbox', { name: 'Nombre de Mochila en el kit' });
    await userEvent.clear(name);
    expect(screen.getByText('Escribe el nombre de la pieza.')).toBeVisible();
    await userEvent.tab();
    expect(state.sets).toEqual([]);
    await userEvent.type(name, 'Mochila Milán{Enter}');
    await isDrafted(state, [
      pieces(
        { productId: 1, name: 'Mochila Milán', withName: true },
        { productId: 3, name: 'Lonchera', withName: false },
      ),
    ]);
    expect(screen.getByText('Antes: Mochila, Lonchera')).toBeVisible();
  });

  it('adds, orders and removes pieces, and undoes a removal', async () => {
    const state = shop();
    show('/panel/tienda/kit');
    const add = await screen.findByLabelText('Agregar una pieza');
    expect(
      within(add)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elige un producto', 'Maleta ($200.000)']);
    await userEvent.selectOptions(add, 'Maleta ($200.000)');
    await press('Subir Maleta');
    expect(await button('Subir Maleta')).toHaveFocus();
    await press('Quitar del kit: Mochila');
    await isDrafted(state, [pieces({ productId: 2 }, { productId: 3 })]);
    expect(screen.getByLabelText('Agregar una pieza')).toHaveFocus();
    await press('Bajar Maleta');
    await press('Deshacer');
    await isDrafted(state, [pieces({ productId: 1 }, { productId: 3 }, { productId: 2 })]);
  });

  it('keeps an empty kit out of the draft', async () => {
    const state = shop();
    show('/panel/tienda/kit');
    await press('Quitar del kit: Mochila');
    await isDrafted(state, [pieces({ productId: 3 })]);
    await press('Quitar del kit: Lonchera');
    expect(await screen.findByText(/necesita al menos una pieza/)).toBeVisible();
    expect(changesOf(state)).toMatchObject([pieces({ productId: 3 })]);
  });

  it('offers a name only on products that can be embroidered, and explains a withdrawn piece', async () => {
    const state = shop();
    state.rows.product![0] = product(1, 'Mochila', 1, { withdrawn: true });
    show('/panel/tienda/kit');
    expect(await screen.findByRole('switch', { name: 'Nombre bordado en Mochila' })).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Nombre bordado en Lonchera' })).not.toBeInTheDocument();
    expect(screen.getByText(/está fuera de la tienda: quítalo del kit/)).toBeVisible();
  });

  it('shows the API’s error, and changes discount and gifts', async () => {
    const state = shop();
    show('/panel/tienda/kit');
    const percent = await screen.findByLabelText('Descuento del kit');
    state.refusal = () =>
      refusal(400, 'request.invalid', 'No.', { 'changes.0.value': 'Escribe un número entero de 0 a 100.' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '120{Enter}');
    expect(await screen.findByText('Escribe un número entero de 0 a 100.')).toBeVisible();
    await userEvent.clear(percent);
    await userEvent.type(percent, '15{Enter}');
    await userEvent.click(screen.getByRole('switch', { name: 'Moño' }));
    await isDrafted(state, [
      { id: 'kit.discountPercent', value: 15, expected: 10 },
      { id: 'bow', field: 'kitGift', value: true, expected: false },
    ]);
  });
});

describe('many prices at once', () => {
  const open = async () => {
    const state = shop();
    show('/panel/tienda/precios');
    await userEvent.click(await screen.findByRole('link', { name: 'Subir o bajar varios precios' }));
    await screen.findByLabelText(/^Porcentaje/);
    return state;
  };
  const percent = async (typed: string) => {
    const field = screen.getByLabelText(/^Porcentaje/);
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
  };

  it('shows the new price of each chosen row and takes them to the draft as price edits', async () => {
    const state = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Todo: Mochilas' }));
    await press('Elegir en Complementos');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Pompón/ }));
    await percent('4,5');
    expect(screen.getByRole('checkbox', { name: 'Mochila $100.000 → $105.000' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Pompón $25.000 → $26.000' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /A cientos/ }));
    expect(screen.getByRole('checkbox', { name: 'Mochila $100.000 → $104.500' })).toBeChecked();
    expect(screen.getByText('3 elegidos: cambian 3 precios.')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Llevar al borrador' }));
    await isDrafted(state, [
      { entity: 'product', id: 1, field: 'price', value: 104_500, expected: 100_000 },
      { entity: 'product', id: 2, field: 'price', value: 209_000, expected: 200_000 },
      { entity: 'option', id: 'pompon', field: 'price', value: 26_100, expected: 25_000 },
    ]);
    expect(await screen.findByRole('button', { name: 'Publicar ahora' })).toBeVisible();
    expect(state.received).toHaveLength(1);
  });

  it('leaves out withdrawn products, and says which prices stay', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: /^Cambiador/ })).not.toBeInTheDocument();
    await press('Elegir en Tamaños');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Grande/ }));
    await percent('10');
    expect(screen.getByRole('checkbox', { name: /^Grande \$0 va incluido: queda igual/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Llevar al borrador' }));
    expect(await screen.findByText('Ningún precio cambia con ese porcentaje y ese redondeo.')).toBeVisible();
  });

  it.each([
    ['', 'Escribe el porcentaje, por ejemplo 10 o 4,5.'],
    ['4,5,6', 'Escribe un solo número, con máximo dos decimales, por ejemplo 10 o 4,5.'],
    ['1e9', 'Escribe un solo número, con máximo dos decimales, por ejemplo 10 o 4,5.'],
    ['250', 'Sube máximo 200 % de una vez.'],
  ])('explains %j at the field and sends nothing', async (typed, problem) => {
    const state = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Todo: Mochilas' }));
    await percent(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Llevar al borrador' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByLabelText(/^Porcentaje/)).toHaveFocus();
    expect(state.received).toEqual([]);
  });

  it('asks to choose something, and shows the API’s error at its row', async () => {
    const state = await open();
    await percent('10');
    await userEvent.click(screen.getByRole('button', { name: 'Llevar al borrador' }));
    expect(await screen.findByText('Elige al menos un producto o una opción.')).toBeVisible();
    await press('Elegir en Mochilas');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Maleta/ }));
    state.refusal = () => refusal(400, 'request.invalid', 'No.', { 'changes.0.value': 'Ese precio no se puede.' });
    await userEvent.click(screen.getByRole('button', { name: 'Llevar al borrador' }));
    expect(await screen.findByText('Ese precio no se puede.')).toBeVisible();
    expect(state.sets).toEqual([]);
  });
});
