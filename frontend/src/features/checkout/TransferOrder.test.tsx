import { screen } from '@testing-library/react';
import { aTransferOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { TransferOrder } from './TransferOrder';

it('takes the proof by mail while the shop has no number for chats', () => {
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
