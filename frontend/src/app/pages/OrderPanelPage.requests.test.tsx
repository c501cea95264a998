import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { OrderRefundsDto } from '../../api/refunds.api';
import type { CustomerRequestDto } from '../../api/requests.api';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { openOrderPanel, part, press } from '../../testing/order-panel-page';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { aBoughtPiece } from '../../testing/workshop-data';
import { workshopServer } from '../../testing/workshop-server';
import RequestsPanelPage from './RequestsPanelPage';
import { wholeText } from '../../testing/whole-text';

afterEach(() => {
  identityServer();
});

const REQUEST: CustomerRequestDto = {
  id: 'q1',
  number: 'SOL-7K2QXM',
  kind: 'withdrawal',
  state: 'open',
  words: 'No combina',
  answer: '',
  pieces: [{ position: 0, quantity: 1, name: 'Cambiador' }],
  answeredAt: null,
  createdAt: '2026-11-25T15:00:00.000Z',
  answerBy: '2026-12-17',
};

it('answers a request of the customer, and keeps the text when a colleague was faster', async () => {
  const received: unknown[] = [];
  let isFaster = true;
  const { state, person } = await openOrderPanel({}, undefined, [], undefined, [REQUEST]);
  server.use(
    http.post('*/api/requests/q1/answer', async ({ request }) => {
      received.push(await request.json());
      if (isFaster) return refusal(409, 'request.answered', 'Otra persona ya respondió esta solicitud.');
      state.requests = [{ ...REQUEST, state: 'accepted', answer: 'Envíala', answeredAt: '2026-11-26T15:00:00.000Z' }];
      return HttpResponse.json({});
    }),
  );
  await screen.findByRole('article', { name: 'Solicitud SOL-7K2QXM' });
  const panel = part('Solicitudes de la familia');
  expect(panel.getByText('Responde a más tardar el 17 de diciembre.')).toBeVisible();
  await person.click(press('Responder'));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => person.click(dialog.getByRole('button', { name: 'Responder' }));
  await send();
  expect(await dialog.findByText('Elige si la aceptas')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: /^Sí, la aceptamos/ }));
  await person.type(dialog.getByLabelText(/^Respuesta/), 'Envíala');
  expect(
    dialog.getByText(wholeText(/laura@correo\.com recibe el correo «Aceptamos tu solicitud SOL-7K2QXM»/)),
  ).toBeVisible();
  await send();
  expect(await dialog.findByText('Otra persona ya respondió esta solicitud.')).toBeVisible();
  isFaster = false;
  await send();
  await waitFor(() => expect(panel.getByText('Aceptada')).toBeVisible());
  expect(panel.getByText(/^Respuesta del .*: Envíala$/)).toBeVisible();
  expect(received[1]).toEqual({ decision: 'accepted', words: 'Envíala' });
});

