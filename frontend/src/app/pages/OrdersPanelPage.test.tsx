import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { aBoughtPiece, aStaffOrder } from '../../testing/workshop-data';
import { workshopServer } from '../../testing/workshop-server';
import OrdersPanelPage from './OrdersPanelPage';

afterEach(() => {
  identityServer();
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="url">{pathname + search}</output>;
}

const anotherOrder = aStaffOrder({ id: 'b', orderNumber: 'SIG-BBBBBB', status: 'in_production' });
const waiting = aStaffOrder({ id: 'c', orderNumber: 'SIG-CCCCCC', status: 'pending_transfer' });

interface Options extends NonNullable<Parameters<typeof identityServer>[0]> {
  path?: string;
}

function open({ path = '/panel/pedidos', ...account }: Options = {}) {
  const identity = identityServer({ role: 'staff', signedIn: true, ...account });
  const workshop = workshopServer([aStaffOrder(), anotherOrder, waiting]);
  server.use(...identity.handlers, ...workshop.handlers);
  renderApp(
    <>
      <Routes>
        <Route path="/panel/pedidos" element={<OrdersPanelPage />} />
        <Route path="*" element={null} />
      </Routes>
      <CurrentUrl />
    </>,
    { path },
  );
  return { state: workshop.state, person: userEvent.setup() };
}
const url = () => screen.getByRole('status', { name: 'url' });
const number = (text: string) => screen.findByRole('link', { name: text });

it('redirects a guest to the login, and back to the same view', async () => {
  const { state } = open({ signedIn: false, path: '/panel/pedidos?vista=revision' });
  await waitFor(() =>
    expect(url()).toHaveTextContent(`/login?volver=${encodeURIComponent('/panel/pedidos?vista=revision')}`),
  );
  expect(state.asked).toEqual([]);
});

it('shows a shopper that access is denied, and requests no orders', async () => {
  const { state } = open({ role: 'shopper' });
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeVisible();
  expect(state.asked).toEqual([]);
});

it('shows staff who must set up a second factor nothing else', async () => {
  const { state } = open({ secondFactor: 'enrol' });
  const factors = { isRequired: true, passkeys: [], hasCodeApp: false, recoveryCodesLeft: 0 };
  server.use(http.get('*/api/auth/second-factor', () => HttpResponse.json(factors)));
  expect(await screen.findByRole('heading', { name: 'Agrega otra forma de entrar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar app de códigos' })).toBeVisible();
  expect(state.asked).toEqual([]);
});

it('starts with the orders to make, oldest first, and shows the counts of the other lists', async () => {
  const { state, person } = open();
  expect(await number('SIG-7K2QXM')).toHaveAttribute('href', `/panel/pedidos/${aStaffOrder().id}`);
  expect(state.asked[0]).toEqual({ status: 'paid,in_production', oldestFirst: 'true' });
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent('Sofía Pañalera Multifuncional');
  expect(row).toHaveTextContent('Entrega entre el 14 y el 21 de diciembre');
  const views = within(screen.getByRole('navigation', { name: 'Vistas de los pedidos' }));
  expect(views.getByRole('link', { name: 'Por hacer 2' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: 'En revisión' })).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await number('SIG-BBBBBB')).toBeVisible();
  expect(await number('SIG-7K2QXM')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();

  await person.click(views.getByRole('link', { name: 'Transferencias 1' }));
  expect(await number('SIG-CCCCCC')).toBeVisible();
  expect(url()).toHaveTextContent('/panel/pedidos?vista=transferencias');
});

it('keeps filters in the URL, but not the search text', async () => {
  const { state, person } = open({ path: '/panel/pedidos?vista=todos&desde=2026-11-01&hasta=2026-11-30' });
  await number('SIG-7K2QXM');
  expect(state.asked[0]).toMatchObject({ from: '2026-11-01T05:00:00.000Z', before: '2026-12-01T05:00:00.000Z' });
  await person.click(screen.getByRole('link', { name: 'Express' }));
  await person.click(screen.getByRole('link', { name: /^Pagado/ }));
  await waitFor(() => expect(state.asked.at(-1)).toMatchObject({ express: 'true', status: 'paid' }));
  expect(url()).toHaveTextContent('vista=todos&estado=paid&express=si&desde=2026-11-01&hasta=2026-11-30');

  await person.type(screen.getByLabelText('Buscar pedidos'), ' laura restrepo {Enter}');
  await waitFor(() => expect(state.asked.at(-1)).toEqual({ search: 'laura restrepo' }));
  expect(url()).not.toHaveTextContent('laura');
  await person.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
  await waitFor(() => expect(screen.queryByText(/^Resultados de/)).not.toBeInTheDocument());
});

it('marks express orders and pieces with a quantity above one', async () => {
  const { state } = open();
  const delivery = { earliest: '2026-11-27', latest: '2026-12-02' };
  state.orders = [aStaffOrder({ isExpress: true, delivery, items: [aBoughtPiece({ quantity: 3 })] })];
  await number('SIG-7K2QXM');
  expect(screen.getByRole('article')).toHaveTextContent(/Express.*3 × Sofía/);
  expect(screen.getByRole('article')).toHaveTextContent('Entrega entre el 27 de noviembre y el 2 de diciembre');
});

it('refreshes on return to the tab', async () => {
  const { state, person } = open();
  await number('SIG-7K2QXM');
  state.orders = [...state.orders, aStaffOrder({ id: 'new', orderNumber: 'SIG-NNNNNN', status: 'in_production' })];
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('Entró 1 pedido nuevo.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Entró 1 pedido nuevo.')).not.toBeInTheDocument();
});

