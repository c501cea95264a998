import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OpenMoneyDto } from '../../api/money.api';
import { aProduct, catalogueHandlers } from '../../testing/catalogue-data';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { aBoughtPiece } from '../../testing/workshop-data';
import { write } from '../../testing/write';
import OpenMoneyPanelPage from './OpenMoneyPanelPage';
import ReconciliationPanelPage from './ReconciliationPanelPage';

function someMoney(overrides: Partial<OpenMoneyDto> = {}): OpenMoneyDto {
  return {
    id: '3f1c7f5e-8a55-4f0a-9f5e-5f6f8f1f0a11',
    reason: 'amount',
    amount: 1000.5,
    currency: 'COP',
    expectedAmount: 782000,
    provider: 'Wompi',
    transactionId: '11004-1718123303-99999',
    reference: 'SIGERIST-other-1763700000000-Zx9k2',
    method: 'NEQUI',
    status: 'APPROVED',
    payer: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '3001234567' },
    customer: null,
    movedAt: '2026-11-21T20:15:00.000Z',
    listedAt: '2026-11-21T20:15:04.000Z',
    order: null,
    candidates: [{ id: 'a1', orderNumber: 'SIG-7K2QXM', status: 'pending_transfer', customerName: 'Ana Pérez' }],
    providerSays: 'Wompi dice: aprobado por $1.000,50.',
    items: [aBoughtPiece({ quantity: 2, personalization: 'Emilia' })],
    decisions: [],
    outcomes: ['order', 'new_order', 'give_back', 'not_ours'],
    ...overrides,
  };
}

/** The owner's page with this money; keeps what was sent. */
function open(money: OpenMoneyDto) {
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  let items = [money];
  const identity = identityServer({ role: 'staff', signedIn: true, staffRole: 'duena' });
  server.use(
    ...identity.handlers,
    http.get('*/api/money/open', () => HttpResponse.json({ items })),
    http.get('*/api/orders', () => HttpResponse.json({ orders: [], nextCursor: null })),
    http.post('*/api/money/open/:id/outcome', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key');
      sent.push({ path: new URL(request.url).pathname, key, body: await request.json() });
      items = [];
      return HttpResponse.json({ order: { orderNumber: 'SIG-7K2QXM' }, refund: null });
    }),
  );
  renderApp(<OpenMoneyPanelPage />, { path: '/panel/dinero/sin-pedido' });
  return { sent, person: userEvent.setup() };
}

const card = async () => within(await screen.findByRole('article'));

it('shows how much came and was asked for, who paid, when, and what the provider says', async () => {
  open(
    someMoney({
      decisions: [
        {
          actor: 'duena@sigerist.co',
          note: 'No se cobró',
          at: '2026-11-20T20:15:00.000Z',
          outcome: 'not_ours',
          orderNumber: null,
        },
      ],
    }),
  );
  const money = await card();
  expect(money.getByText('$1.000,50')).toBeVisible();
  expect(money.getByText('de $782.000 que pedimos')).toBeVisible();
  expect(money.getByText('Ana Pérez')).toBeVisible();
  expect(money.getByRole('link', { name: 'ana@correo.com' })).toHaveAttribute('href', 'mailto:ana@correo.com');
  expect(money.getByText('Wompi dice: aprobado por $1.000,50.')).toBeVisible();
  expect(money.getByText(/No se cobró/)).toBeVisible();
  expect(money.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Es de este pedido',
    'Hacer un pedido',
    'Devolver',
    'No es nuestro',
  ]);
});

