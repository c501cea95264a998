import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { OrderDto } from '../../api/orders.api';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { identityServer } from '../../testing/identity-server';
import { anOrder } from '../../testing/order-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import AccountPage from './AccountPage';
import { wholeText } from '../../testing/whole-text';

afterEach(() => {
  identityServer();
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

function open({ signedIn = true, orders = [] as OrderDto[], path = '/cuenta' } = {}) {
  const { state, handlers } = identityServer({ signedIn });
  state.orders = orders;
  server.use(...handlers, ...catalogueHandlers);
  renderApp(
    <>
      <Routes>
        <Route path="/cuenta" element={<AccountPage />} />
        <Route path="*" element={<CurrentUrl />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
  return { state, person: userEvent.setup() };
}
const press = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

it('redirects a guest to the login, without a request', async () => {
  open({ signedIn: false });
  expect(await screen.findByRole('heading', { name: '/login?volver=%2Fcuenta' })).toBeVisible();
});

it('confirms the email once when the link of the welcome email is opened, and says what joins the list', async () => {
  const { state } = open({ path: '/cuenta#confirmar=5pUqkN0uJmQkqYH0w0m8lYQ0' });
  expect(await screen.findByText('Correo confirmado')).toBeVisible();
  expect(state.received).toEqual([{ path: '/api/account/confirm-email', body: { token: '5pUqkN0uJmQkqYH0w0m8lYQ0' } }]);
  expect(await screen.findByText(/También aparecen aquí los que compres sin entrar/)).toBeVisible();
});

it('shows that a confirmation link belongs to another account', async () => {
  const message = 'Este enlace no es de tu cuenta.';
  open({ path: '/cuenta#confirmar=x' });
  server.use(http.post('*/api/account/confirm-email', () => refusal(422, 'account.bad_confirmation', message)));
  expect(await screen.findByText(message)).toBeVisible();
});

it('keeps a guest’s confirmation link until after the login, and out of the URL', async () => {
  open({ signedIn: false, path: '/cuenta#confirmar=guest-token' });
  expect(await screen.findByRole('heading', { name: '/login?volver=%2Fcuenta' })).toBeVisible();
  cleanup();
  const { state } = open();
  expect(await screen.findByText('Correo confirmado')).toBeVisible();
  expect(state.received).toMatchObject([{ body: { token: 'guest-token' } }]);
});

it('redirects to the login after a logout in another tab', async () => {
  const { state } = open();
  state.signedIn = false;
  expect(await screen.findByRole('heading', { name: '/login?volver=%2Fcuenta' })).toBeVisible();
});

it('shows data and orders, and a link to the catalogue while there are none', async () => {
  open();
  expect(await screen.findByText('laura@correo.com')).toBeVisible();
  expect(screen.getByText('+57 300 123 4567')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Todavía no tienes pedidos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/productos');
  expect(screen.getByText(/Compraste sin cuenta, con el correo laura@correo.com\? Confírmalo/)).toBeVisible();
  const copy = screen.getByRole('link', { name: 'Descargar mis datos' });
  expect(copy).toHaveAttribute('href', '/api/account/export');
  expect(copy).toHaveAttribute('download');
});

it('shows the status and the pieces of each order, and its receipt once it is paid', async () => {
  const waiting = anOrder({
    id: 'b',
    orderNumber: 'SIG-AAAAAA',
    status: 'pending_transfer',
    total: 80000,
    transactionId: null,
    reference: null,
    paymentMethod: 'BANK_TRANSFER',
  });
  const { person } = open({ orders: [anOrder({ status: 'in_production' }), waiting] });
  await screen.findByRole('heading', { name: 'SIG-7K2QXM' });
  const [made, unpaid] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(made).toHaveTextContent('En el taller');
  expect(made).toHaveTextContent('21 de noviembre de 2026');
  await person.click(within(made).getByText('Ver el pedido'));
  expect(within(made).getByText(wholeText('Bordado: Sofía · Pompón'))).toBeVisible();
  expect(within(made).getByText(wholeText('Envío a Calle 10 # 43-12, Medellín, Antioquia'))).toBeVisible();
  const receipt = within(made).getByRole('link', { name: 'Recibo de SIG-7K2QXM' });
  expect(receipt).toHaveAttribute('href', '/recibo?transaction=11004-1718123303-80111');

  expect(unpaid).toHaveTextContent('Esperamos tu transferencia');
  expect(within(unpaid).queryByRole('link', { name: /Recibo/ })).not.toBeInTheDocument();
  const history = within(unpaid).getByRole('link', { name: 'Historia de SIG-AAAAAA' });
  expect(history).toHaveAttribute('href', '/pedido?orden=SIG-AAAAAA');
});

it('retries orders that could not be loaded, while the rest of the page works', async () => {
  const { person } = open({ orders: [anOrder()] });
  server.use(http.get('*/api/orders/mine', () => HttpResponse.error(), { once: true }));
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar tus pedidos' })).toBeVisible();
  expect(screen.getByText('laura@correo.com')).toBeVisible();
  await person.click(await press('Reintentar'));
  expect(await screen.findByRole('heading', { name: 'SIG-7K2QXM' })).toBeVisible();
});

it('edits the data in place', async () => {
  const { state, person } = open();
  await person.click(await press('Cambiar mis datos'));
  expect(field('Nombre y apellido')).toHaveFocus();
  await person.clear(field('Nombre y apellido'));
  await write(field('Nombre y apellido'), 'Laura Gómez', person);
  await person.clear(field('Celular'));
  await person.click(screen.getByRole('checkbox'));
  await person.click(await press('Guardar'));

  expect(await screen.findByText('Datos guardados')).toBeVisible();
  expect(await screen.findByText('Laura Gómez')).toBeVisible();
  expect(await press('Cambiar mis datos')).toHaveFocus();
  expect(state.received).toEqual([
    {
      path: '/api/account',
      body: { name: 'Laura Gómez', phone: null, shippingAddress: null, acceptsMarketing: true },
    },
  ]);
});

it('changes the password, and shows an error at the field of a wrong current password', async () => {
  const { state, person } = open();
  await person.click(await press('Cambiar contraseña'));
  await write(field('Contraseña actual'), 'Secreta-1', person);
  await write(field('Nueva contraseña'), 'Secreta-2', person);
  await write(field('Confirmar contraseña'), 'Secreta-2', person);
  const wrong = () => refusal(422, 'account.wrong_password', 'La contraseña actual no es correcta');
  server.use(http.post('*/api/account/password', wrong, { once: true }));
  await person.click(await press('Guardar'));
  expect(await screen.findByText('La contraseña actual no es correcta')).toBeVisible();
  await waitFor(() => expect(field('Contraseña actual')).toHaveFocus());

  await write(field('Contraseña actual'), '!', person);
  await person.click(await press('Guardar'));
  expect(await screen.findByText('Contraseña cambiada')).toBeVisible();
  expect(state.received[0]!.body).toEqual({ currentPassword: 'Secreta-1!', newPassword: 'Secreta-2' });
});

it('explains why it shows the login when the session expires under an open form', async () => {
  const { person } = open();
  await person.click(await press('Cambiar mis datos'));
  const ended = () => refusal(401, 'auth.required', 'Inicia sesión para continuar.');
  server.use(http.patch('*/api/account', ended), http.get('*/api/account', ended));
  await person.click(await press('Guardar'));
  expect(await screen.findByRole('heading', { name: '/login?volver=%2Fcuenta' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Tu sesión terminóInicia sesión para continuar.');
});

it('deletes the account after a confirmation, and navigates home', async () => {
  const { state, person } = open();
  await person.click(await press('Eliminar mi cuenta'));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  await person.click(within(dialog).getByRole('button', { name: 'Eliminar mi cuenta' }));
  expect(await within(dialog).findByText('La contraseña es requerida')).toBeVisible();
  expect(state.received).toEqual([]);

  await write(within(dialog).getByLabelText(/^Contraseña/), 'Secreta-1', person);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '/' })).toBeVisible();
  expect(screen.getByText('Cuenta eliminada')).toBeVisible();
  expect(state.received).toEqual([{ path: '/api/account/delete', body: { password: 'Secreta-1' } }]);
});

it('offers staff no deletion and no orders of their own, which the server would reject', async () => {
  const { state } = open();
  state.account = { ...state.account, role: 'staff' };
  expect(await screen.findByRole('link', { name: 'Descargar mis datos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'el panel' })).toHaveAttribute('href', '/panel');
});

it('offers a retry when the server is unreachable', async () => {
  const { person } = open();
  server.use(http.get('*/api/account', () => HttpResponse.error(), { once: true }));
  await person.click(await press('Reintentar'));
  expect(await screen.findByText('laura@correo.com')).toBeVisible();
});
