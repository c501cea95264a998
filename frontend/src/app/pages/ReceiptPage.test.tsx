import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OrderDto } from '../../api/orders.api';
import { keepCompletedOrder } from '../../features/orders/completed-order';
import { refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { storeEarlier } from '../../testing/drafts';
import { aMaskedOrder, anOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ReceiptPage from './ReceiptPage';

const order = anOrder();

const notFound = () => refusal(404, 'order.not_found', 'No encontramos este pedido.');

/** `known`: of the transaction in the URL; `own`: of the number in the URL, to its proven customer. */
function open(search: string, { known, own }: { known?: OrderDto; own?: OrderDto } = {}) {
  server.use(
    http.get('*/api/orders/own/:number', () => (own ? HttpResponse.json(own) : notFound())),
    http.get('*/api/orders/transaction/:id', () => (known ? HttpResponse.json(known) : notFound())),
    ...catalogueHandlers,
  );
  renderApp(<ReceiptPage />, { path: `/recibo${search}` });
}

const sheet = () => screen.findByRole('article');
const url = `?transaction=${order.transactionId}`;

it('shows customer, amount, time, payment method and seller', async () => {
  open(url, { known: order });
  const receipt = await sheet();
  expect(within(receipt).getByRole('heading', { level: 1, name: 'Recibo' })).toBeVisible();
  for (const fact of [
    ...['SIG-7K2QXM', 'PROCESADO', 'Laura Restrepo', 'laura@example.com', 'Tarjeta'],
    ...[order.transactionId!, order.reference!, 'Calle 10 # 43-12, Medellín, Antioquia'],
  ])
    expect(within(receipt).getByText(fact)).toBeVisible();
  expect(receipt).toHaveTextContent(/21 de noviembre de 2026.{1,9}3:15/);
  expect(receipt).toHaveTextContent('NIT 900.000.000-0');
  expect(document.title).toBe('Recibo SIG-7K2QXM | Sigerist');
});

it('shows every line with its price lines, the discount, and the shipping separately', async () => {
  open(url, { known: order });
  const receipt = await sheet();
  const rows = within(within(receipt).getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Pañalera MultifuncionalBordado: Sofía · PompónPrecio base $445.000 · Bordado de nombre $15.000 · Pompón $45.000, cada pieza2$1.010.000',
    'PortachupetaSin bordadoPrecio base $80.0001$80.000',
  ]);
  expect(within(receipt).getAllByText(/retracto/)).toHaveLength(1);
  expect(receipt).toHaveTextContent('Subtotal$1.090.000');
  expect(receipt).toHaveTextContent('Descuento SIGERIST15−$163.500');
  expect(receipt).toHaveTextContent('Envío≈ $25.000, lo pagas al recibir');
  expect(receipt).toHaveTextContent('Total COP$926.500');
});

it('prints on a click, and is shown from this tab while the server is unreachable', async () => {
  storeEarlier(keepCompletedOrder(order));
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  open(url);
  await sheet();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir o guardar PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each([
  ['a part', { refunded: 80_000 }, 'PROCESADO', 'Pagaste $926.500, te devolvimos $80.000 y quedan $846.500.'],
  ['all', { refunded: 926_500, status: 'refunded' }, 'DEVUELTO', 'Te devolvimos los $926.500 que pagaste.'],
] as const)(
  'says that %s of the money was given back, also where this tab knows the purchase alone',
  async (_, money, word, text) => {
    storeEarlier(keepCompletedOrder(order));
    open(url, { known: anOrder({ paid: 926_500, ...money }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await sheet()).toHaveTextContent(word);
    expect(screen.queryByText(/^Conserva este recibo/) === null).toBe(word === 'DEVUELTO');
  },
);

it('shows the server’s amounts also when it masks data that this tab has', async () => {
  storeEarlier(keepCompletedOrder(order));
  open(url, { known: { ...aMaskedOrder(), paid: 926_500, refunded: 80_000 } });
  expect(await screen.findByText(/^Pagaste \$926\.500, te devolvimos \$80\.000/)).toBeVisible();
  expect(await sheet()).toHaveTextContent('Laura Restrepo');
});

it.each([
  ['shows it to this browser', anOrder({ status: 'payment_review' })],
  ['masks it', { ...aMaskedOrder(), status: 'payment_review' as const }],
])('has no receipt of a voided payment that this tab knows as paid, when the server %s', async (_, known) => {
  storeEarlier(keepCompletedOrder(order));
  open(url, { known });
  expect(await screen.findByRole('alert')).toHaveTextContent('No podemos generar el recibo');
  expect(screen.queryByText('PROCESADO')).not.toBeInTheDocument();
});

it('finds an order without a transaction by its number, for the proven customer', async () => {
  const transfer = anOrder({ transactionId: null, reference: null, paymentMethod: 'BANK_TRANSFER' });
  open('?orden=SIG-7K2QXM', { own: transfer });
  expect(await sheet()).toHaveTextContent('Transferencia bancaria');
});

it.each([
  ['no payment in the url', '', undefined],
  ['an unknown payment', url, undefined],
  ['a browser that did not pay', url, aMaskedOrder()],
  ['a payment in review', url, anOrder({ status: 'payment_review' })],
  ['a stranger with a number alone', '?orden=SIG-7K2QXM', undefined],
] as const)('shows that %s has no receipt, and a contact', async (_, search, known) => {
  open(search, { known });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No podemos generar el recibo');
  expect(within(alert).getByRole('link', { name: 'Contactar soporte' })).toBeVisible();
  expect(screen.queryByText('PROCESADO')).not.toBeInTheDocument();
});
