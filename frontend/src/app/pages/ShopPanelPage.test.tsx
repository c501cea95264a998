import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../../shared/ui/Toast';
import { aChangeSet, backOfficeServer, priceChange, refusalWith } from '../../testing/back-office-server';
import { refusal } from '../../testing/cart-server';
import { pricing } from '../../testing/catalogue-data';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ShopPanelPage from './ShopPanelPage';

afterEach(() => void identityServer());

function show(path = '/panel/tienda') {
  renderApp(
    <>
      <Routes>
        <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
}

const price = () => screen.findByRole('textbox', { name: /Mochila Milano/ });

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the overview', () => {
  it('explains to the workshop that only the owner manages it', async () => {
    backOfficeServer();
    server.use(...identityServer({ signedIn: true, role: 'staff', staffRole: 'taller' }).handlers);
    show('/panel/tienda/precios');
    expect(await screen.findByRole('heading', { name: 'Esto lo maneja la dueña' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver los pedidos' })).toHaveAttribute('href', '/panel/pedidos');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('lists the data still missing before the shop opens', async () => {
    backOfficeServer().missing = ['legal.taxId', 'bank.account'];
    show();
    expect(await screen.findByRole('heading', { name: 'Antes de abrir' })).toBeVisible();
    expect(screen.getByText('El NIT: la Ley 1480 pide mostrarlo.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Precios y opciones/ })).toHaveAttribute('href', '/panel/tienda/precios');
  });

  it('shows the links only together with the notes above them, which would move them under a finger', async () => {
    backOfficeServer().missing = ['bank.account'];
    show();
    await screen.findByRole('link', { name: /^Precios y opciones/ });
    expect(screen.getByRole('heading', { name: 'Antes de abrir' })).toBeVisible();
  });

  it('shows what publishes itself, and what could not be published', async () => {
    const preview = ['Mochila Milano: $435.000 → $455.000 (+4,6 %)'];
    const changes = [priceChange(455_000), priceChange(1)];
    backOfficeServer([
      aChangeSet({ state: 'scheduled', effectiveAt: '2099-11-30T13:00:00.000Z', changes, preview }),
      aChangeSet({ id: 'set-2', state: 'conflict', changes, preview, problem: 'Bea cambió estos datos.' }),
    ]);
    show();
    expect(await screen.findByText('Se publica el 30 nov 2099, 8:00 a. m.')).toBeVisible();
    expect(screen.getAllByText(/Mochila Milano.* y 1 más/)).toHaveLength(2);
    expect(await screen.findByText('Bea cambió estos datos.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ver en el historial' })).toHaveLength(2);
  });

  it('asks about prices that may be a mistake, with the screen where they are changed', async () => {
    backOfficeServer();
    show();
    const question = (await screen.findByText(/recargos muy pequeños: ¿\$5 o \$5\.000\?/)).closest('li')!;
    expect(within(question).getByRole('link', { name: 'Ver y cambiar' })).toHaveAttribute(
      'href',
      '/panel/tienda/opciones',
    );
    expect(screen.queryByText('Faltan estos datos:')).not.toBeInTheDocument();
  });

  it('stores that a price is fine, no longer asks about it, and asks again on request', async () => {
    const state = backOfficeServer();
    show();
    const asked = () => screen.findByText(/recargos muy pequeños/);
    const words = (await asked()).textContent.trim();
    await userEvent.click(await screen.findByRole('button', { name: 'Está bien así' }));
    expect(await screen.findByText('Dijiste que está bien así (1)')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Antes de abrir' })).not.toBeInTheDocument();
    expect(state.confirmed).toEqual([{ question: 'smallSurcharges', words }]);
    await userEvent.click(screen.getByText('Dijiste que está bien así (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Volver a preguntar' }));
    expect(await screen.findByRole('heading', { name: 'Antes de abrir' })).toBeVisible();
    expect(state.confirmed).toEqual([]);
  });

  it('shows neither the notice nor the bar when nothing is missing or in question and no change is pending', async () => {
    backOfficeServer();
    const free = <Choice extends object>(choices: Choice[]) => choices.map((choice) => ({ ...choice, surcharge: 0 }));
    const { fontSizes, animalThemes } = pricing;
    const settled = { ...pricing, fontSizes: free(fontSizes), animalThemes: free(animalThemes) };
    server.use(http.get('*/api/pricing', () => HttpResponse.json(settled)));
    show();
    await screen.findByRole('link', { name: /^Historial/ });
    expect(screen.queryByText('Antes de abrir')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Cambios sin publicar' })).not.toBeInTheDocument();
  });
});

describe('the prices', () => {
  it('adds a price to the draft on blur, with the dots and the old value', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/precios');
    const field = await price();
    expect(field).toHaveValue('435.000');
    await type(field, '455000');
    expect(field).toHaveValue('455.000');
    expect(field).toHaveAccessibleDescription('Antes: $435.000');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 cambio sin publicar')).toBeVisible();
    expect(state.received).toEqual([{ call: 'POST /api/change-sets', body: { changes: [priceChange(455_000)] } }]);
    expect(screen.queryByRole('textbox', { name: /Pañalera Clásica/ })).not.toBeInTheDocument();
  });

  it('adds to the existing draft, and deletes it with the last change', async () => {
    const state = backOfficeServer([aChangeSet({ changes: [priceChange(455_000)] })]);
    show('/panel/tienda/precios');
    expect(await price()).toHaveValue('455.000');
    await type(screen.getByRole('textbox', { name: 'Pompón' }), '30000');
    await userEvent.tab();
    expect(await screen.findByText('2 cambios sin publicar')).toBeVisible();
    await type(screen.getByRole('textbox', { name: /Pompón/ }), '25000');
    await type(await price(), '435000');
    await userEvent.tab();
    await waitFor(() => expect(state.sets).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/sin publicar/)).not.toBeInTheDocument());
  });

  it('does not change the draft of a colleague', async () => {
    // Two owners may have the same name.
    const theirs = aChangeSet({ id: 'theirs', isMine: false, changes: [priceChange(1_000)] });
    const state = backOfficeServer([theirs]);
    show('/panel/tienda/precios');
    const field = await price();
    expect(field).toHaveValue('435.000');
    await type(field, '455000');
    await userEvent.tab();
    await screen.findByText('1 cambio sin publicar');
    expect(state.sets).toHaveLength(2);
    expect(state.sets).toContainEqual(theirs);
  });

  it('shows the API’s error at its field, and saves the rest', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/precios');
    await type(await price(), '999999999');
    state.refusal = () => refusal(400, 'request.invalid', 'Muy alto.', { 'changes.0.value': 'De $0 a $100.000.000.' });
    await userEvent.tab();
    expect(await screen.findByText('De $0 a $100.000.000.')).toBeVisible();
    await type(screen.getByRole('textbox', { name: 'Pompón' }), '30000');
    await userEvent.tab();
    expect(await screen.findByText('1 cambio sin publicar')).toBeVisible();
    expect(await price()).toHaveValue('999.999.999');
  });

  it('keeps the input on the device without a connection, and sends it later', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/precios');
    await type(await price(), '455000');
    state.refusal = () => HttpResponse.error();
    await userEvent.tab();
    expect(await screen.findByText('Sin conexión: lo que escribes queda guardado en este teléfono.')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('1 cambio sin publicar')).toBeVisible();
    expect(state.sets[0]!.changes).toEqual([priceChange(455_000)]);
  });

  it('shows an error for an empty price, and keeps the draft unchanged', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/precios');
    await userEvent.clear(await price());
    await userEvent.tab();
    expect(await screen.findByText('Escribe el precio.')).toBeVisible();
    expect(state.received).toEqual([]);
  });
});

