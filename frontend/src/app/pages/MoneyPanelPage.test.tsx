import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type {
  BookEntryDto,
  BookMonthDto,
  CheckedStatementDto,
  MoneySummaryDto,
  OwingOrderDto,
} from '../../api/money.api';
import { Toaster } from '../../shared/ui/Toast';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import MoneyPanelPage from './MoneyPanelPage';
import RefundsPanelPage from './RefundsPanelPage';
import TodayPanelPage from './TodayPanelPage';

afterEach(() => void identityServer());

const SUMS = {
  payments: [{ method: 'BANK_TRANSFER', count: 1, amount: 435_000 }],
  received: 435_000,
  reversals: 0,
  refunds: 90_000,
  shippingReturned: 0,
  fees: 0,
  payouts: 0,
  net: 345_000,
};
const SUMMARY: MoneySummaryDto = {
  today: '2026-11-28',
  sums: SUMS,
  waiting: { orders: 1, amount: 400_000 },
  balances: { orders: 0, amount: 0 },
  toReturn: { orders: 2, amount: 110_000 },
};
const OWING: OwingOrderDto = {
  id: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
  number: 'SIG-7K2QXM',
  customer: 'Laura Restrepo',
  status: 'pending_transfer',
  createdAt: '2026-11-26T15:00:00.000Z',
  total: 500_000,
  received: 100_000,
  owed: 400_000,
};
const ENTRY: BookEntryDto = {
  id: 'e1',
  at: '2026-11-28T15:00:00.000Z',
  movedAt: '2026-11-26T15:00:00.000Z',
  kind: 'payment',
  amount: 435_000,
  currency: 'COP',
  method: 'BANK_TRANSFER',
  provider: null,
  transactionId: null,
  reference: 'M1029384',
  reverses: null,
  covers: 'order',
  actor: 'taller@sigerist.co',
  reason: '',
  note: '',
  evidence: '',
  order: { id: OWING.id, number: OWING.number, customer: OWING.customer },
  payer: '',
  gross: 435_000,
  fee: 0,
  net: 435_000,
};
const MONTH: BookMonthDto = {
  ...SUMS,
  month: '2026-10',
  isClosed: true,
  sales: 13_750_000,
  salesOrders: 28,
  discounts: 528_000,
  allowances: 10_000,
  receivables: 1_780_000,
  receivableOrders: 5,
  advances: 7_825_000,
  advanceOrders: 17,
  withoutOrder: 0,
};