it('offers a retry when the server is unreachable', async () => {
  const { person } = open();
  server.use(http.get('*/api/orders', () => HttpResponse.error(), { once: true }));
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await number('SIG-7K2QXM')).toBeVisible();
});

it('covers the page with the login when the session has ended, and keeps what was typed below', async () => {
  open();
  const ended = () => HttpResponse.json({ statusCode: 401, code: 'auth.required', message: '' }, { status: 401 });
  await number('SIG-7K2QXM');
  fireEvent.change(screen.getByLabelText('Buscar pedidos'), { target: { value: 'Laura' } });
  server.use(
    http.get('*/api/orders', ended),
    http.get('*/api/auth/check', () => HttpResponse.json({ isAuthenticated: false, user: null })),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const login = await screen.findByRole('dialog', { name: 'Tu sesión terminó' });
  expect(within(login).getByLabelText(/^Email/)).toBeVisible();
  expect(screen.getByLabelText('Buscar pedidos')).toHaveValue('Laura');
});

it('filters orders by the day on which they are due', async () => {
  const { state, person } = open();
  await person.click(await screen.findByRole('link', { name: /^Atrasados 2$/ }));
  expect(url()).toHaveTextContent('/panel/pedidos?entrega=atrasada');
  await waitFor(() => expect(state.asked.at(-1)).toMatchObject({ due: 'overdue', status: 'paid,in_production' }));
  await person.click(await screen.findByRole('link', { name: /^Para hoy 2$/ }));
  await waitFor(() => expect(state.asked.at(-1)).toMatchObject({ due: 'today' }));
});

it('downloads the list as a sheet for the owner, who confirms her password first', async () => {
  const { person } = open({ path: '/panel/pedidos?entrega=atrasada' });
  Object.assign(URL, { createObjectURL: () => '#sheet', revokeObjectURL: () => undefined });
  const exports: Record<string, string>[] = [];
  let isProven = false;
  const refuse = (status: number, code: string) => HttpResponse.json({ code, message: 'No' }, { status });
  server.use(
    http.get('*/api/orders/export', ({ request }) => {
      exports.push(Object.fromEntries(new URL(request.url).searchParams));
      return isProven ? HttpResponse.text('orden') : refuse(403, 'auth.password_again');
    }),
    http.post('*/api/auth/confirm', async ({ request }) => {
      isProven = ((await request.json()) as { password: string }).password === 'Tijera-Lila-2026';
      return isProven ? HttpResponse.json({}) : refuse(422, 'account.wrong_password');
    }),
  );
  const download = await screen.findByRole('button', { name: 'Descargar para Excel' });
  await person.click(download);
  const password = await screen.findByLabelText(/^Tu contraseña/);
  await person.type(password, 'otra{Enter}');
  expect(await screen.findByText('La contraseña no es correcta')).toBeVisible();
  await person.clear(password);
  await person.type(password, 'Tijera-Lila-2026{Enter}');
  await waitFor(() => expect(exports).toHaveLength(2));
  expect(exports[1]).toEqual({ status: 'paid,in_production', due: 'overdue', oldestFirst: 'true' });
  await waitFor(() => expect(password).not.toBeInTheDocument());
});

it('offers the workshop neither the sheet nor the settings of the shop', async () => {
  open({ staffRole: 'taller' });
  expect(await screen.findByRole('link', { name: /^Atrasados 2$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descargar para Excel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tienda' })).not.toBeInTheDocument();
});
