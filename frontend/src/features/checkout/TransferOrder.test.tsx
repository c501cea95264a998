import { screen } from '@testing-library/react';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { aTransferOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { TransferOrder } from './TransferOrder';

it('asks for the proof by email while the shop has no WhatsApp number', () => {
  const order = aTransferOrder();
  renderApp(
    <TransferOrder order={{ ...order, bankTransfer: { ...order.bankTransfer, proofUrl: null } }} isNew={false} />,
  );
  expect(screen.getByText(/envíanos el comprobante por correo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar el comprobante por correo' })).toHaveAttribute(
    'href',
    'mailto:hola@sigerist.co?subject=Comprobante%20SIG-7K2QXM',
  );
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
});

it('asks for no transfer when a discount code made the order free', () => {
  const free = { status: 'paid', paymentMethod: 'FREE', isFree: true, bankTransfer: null } as const;
  const order = { ...aTransferOrder(), ...free, total: 0, amountDue: 0, instalments: [] };
  renderApp(<TransferOrder order={order} isNew={false} />);
  expect(screen.getByRole('heading', { name: 'Tu pedido SIG-7K2QXM está confirmado' })).toBeVisible();
  expect(screen.getByText(/^Sin costo por tu código: no tienes que pagar nada/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Transfiere|comprobante|Referencia/);
});

it('says how much is missing when a part came', () => {
  renderApp(<TransferOrder order={{ ...aTransferOrder(), paid: 900_000, amountDue: 26_500 }} isNew={false} />);
  expect(screen.getByText('Recibimos $900.000. Faltan $26.500.')).toBeVisible();
});

it('says until when it keeps a code that may be used up', () => {
  renderApp(<TransferOrder order={{ ...aTransferOrder(), codeKeptUntil: '2026-11-22T20:15:00.000Z' }} isNew={false} />);
  expect(screen.getByText(/^Te guardamos el código SIGERIST15 hasta el 22 nov 2026, 3:15/)).toBeVisible();
});

it('says when an express order arrives, counted from its payment', async () => {
  server.use(...catalogueHandlers);
  renderApp(<TransferOrder order={{ ...aTransferOrder(), isExpress: true }} isNew={false} />);
  expect(await screen.findByText('Llega en 5 a 8 días hábiles desde que confirmemos tu pago')).toBeVisible();
});

it('shows amount, reference and due date of the first half, and when the second half is due', () => {
  const order = aTransferOrder();
  const instalments = [
    { amount: 463250, reference: 'SIG-7K2QXM-1', state: 'due', payBy: '2026-11-28', paidAt: null },
    { amount: 463250, reference: 'SIG-7K2QXM-2', state: 'waiting', payBy: null, paidAt: null },
  ] as const;
  renderApp(<TransferOrder order={{ ...order, amountDue: 463250, instalments: [...instalments] }} isNew={false} />);
  expect(screen.getByText(/^Transfiere \$463\.250 a esta cuenta/)).toBeVisible();
  expect(screen.getByText('SIG-7K2QXM-1')).toBeVisible();
  expect(screen.getByText('el 28 de noviembre')).toBeVisible();
  expect(screen.getByText('Cuando tu pedido esté listo, antes del envío')).toBeVisible();
});
