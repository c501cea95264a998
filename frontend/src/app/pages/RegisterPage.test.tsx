import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Toaster } from '../../shared/ui/Toast';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import RegisterPage from './RegisterPage';

let state: ReturnType<typeof identityServer>['state'];

beforeEach(() => {
  const identity = identityServer();
  state = identity.state;
  server.use(...identity.handlers);
});

function open() {
  renderApp(
    <>
      <RegisterPage />
      <Toaster />
    </>,
  );
  return userEvent.setup();
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const register = () => screen.getByRole('button', { name: 'Registrarme' });

async function fillIn(password = 'Secreta-1') {
  const person = open();
  const typed = { Nombre: 'Laura', Apellido: 'Restrepo', Email: 'laura@correo.com', Contraseña: password };
  for (const [label, text] of Object.entries(typed)) await write(field(label), text, person);
  await write(field('Confirmar contraseña'), 'Secreta-1', person);
  await person.click(screen.getByRole('checkbox', { name: /Autorizo/ }));
  return person;
}

it('creates an account, confirms it, and can create another one', async () => {
  const person = await fillIn();
  await write(field('Celular'), '300 123 4567', person);
  await person.click(register());

  expect(await screen.findByRole('heading', { name: 'Registro Completado' })).toHaveFocus();
  expect(screen.getByText('¡Registro exitoso!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explorar productos' })).toHaveAttribute('href', '/productos');
  expect(state.received[0]!.body).toEqual({
    name: 'Laura Restrepo',
    email: 'laura@correo.com',
    passwordHash: 'Secreta-1',
    phone: '300 123 4567',
    shippingAddress: null,
    acceptsMarketing: false,
    dataConsent: true,
  });

  await person.click(screen.getByRole('button', { name: 'Registrar Otro Usuario' }));
  expect(screen.getByRole('heading', { name: 'Crea tu cuenta' })).toHaveFocus();
  expect(field('Nombre')).toHaveValue('');
});

it('lists all errors under the form, with links to the fields', async () => {
  const person = open();
  await write(field('Celular'), '300', person);
  await person.click(register());

  const link = await screen.findByRole('link', { name: 'El nombre es obligatorio' });
  const list = link.closest('ul')!;
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'El nombre es obligatorio',
    'El apellido es obligatorio',
    'Correo inválido',
    'Mínimo 8 caracteres',
    'Confirma tu contraseña',
    'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567',
    'Para crear tu cuenta necesitamos tu autorización',
  ]);
  expect(list.closest('[tabindex="-1"]')).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${field('Nombre').id}`);
  expect(state.received).toEqual([]);

  await write(field('Nombre'), 'Laura', person);
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

it.each([
  ['secreta-1', 'Incluye al menos una mayúscula'],
  ['Secreta--', 'Incluye al menos un número'],
  ['Secreta11', 'Incluye al menos un símbolo'],
  ['Pan\u0303alera2026', 'Incluye al menos un símbolo'],
  ['Secreta-2', 'Las contraseñas no coinciden'],
])('rejects %p', async (password, message) => {
  const person = await fillIn(password);
  await person.click(register());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(state.received).toEqual([]);
});

it('shows at the email that it has an account, and links to the login', async () => {
  const message = 'Ya existe una cuenta con este correo';
  const body = { statusCode: 409, code: 'account.email_taken', message, fields: { email: message }, requestId: 'r' };
  server.use(http.post('*/api/register', () => HttpResponse.json(body, { status: 409 })));
  const person = await fillIn();
  await person.click(register());
  await waitFor(() => expect(field('Email')).toBeInvalid());
  expect(screen.getByRole('alert')).toHaveTextContent(`Error en el registro${message}`);
  expect(within(screen.getByRole('form')).getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(field('Nombre')).toHaveValue('Laura');
  expect(field('Contraseña')).toHaveValue('Secreta-1');
});

it('shows an error that concerns no field', async () => {
  server.use(http.post('*/api/register', () => HttpResponse.error()));
  const person = await fillIn();
  await person.click(register());
  const messages = await screen.findAllByText('No se pudo completar el registro. Intenta nuevamente.', {
    exact: false,
  });
  expect(messages).toHaveLength(2);
});