function open(path: string, staffRole: 'duena' | 'contador' | 'taller' = 'duena') {
  const asked: string[] = [];
  server.use(
    ...identityServer({ signedIn: true, role: 'staff', staffRole }).handlers,
    http.get('*/api/money/summary', () => HttpResponse.json(SUMMARY)),
    http.get('*/api/money/open', () => HttpResponse.json({ items: [{}, {}] })),
    http.get('*/api/money/reconciliations', () =>
      HttpResponse.json({ lastDoneAt: '2026-11-28T08:00:00.000Z', isLate: true, runs: [] }),
    ),
    http.get('*/api/money/owing', ({ request }) => {
      const isWaiting = new URL(request.url).searchParams.get('which') === 'waiting';
      return HttpResponse.json({ items: isWaiting ? [OWING] : [], nextCursor: null, sum: SUMMARY.waiting });
    }),
    http.get('*/api/money/entries', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ items: [ENTRY], nextCursor: null, sums: SUMS });
    }),
    http.get('*/api/money/months/:month', ({ params }) => HttpResponse.json({ ...MONTH, month: params.month })),
  );
  renderApp(
    <>
      <Routes>
        <Route path="/panel" element={<TodayPanelPage />} />
        <Route path="/panel/dinero/:part?" element={<MoneyPanelPage />} />
        <Route path="/panel/devoluciones" element={<RefundsPanelPage />} />
        <Route path="/panel/libro" element={<MoneyPanelPage />} />
        <Route path="/panel/mes/:month?" element={<MoneyPanelPage />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
  return asked;
}

it('leads an accountant from the first page to the money, with what is owed and nothing to change', async () => {
  open('/panel', 'contador');
  const waiting = await screen.findByRole('region', { name: 'Por confirmar' });
  expect(await within(waiting).findByRole('link', { name: 'SIG-7K2QXM' })).toHaveAttribute(
    'href',
    `/panel/pedidos/${OWING.id}`,
  );
  expect(waiting).toHaveTextContent(/Falta \$400\.000.*Llegó \$100\.000.*de \$500\.000/);
  expect(screen.getByText('Por devolver').parentElement).toHaveTextContent('$110.000');
  expect(within(screen.getByRole('navigation', { name: 'Dinero' })).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads the owner to money without an order, and says how old the reconciliation is', async () => {
  open('/panel/dinero');
  expect(await screen.findByRole('link', { name: '2 pagos sin pedido' })).toHaveAttribute(
    'href',
    '/panel/dinero/sin-pedido',
  );
  expect(await screen.findByRole('link', { name: /^Conciliado: 28 nov 2026/ })).toBeVisible();
  expect(screen.getByText('La conciliación está atrasada')).toBeVisible();
});

it.each([
  ['/panel/devoluciones', 'contador', 'Esto no es de tu cuenta'],
  ['/panel/dinero/extracto', 'contador', 'Esto no es de tu cuenta'],
  ['/panel/dinero', 'taller', 'Esto lo maneja la dueña'],
] as const)('closes %s to %s', async (path, role, title) => {
  open(path, role);
  expect(await screen.findByText(title)).toBeVisible();
});

it('shows the ledger with both days of a late entry, and keeps its filter in the URL', async () => {
  const asked = open('/panel/libro');
  expect(await screen.findByText('Anotado el 28 nov 2026')).toBeVisible();
  expect(screen.getByText('M1029384')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Qué'), 'Devolución');
  await userEvent.selectOptions(screen.getByLabelText('Medio'), 'Transferencia bancaria');
  expect(await screen.findByText('Queda')).toBeVisible();
  expect(asked.at(-1)).toBe('?kind=refund&method=BANK_TRANSFER');
});

it('shows a closed month on one page, and leads to its neighbours', async () => {
  open('/panel/mes/2026-10');
  expect(await screen.findByText(/Este mes está cerrado/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Al terminar el mes' })).toHaveTextContent(
    /5 pedidos\)\$1\.780\.000.*17 pedidos\)\$7\.825\.000/,
  );
  await userEvent.click(screen.getByRole('link', { name: /septiembre de 2026/ }));
  expect(await screen.findByRole('heading', { name: 'septiembre de 2026' })).toBeVisible();
});

it('records a deposit once, although the first answer was lost', async () => {
  open('/panel/dinero');
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/money/payouts', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ entries: ['e2', 'e3'] }, { status: 201 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar una consignación' }));
  await userEvent.type(await screen.findByLabelText(/^Llegó al banco/), '842.350');
  await userEvent.type(screen.getByLabelText(/^Comisión/), 'mucho');
  await userEvent.type(screen.getByLabelText(/^Referencia/), 'PAYOUT-1');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(await screen.findByText('Escribe el valor en pesos, sin centavos')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Comisión/));
  await userEvent.type(screen.getByLabelText(/^Comisión/), '27650');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText(/No pudimos conectarnos con la tienda/);
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar' }));
  expect(await screen.findByText('Anotado en el libro')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[1]).toMatchObject({
    key: expect.stringMatching(/^.{8,}$/),
    body: { amount: 842_350, fee: 27_650, reference: 'PAYOUT-1' },
  });
});