it('gives back the money of an accepted request with its reason, pieces and amount', async () => {
  const items = [aBoughtPiece(), aBoughtPiece({ name: 'Cambiador', price: 100_000, quantity: 2 })];
  const order = { items, subtotal: 645_020, total: 645_020 };
  const pieces = [{ position: 1, quantity: 1, name: 'Cambiador' }];
  const money: OrderRefundsDto = {
    paid: 645_020,
    available: 645_020,
    shipping: 0,
    pieces: [
      { position: 0, name: 'Mochila Milano', amounts: [445_020] },
      { position: 1, name: 'Cambiador', amounts: [100_000, 100_000] },
    ],
    approvalAbove: 500_000,
    refunds: [],
    ways: [{ way: 'bank_transfer', problem: null }],
  };
  const { state, person } = await openOrderPanel(order, undefined, [], money, [
    { ...REQUEST, pieces, state: 'accepted', answer: 'Envíala', answeredAt: '2026-11-26T15:00:00.000Z' },
  ]);
  await person.click(await screen.findByRole('button', { name: 'Hacer la devolución' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  expect(await sheet.findByLabelText(/^¿Cuánto\?/)).toHaveValue('$100.000');
  expect(sheet.getByRole('checkbox', { name: /^1 × Cambiador/ })).toBeChecked();
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  await person.click(await sheet.findByRole('radio', { name: /^Por transferencia/ }));
  await person.click(sheet.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(state.received[0]?.body).toEqual({
      reason: 'retracto',
      way: 'bank_transfer',
      amount: 100_000,
      requestId: 'q1',
      pieces: [{ position: 1, quantity: 1 }],
    }),
  );
});

it('calculates the amount for one of three pieces, and for none', async () => {
  const items = [aBoughtPiece(), aBoughtPiece({ name: 'Cambiador', price: 100_000, quantity: 3 })];
  const pieces = [{ position: 1, quantity: 3, name: 'Cambiador' }];
  const money: OrderRefundsDto = {
    paid: 745_020,
    available: 745_020,
    shipping: 0,
    pieces: [
      { position: 0, name: 'Mochila Milano', amounts: [445_020] },
      { position: 1, name: 'Cambiador', amounts: [100_000, 100_000, 100_000] },
    ],
    approvalAbove: 500_000,
    refunds: [],
    ways: [{ way: 'bank_transfer', problem: null }],
  };
  const accepted = { ...REQUEST, pieces, state: 'accepted', answer: 'Envíala', answeredAt: REQUEST.createdAt } as const;
  const order = { items, subtotal: 745_020, total: 745_020 };
  const { person } = await openOrderPanel(order, undefined, [], money, [accepted]);
  await person.click(await screen.findByRole('button', { name: 'Hacer la devolución' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  const amount = await sheet.findByLabelText(/^¿Cuánto\?/);
  expect(amount).toHaveValue('$300.000');
  const less = sheet.getByRole('button', { name: 'Menos' });
  await person.click(less);
  await person.click(less);
  expect(amount).toHaveValue('$100.000');
  await person.click(sheet.getByRole('checkbox', { name: /^1 × Cambiador/ }));
  expect(amount).toHaveValue('');
  await person.click(sheet.getByRole('button', { name: 'Seguir' }));
  expect(await sheet.findByText('Escribe cuánto devuelves')).toBeVisible();
});

it('lists money that is due, then what waits for an answer, with the last days', async () => {
  const asked: string[] = [];
  const identity = identityServer({ signedIn: true });
  identity.state.account = { ...identity.state.account, role: 'staff', staffRole: 'taller' };
  const { state, handlers } = workshopServer([]);
  const accepted = { ...REQUEST, state: 'accepted', orderId: 'o2', orderNumber: 'SIG-AAAAAA' } as const;
  state.unrefunded = [{ ...accepted, id: 'q2', moneyBy: '2020-12-10' }];
  server.use(
    ...identity.handlers,
    ...handlers,
    http.get('*/api/requests', ({ request }) => {
      asked.push(new URL(request.url).search);
      const items = [{ ...REQUEST, orderId: 'o1', orderNumber: 'SIG-7K2QXM', answerBy: '2020-12-17', moneyBy: null }];
      return HttpResponse.json({ items: asked.length === 1 ? items : [], nextCursor: null });
    }),
  );
  renderApp(
    <Routes>
      <Route path="/panel/solicitudes" element={<RequestsPanelPage />} />
    </Routes>,
    { path: '/panel/solicitudes' },
  );
  expect(await screen.findByText('Se venció el 17 de diciembre')).toBeVisible();
  const due = within(await screen.findByRole('region', { name: 'Aceptadas sin devolución' }));
  expect(due.getByText('El dinero se venció el 10 de diciembre')).toBeVisible();
  expect(due.getByRole('link', { name: /^Hacer la devolución/ })).toHaveAttribute('href', '/panel/pedidos/o2');
  expect(screen.getByRole('link', { name: /SIG-7K2QXM/ })).toHaveAttribute('href', '/panel/pedidos/o1');
  act(() => screen.getByRole('radio', { name: 'Respondidas' }).click());
  expect(await screen.findByText('Nada por aquí')).toBeVisible();
  expect(asked).toEqual(['', '?state=accepted%2Crefused']);
});