it('gives the money to the order of who paid, once for a key', async () => {
  const { person, sent } = open(someMoney());
  await person.click((await card()).getByRole('button', { name: 'Es de este pedido' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /SIG-7K2QXM/ })).toBeChecked();
  expect(dialog.getByText(/entran a ese pedido/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Es de este pedido' }));
  expect(await screen.findByText('Todo el dinero tiene su pedido')).toBeVisible();
  expect(sent).toEqual([
    {
      path: `/api/money/open/${someMoney().id}/outcome`,
      key: expect.stringMatching(/\w/),
      body: { kind: 'order', orderId: 'a1' },
    },
  ]);
});

it('finds another order by its number, and says when there is none', async () => {
  const { person, sent } = open(someMoney({ candidates: [] }));
  await person.click((await card()).getByRole('button', { name: 'Es de este pedido' }));
  const dialog = within(await screen.findByRole('dialog'));
  await write(dialog.getByLabelText(/^Número del pedido/), 'SIG-XXXXXX', person);
  await person.click(dialog.getByRole('button', { name: 'Es de este pedido' }));
  expect(await dialog.findByText('No encontramos este pedido')).toBeVisible();
  expect(sent).toEqual([]);
});

it('gives money back by a refund, with its date', async () => {
  const { person, sent } = open(someMoney());
  await person.click((await card()).getByRole('button', { name: 'Devolver' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Devolver' }));
  expect(await dialog.findByText('Elige cómo se devuelve el dinero')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: /Por transferencia/ }));
  expect(dialog.getByText(/pasan a «Por devolver», con su fecha/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { kind: 'give_back', refund: { way: 'bank_transfer' } } }]));
});

it('begins a new order for who paid, written down with its pieces, and says what is missing', async () => {
  const money = someMoney({
    ...{ reason: 'unknown_reference', amount: 400_000, items: [], candidates: [] },
    outcomes: ['order', 'give_back', 'not_ours'],
  });
  const { person, sent } = open(money);
  server.use(...catalogueHandlers);
  await person.click((await card()).getByRole('button', { name: 'Hacer un pedido nuevo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/Nombre de quien compra/)).toHaveValue('Ana Pérez');
  await person.click(dialog.getByRole('button', { name: 'Hacer el pedido' }));
  expect(await dialog.findByText('Elige la pieza')).toBeVisible();
  expect(dialog.getByText('Por favor ingresa tu dirección completa para el envío')).toBeVisible();
  expect(sent).toEqual([]);
  await write(dialog.getByLabelText(/^Dirección/), 'Calle 10 # 43-12', person);
  await write(dialog.getByLabelText(/^Ciudad/), 'Medellín', person);
  await write(dialog.getByLabelText(/^Departamento/), 'Antioquia', person);
  const product = aProduct();
  await person.selectOptions(dialog.getByLabelText(/¿Qué pieza?/), String(product.id));
  await write(dialog.getByLabelText(/Nombre que bordamos/), 'Emilia', person);
  expect(dialog.getByText(/Las piezas valen \$[\d.]+ hoy\. Faltan \$/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Agregar otra pieza' }));
  expect(dialog.getByRole('group', { name: 'Pieza 2' })).toBeVisible();
  await person.click(dialog.getAllByRole('button', { name: 'Quitar esta pieza' })[1]!);
  await person.click(dialog.getByRole('button', { name: 'Hacer el pedido' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    kind: 'new_order',
    order: {
      customer: { name: 'Ana Pérez', email: 'ana@correo.com', phone: '+573001234567', city: 'Medellín' },
      lines: [{ productId: product.id, quantity: 1, hasBordado: true, personalization: 'Emilia', addOns: [] }],
    },
  });
});

it('leaves the list with a reason', async () => {
  const { person, sent } = open(someMoney({ status: 'VOIDED', outcomes: ['not_ours'] }));
  await person.click((await card()).getByRole('button', { name: 'Quitar de la lista' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Quitar de la lista' }));
  expect(await dialog.findByText('Escribe por qué')).toBeVisible();
  await write(dialog.getByLabelText(/Por qué/), 'Lo anuló la familia', person);
  await person.click(dialog.getByRole('button', { name: 'Quitar de la lista' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { kind: 'not_ours', reason: 'Lo anuló la familia' } }]));
});

it('shows how old the comparison is and what each found, and asks for one now', async () => {
  const run = {
    id: 'r1',
    state: 'done',
    askedBy: 'shop',
    at: '2026-11-28T08:20:00.000Z',
    endedAt: '2026-11-28T08:20:09.000Z',
    from: '2026-11-20',
    to: '2026-11-28',
    compared: 41,
    equal: 40,
    differences: 1,
    providerSum: 18245000,
    shopSum: 17800000,
    failure: null,
  };
  const runs: object[] = [run, { ...run, id: 'r2', state: 'failed', failure: 'x' }];
  server.use(
    ...identityServer({ role: 'staff', signedIn: true, staffRole: 'duena' }).handlers,
    http.get('*/api/money/reconciliations', () => HttpResponse.json({ lastDoneAt: run.endedAt, isLate: true, runs })),
    http.post('*/api/money/reconciliations', () => {
      runs.unshift({ ...run, id: 'r3', state: 'waiting' });
      return HttpResponse.json(runs[0], { status: 202 });
    }),
  );
  renderApp(<ReconciliationPanelPage />, { path: '/panel/dinero/conciliacion' });
  expect(await screen.findByText('1 diferencia en 41 pagos')).toBeVisible();
  expect(screen.getByText('No se pudo comparar')).toBeVisible();
  expect(screen.getByText('El proveedor muestra $18.245.000 y nosotros $17.800.000.')).toBeVisible();
  expect(screen.getByText(/Está atrasada/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Conciliar ahora' }));
  expect(await screen.findByRole('button', { name: 'Comparando…' })).toBeVisible();
});