describe('the statement of the bank', () => {
  const bank = (line: number, amount: number, reference: string) => ({ line, day: '2026-11-27', amount, reference });
  const nobody = { order: null, by: null, isPayout: false };
  const order = { id: OWING.id, number: OWING.number, customer: OWING.customer, owed: 400_000 };
  const differing: CheckedStatementDto['differing'] = [
    {
      ...{ reason: 'not_in_books', entry: null, bank: bank(2, 400_000, 'NEQUI SIG-7K2QXM') },
      deposit: { ...nobody, reference: 'M1', order, by: 'number' },
    },
    {
      ...{ reason: 'not_in_books', entry: null, bank: bank(3, 842_350, 'ABONO WOMPI') },
      deposit: { ...nobody, reference: 'M2', isPayout: true },
    },
    {
      ...{ reason: 'not_in_books', entry: null, bank: bank(4, 90_000, 'TRANSFERENCIA') },
      deposit: { ...nobody, reference: 'M3' },
    },
    { reason: 'not_in_books', entry: null, bank: bank(5, -30_000, 'RETIRO'), deposit: null },
  ];

  /** The page with a chosen file; what is recorded is no longer missing. */
  async function choose(answers: Record<string, () => Response> = {}) {
    const sent: { path: string; key: string | null; body: unknown }[] = [];
    const known = new Set<string>();
    open('/panel/dinero/extracto');
    const record = async ({ request }: { request: Request }) => {
      const body = (await request.json()) as { reference: string };
      const { pathname } = new URL(request.url);
      sent.push({ path: pathname, key: request.headers.get('Idempotency-Key'), body });
      const refused = answers[body.reference]?.();
      if (refused) return refused;
      known.add(body.reference);
      return HttpResponse.json({ entries: [] }, { status: 201 });
    };
    server.use(
      http.post('*/api/money/statements', () => {
        const left = differing.filter(({ deposit }) => !deposit || !known.has(deposit.reference));
        const sums = { from: '2026-11-01', to: '2026-11-30', bankSum: 1_302_350, booksSum: 0 };
        return HttpResponse.json({ ...sums, matched: [], unreadable: [], differing: left }, { status: 201 });
      }),
      http.post('*/api/orders/:id/receipts', record),
      http.post('*/api/money/payouts', record),
      http.get('*/api/orders', () => HttpResponse.json({ orders: [], nextCursor: null })),
    );
    const person = userEvent.setup();
    const file = new File(['Fecha;Valor'], 'extracto.csv', { type: 'text/csv' });
    await person.upload(await screen.findByLabelText('Subir el extracto'), file);
    const form = within(await screen.findByRole('region', { name: 'Llegó y no está anotado' }));
    return { sent, person, form };
  }
  const rowOf = (form: { getAllByRole: (role: string) => HTMLElement[] }, text: string) =>
    within(form.getAllByRole('listitem').find((row) => row.textContent.includes(text))!);

  it('writes down what came and is not in the books, with its order or as of the provider, and leaves the rest', async () => {
    const { sent, person, form } = await choose();
    expect(within(screen.getByRole('region', { name: 'Diferencias' })).getAllByRole('listitem')).toHaveLength(1);
    // What is certain is chosen.
    expect(rowOf(form, 'NEQUI').getByLabelText(/¿Qué es?/)).toHaveDisplayValue('Pago de SIG-7K2QXM, Laura Restrepo');
    expect(rowOf(form, 'WOMPI').getByLabelText(/¿Qué es?/)).toHaveDisplayValue('Consignación de la pasarela');
    expect(rowOf(form, 'TRANSFERENCIA').getByLabelText(/¿Qué es?/)).toHaveDisplayValue('Dejarlo así');
    expect(form.getByText('Se anotan 2 movimientos por $1.242.350. A cada familia le llega un correo.')).toBeVisible();
    await person.click(form.getByRole('button', { name: 'Anotar en el libro' }));
    expect(await form.findByText('Escribe cuánto se quedó, o 0')).toBeVisible();
    expect(sent).toEqual([]);
    await write(rowOf(form, 'WOMPI').getByLabelText(/Comisión/), '27.650', person);
    await person.click(form.getByRole('button', { name: 'Anotar en el libro' }));
    expect(await screen.findByText('2 movimientos quedaron en el libro.')).toBeVisible();
    const key = expect.stringMatching(/\w/) as string;
    expect(sent).toEqual([
      {
        ...{ path: `/api/orders/${OWING.id}/receipts`, key },
        body: { amount: 400_000, reference: 'M1', movedAt: '2026-11-27T00:00:00-05:00' },
      },
      { path: '/api/money/payouts', key, body: { amount: 842_350, reference: 'M2', day: '2026-11-27', fee: 27_650 } },
    ]);
    await waitFor(() => expect(form.getAllByRole('listitem')).toHaveLength(1));
    expect(form.getByText('Todavía no escoges ninguno.')).toBeVisible();
  });

  it('says why a movement was not written down, and writes down the others', async () => {
    const message = 'Esa referencia ya está en el pedido SIG-9T3MPA.';
    const used = () => HttpResponse.json({ code: 'order.reference_used', message }, { status: 409 });
    const { person, form } = await choose({ M1: used });
    await person.selectOptions(rowOf(form, 'WOMPI').getByLabelText(/¿Qué es?/), 'Dejarlo así');
    const other = rowOf(form, 'TRANSFERENCIA');
    await person.selectOptions(other.getByLabelText(/¿Qué es?/), 'Pago de un pedido');
    await write(other.getByLabelText(/Número del pedido/), 'sig-222222', person);
    await person.click(form.getByRole('button', { name: 'Anotar en el libro' }));
    expect(await form.findByText(`Ya estaba en el libro. ${message}`)).toBeVisible();
    expect(form.getByText('No encontramos este pedido')).toBeVisible();
  });
});
