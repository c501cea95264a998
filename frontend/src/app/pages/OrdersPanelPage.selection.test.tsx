import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { StaffOrderDto } from '../../api/workshop.api';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { aStaffOrder } from '../../testing/workshop-data';
import { workshopServer } from '../../testing/workshop-server';
import { write } from '../../testing/write';
import OrdersPanelPage from './OrdersPanelPage';

const print = jest.fn();

beforeEach(() => {
  window.print = print.mockClear();
});

afterEach(() => {
  identityServer();
});

const inProduction = (letter: string, changes: Partial<StaffOrderDto> = {}) =>
  aStaffOrder({
    id: letter,
    orderNumber: `SIG-${letter.repeat(6)}`,
    status: 'in_production',
    nextStatuses: ['shipped', 'payment_review', 'refund_pending'],
    ...changes,
  });

/** The test server returns one order per page. */
async function open(orders: StaffOrderDto[]) {
  const identity = identityServer({ signedIn: true });
  identity.state.account = { ...identity.state.account, role: 'staff', staffRole: 'duena' };
  const { state, handlers } = workshopServer(orders);
  server.use(...identity.handlers, ...handlers);
  renderApp(
    <>
      <Routes>
        <Route path="/panel/pedidos" element={<OrdersPanelPage />} />
      </Routes>
      <Toaster />
    </>,
    { path: '/panel/pedidos' },
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Seleccionar varios' }));
  for (let page = 1; page < orders.length; page += 1) {
    await person.click(screen.getByRole('button', { name: 'Ver más' }));
    await screen.findByRole('checkbox', { name: orders[page]!.orderNumber });
  }
  const bar = within(await screen.findByRole('region', { name: 'Pedidos seleccionados' }));
  return { state, person, bar };
}

/** Exists only for printing; hidden on the screen. */
const paper = (name: string) => screen.queryByLabelText(name, { selector: 'section' });
const all = () => screen.getByRole('checkbox', { name: 'Seleccionar todos los de esta lista' });
const box = (letter: string) => screen.getByRole('checkbox', { name: `SIG-${letter.repeat(6)}` });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Fills in what every parcel needs. */
const pack = async (sheet: Awaited<ReturnType<typeof dialog>>, person: UserEvent) => {
  await person.selectOptions(sheet.getByLabelText(/^Transportadora/), 'Servientrega');
  await write(sheet.getByLabelText(/^¿Por qué salen sin guía/), 'Mensajero propio', person);
};
const sent = (state: { received: { path: string; body: unknown }[] }) =>
  state.received.map(({ path, body }) => [path.split('/')[3], body]);

it('selects orders by their cards, across pages, and clears the selection at the end', async () => {
  const { person, bar } = await open([inProduction('A'), inProduction('B')]);
  expect(bar.getByRole('status')).toHaveTextContent('Marca los pedidos');
  expect(screen.queryByRole('link', { name: 'SIG-AAAAAA' })).not.toBeInTheDocument();
  await person.click(box('A'));
  expect(all()).toBePartiallyChecked();
  await person.click(all());
  expect(bar.getByRole('status')).toHaveTextContent('2 seleccionados');
  await person.click(box('A'));
  expect(bar.getByRole('status')).toHaveTextContent('1 seleccionado');
  await person.click(bar.getByRole('button', { name: 'Terminar' }));
  expect(screen.getByRole('button', { name: 'Seleccionar varios' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'SIG-AAAAAA' })).toBeVisible();
});

it('asks once, ships each order with the status that was shown and its guide number, and deselects them', async () => {
  const { state, person, bar } = await open([inProduction('A'), inProduction('B')]);
  await person.click(all());
  await person.click(bar.getByRole('button', { name: 'Enviado' }));
  const sheet = await dialog('¿Marcar 2 pedidos como enviados?');
  expect(sheet.getByText(/A cada familia le llega un correo: 2 en total/)).toBeVisible();
  await person.selectOptions(sheet.getByLabelText(/^Transportadora/), 'Servientrega');
  await write(sheet.getByLabelText(/^Guía de SIG-BBBBBB/), '203 4567 890', person);
  await person.click(sheet.getByRole('button', { name: 'Marcar 2 pedidos' }));
  expect(sheet.getByText('Escribe las guías, o di por qué salen sin ellas')).toBeVisible();
  await write(sheet.getByLabelText(/^¿Por qué salen sin guía/), 'Mensajero propio', person);
  await person.dblClick(sheet.getByRole('button', { name: 'Marcar 2 pedidos' }));
  expect(await screen.findByText('2 pedidos enviados')).toBeVisible();
  expect(sent(state)).toEqual([
    ['A', expect.objectContaining({ carrier: 'servientrega', from: 'in_production', reason: 'Mensajero propio' })],
    ['B', expect.objectContaining({ carrier: 'servientrega', from: 'in_production', guide: '2034567890' })],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar.getByRole('status')).toHaveTextContent('Marca los pedidos');
});

it('names orders that are not in production before it asks, and keeps them selected', async () => {
  const { state, person, bar } = await open([aStaffOrder(), inProduction('B')]);
  await person.click(all());
  await person.click(bar.getByRole('button', { name: 'Enviado' }));
  const sheet = await dialog('¿Marcar 1 pedido como enviado?');
  expect(sheet.getByRole('listitem')).toHaveTextContent('SIG-7K2QXM Está en «Pagado».');
  await pack(sheet, person);
  await person.click(sheet.getByRole('button', { name: 'Marcar 1 pedido' }));
  expect(await sheet.findByText('1 pedido enviado; 1 sigue sin enviar.')).toBeVisible();
  expect(sent(state)).toEqual([['B', expect.anything()]]);
  await person.click(sheet.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('checkbox', { name: 'SIG-7K2QXM' })).toBeChecked();
});

it('shows what a colleague did in the meantime', async () => {
  const { state, person, bar } = await open([inProduction('A')]);
  await person.click(box('A'));
  server.use(
    http.post('*/api/orders/:id/shipment', () => {
      state.orders = [inProduction('A', { status: 'refund_pending', nextStatuses: ['refunded'] })];
      return refusal(409, 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.');
    }),
  );
  await person.click(bar.getByRole('button', { name: 'Enviado' }));
  const sheet = await dialog('¿Marcar 1 pedido como enviado?');
  await pack(sheet, person);
  await person.click(sheet.getByRole('button', { name: 'Marcar 1 pedido' }));
  expect(await sheet.findByText('Ninguno quedó enviado; 1 sigue sin enviar.')).toBeVisible();
  expect(sheet.getByRole('listitem')).toHaveTextContent('SIG-AAAAAA Otra persona lo pasó a «Por reembolsar».');
  expect(bar.getByRole('status', { hidden: true })).toHaveTextContent('1 seleccionado');
});

it('stops when the connection fails, shows the state of each order, and detects shipped orders at the next attempt', async () => {
  const { state, person, bar } = await open([inProduction('A'), inProduction('B'), inProduction('C')]);
  await person.click(all());
  let isOffline = true;
  server.use(
    http.post('*/api/orders/:id/shipment', async ({ params, request }) => {
      const { from } = (await request.json()) as { from: string };
      const now = state.orders.find(({ id }) => id === params.id)!;
      state.received.push({ path: `/api/orders/${String(params.id)}`, body: from });
      if (now.status !== from) return refusal(409, 'order.moved', '');
      const changed = { ...now, status: 'shipped' as const, nextStatuses: [] };
      state.orders = state.orders.map((order) => (order === now ? changed : order));
      // The answer for the second order is lost.
      return isOffline && params.id === 'B' ? HttpResponse.error() : HttpResponse.json(changed);
    }),
    http.get('*/api/orders/:id', ({ params }) =>
      isOffline ? HttpResponse.error() : HttpResponse.json(state.orders.find(({ id }) => id === params.id)),
    ),
    // The lists cannot be read again either.
    http.get('*/api/orders', () => HttpResponse.error()),
  );
  await person.click(bar.getByRole('button', { name: 'Enviado' }));
  const sheet = await dialog('¿Marcar 3 pedidos como enviados?');
  await pack(sheet, person);
  await person.click(sheet.getByRole('button', { name: 'Marcar 3 pedidos' }));
  expect(await sheet.findByText('1 pedido enviado; 2 siguen sin enviar.')).toBeVisible();
  const [second, third] = sheet.getAllByRole('listitem');
  expect(second).toHaveTextContent(/SIG-BBBBBB .*no sabemos si quedó enviado/);
  expect(third).toHaveTextContent(/SIG-CCCCCC .*No alcanzamos a llegar/i);
  expect(sent(state).map(([id]) => id)).toEqual(['A', 'B']);

  isOffline = false;
  await person.click(sheet.getByRole('button', { name: 'Intentar de nuevo con 2 pedidos' }));
  expect(await screen.findByText('2 pedidos enviados')).toBeVisible();
  expect(sent(state).map(([id]) => id)).toEqual(['A', 'B', 'B', 'C']);
});

it('prints a sheet of each order once all sheets are loaded', async () => {
  const { person, bar } = await open([inProduction('A'), inProduction('B')]);
  await person.click(all());
  await person.click(bar.getByRole('button', { name: 'Hojas' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheets = ['SIG-AAAAAA', 'SIG-BBBBBB'].map((name) => paper(name)!);
  for (const sheet of sheets) {
    expect(within(sheet).getByLabelText(/^De cerca: Sofía/)).toBeInTheDocument();
    expect(within(sheet).getByLabelText(/^El nombre en tamaño real/)).toBeInTheDocument();
  }
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheets[0]).not.toBeInTheDocument();
  expect(bar.getByRole('status')).toHaveTextContent('2 seleccionados');
});

it('prints labels, and names orders without an address', async () => {
  const { person, bar } = await open([inProduction('A'), inProduction('B', { shipping: null })]);
  await person.click(all());
  await person.click(bar.getByRole('button', { name: 'Etiquetas' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(paper('SIG-AAAAAA')).toHaveTextContent('Calle 10 # 43-12');
  expect(paper('SIG-BBBBBB')).not.toBeInTheDocument();
  const toast = (await screen.findByText('Sin dirección, no hay etiqueta')).parentElement;
  expect(toast).toHaveTextContent('SIG-BBBBBB');
});

it('selects at most fifty', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    inProduction('A', { id: `${index}`, orderNumber: `SIG-${index}` }),
  );
  const { person, bar } = await open([inProduction('Z')]);
  server.use(http.get('*/api/orders', () => HttpResponse.json({ orders: many, nextCursor: null })));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByRole('checkbox', { name: 'SIG-59' });
  await person.click(all());
  expect(bar.getByRole('status')).toHaveTextContent('50 seleccionados, el máximo');
  expect(await screen.findByText('Máximo 50 a la vez')).toBeVisible();
});