describe('the review', () => {
  const draft = () =>
    aChangeSet({
      changes: [
        priceChange(455_000),
        { entity: 'option', id: 'pompon', field: 'price', value: 30_000, expected: 25_000 },
      ],
      preview: ['Mochila Milano: $435.000 → $455.000 (+4,6 %)', 'Pompón: $25.000 → $30.000 (+20 %)'],
    });
  const open = (set = draft()) => {
    const state = backOfficeServer([set]);
    show('/panel/tienda/revisar');
    return state;
  };
  const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publicar ahora' }));

  it('shows each change and its consequences, removes one, and restores it', async () => {
    const state = open();
    expect(await screen.findByText('Mochila Milano: $435.000 → $455.000 (+4,6 %)')).toBeVisible();
    expect(await screen.findByText('12 carritos abiertos verán el aviso del precio.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Dejar por fuera: Pompón/ }));
    await waitFor(() => expect(state.sets[0]!.changes).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(state.sets[0]!.changes).toHaveLength(2));
  });

  it('publishes once, despite repeated clicks, and links to the shop', async () => {
    const state = open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Publicar ahora' }));
    expect(await screen.findByText('Publicado: ya se ve en la tienda.')).toBeVisible();
    expect(state.received.filter(({ call }) => call.endsWith('/publish'))).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ver en la tienda' })).toHaveAttribute('href', '/product/1');
  });

  it('schedules a day and an hour in Bogotá', async () => {
    const state = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Programar' }));
    await type(screen.getByLabelText('Día'), '2099-12-01');
    await type(screen.getByLabelText('Hora'), '08:00');
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    expect(await screen.findByText(/^Programado para el 1 dic 2099/)).toBeVisible();
    expect(state.received.at(-1)!.body).toEqual({ at: '2099-12-01T13:00:00.000Z' });
  });

  it('asks for a price again that is ten times the old one', async () => {
    const state = open(aChangeSet({ changes: [priceChange(4_350_000)], preview: ['Mochila Milano: mucho'] }));
    const confirmations = [
      { index: 0, entity: 'product', id: 1, field: 'price', from: 435_000, to: 4_350_000, reason: 'tenfold' },
    ];
    state.refusal = () => refusalWith(422, 'change_set.confirm', 'Confirma.', { confirmations });
    await publish();
    const dialog = within(await screen.findByRole('dialog', { name: '¿Seguro de este precio?' }));
    await userEvent.type(dialog.getByRole('textbox'), '435000');
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, publicar' }));
    expect(await dialog.findByText('Escribe $4.350.000 si de verdad es ese precio.')).toBeVisible();
    await type(dialog.getByRole('textbox'), '4350000');
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, publicar' }));
    expect(await screen.findByText('Publicado: ya se ve en la tienda.')).toBeVisible();
    expect(state.received.at(-1)!.body).toEqual({ confirm: true });
  });

  it('shows who changed the same price, when and how, and keeps the input', async () => {
    const state = open();
    const conflict = { entity: 'product', id: 1, field: 'price', expected: 435_000, actual: 440_000 };
    state.refusal = () =>
      refusalWith(409, 'change_set.conflict', 'Ana cambió estos datos.', {
        conflicts: [{ ...conflict, author: 'Ana Gómez', at: '2026-11-24T20:15:00.000Z' }],
      });
    await publish();
    expect(await screen.findByText('Ana Gómez cambió este dato el 24 nov 2026, 3:15 p. m.')).toBeVisible();
    expect(screen.getByText('$440.000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usar lo que escribí' }));
    await waitFor(() => expect(state.sets[0]!.changes[0]).toEqual(priceChange(455_000, 440_000)));
    await waitFor(() => expect(screen.queryByText(/^Ana Gómez cambió/)).not.toBeInTheDocument());
    await publish();
    expect(await screen.findByText('Publicado: ya se ve en la tienda.')).toBeVisible();
  });

  it('shows that no change is pending', async () => {
    backOfficeServer();
    show('/panel/tienda/revisar');
    expect(await screen.findByText('No hay cambios sin publicar')).toBeVisible();
  });
});

describe('the history', () => {
  const live = aChangeSet({
    state: 'live',
    author: 'Ana',
    publishedBy: 'Ana',
    effectiveAt: '2026-11-24T15:00:00.000Z',
    changes: [priceChange(455_000)],
    preview: ['Mochila Milano: $435.000 → $455.000 (+4,6 %)'],
  });

  it('shows by day who changed what, and reverts it', async () => {
    const state = backOfficeServer([live]);
    show('/panel/tienda/historial');
    expect(await screen.findByRole('heading', { name: '24 nov 2026' })).toBeVisible();
    await userEvent.click(screen.getByText('Ana subió Mochila Milano de $435.000 a $455.000'));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer este cambio' }));
    expect(await screen.findByText('La tienda vuelve a mostrar lo de antes.')).toBeVisible();
    expect(state.received.at(-1)!.call).toBe('POST /api/change-sets/set-1/revert');
    expect(await screen.findByText('Deshecho', { selector: 'summary *' })).toBeVisible();
  });

  it('shows what was changed since a set that should be undone, and takes the rest to the draft', async () => {
    const other = { ...priceChange(90_000), id: 8, expected: 80_000 };
    const state = backOfficeServer([
      { ...live, changes: [priceChange(455_000), other], preview: ['Milano', 'Cambiador'] },
    ]);
    const conflict = { ...priceChange(455_000), expected: 455_000, actual: 460_000, author: 'Bea', at: null };
    const message = 'Bea volvió a cambiar estos datos después, así que no se deshizo nada.';
    server.use(
      http.post('*/api/change-sets/set-1/revert', () =>
        HttpResponse.json({ code: 'change_set.conflict', message, conflicts: [conflict] }, { status: 409 }),
      ),
    );
    show('/panel/tienda/historial');
    await userEvent.click(await screen.findByText(/^Ana subió 2 precios/));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer este cambio' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Milano. Ahora está: $460.000')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Llevar lo demás a un borrador' }));
    await waitFor(() =>
      expect(state.sets.find((set) => set.state === 'draft')?.changes).toMatchObject([
        { id: 8, field: 'price', value: 80_000, expected: 90_000 },
      ]),
    );
  });

  it('moves a scheduled change to another hour, and takes it back into the draft', async () => {
    const scheduled = { ...live, state: 'scheduled' as const, effectiveAt: '2099-12-01T13:00:00.000Z' };
    const state = backOfficeServer([scheduled]);
    // As on the first page of a long history, to which the scheduled set is too old.
    server.use(
      http.get('*/api/change-sets', ({ request }) =>
        request.url.includes('state=') ? undefined : HttpResponse.json({ items: [], nextCursor: 'x' }),
      ),
    );
    show('/panel/tienda/historial');
    expect(await screen.findByRole('heading', { name: 'Programados' })).toBeVisible();
    await userEvent.click(screen.getByText('Ana sube Mochila Milano de $435.000 a $455.000'));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la hora' }));
    expect(screen.getByLabelText('Día')).toHaveValue('2099-12-01');
    await type(screen.getByLabelText('Hora'), '09:30');
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    await waitFor(() =>
      expect(state.sets[0]).toMatchObject({ state: 'scheduled', effectiveAt: '2099-12-01T14:30:00.000Z' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar y volver al borrador' }));
    expect(await screen.findByRole('button', { name: 'Publicar ahora' })).toBeVisible();
    expect(state.sets).toMatchObject([{ state: 'draft', author: 'Laura Restrepo', changes: [priceChange(455_000)] }]);
  });
});

describe('the other screens', () => {
  it('closes for holidays, with the notice for shoppers', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/vacaciones');
    await userEvent.type(await screen.findByLabelText('Primer día cerrado'), '2026-12-20');
    await userEvent.type(screen.getByLabelText('Último día cerrado'), '2026-12-10');
    await userEvent.tab();
    expect(await screen.findByText('El último día debe ser igual o posterior al primero.')).toBeVisible();
    expect(state.received).toEqual([]);
    await type(screen.getByLabelText('Último día cerrado'), '2027-01-10');
    await userEvent.type(screen.getByLabelText(/^Nota/), 'Feliz Navidad.');
    expect(screen.getByText('Cerrado por vacaciones del 20 de diciembre al 10 de enero. Feliz Navidad.')).toBeVisible();
    await userEvent.tab();
    const value = { from: '2026-12-20', until: '2027-01-10', note: 'Feliz Navidad.' };
    await waitFor(() => expect(state.sets[0]?.changes[0]).toMatchObject({ id: 'closing', value, expected: null }));
    expect(await screen.findByText('12 carritos abiertos verán el aviso del precio.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cierre' }));
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('saves the shop’s data as entered', async () => {
    const state = backOfficeServer();
    show('/panel/tienda/datos');
    await userEvent.type(await screen.findByLabelText(/^Teléfono/), '+57 300 123 4567');
    await type(screen.getByLabelText(/^Horario/), '8:00 a 17:00');
    await userEvent.selectOptions(screen.getByLabelText('Tipo de cuenta'), 'Corriente');
    await type(screen.getByLabelText(/^Entrega normal/), '12 a 18');
    await userEvent.tab();
    expect(await screen.findByText('4 cambios sin publicar')).toBeVisible();
    expect(state.sets[0]!.changes.map(({ value }) => value)).toEqual([
      '+57 300 123 4567',
      { start: '08:00', end: '17:00' },
      'Corriente',
      [12, 18],
    ]);
  });

  it('links back from an unknown URL', async () => {
    backOfficeServer();
    show('/panel/tienda/nada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Aquí no hay nada' })).toBeVisible();
  });
});
