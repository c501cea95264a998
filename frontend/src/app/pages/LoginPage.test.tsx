import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import LoginPage from './LoginPage';

let state: ReturnType<typeof identityServer>['state'];

beforeEach(() => {
  const identity = identityServer();
  state = identity.state;
  server.use(...identity.handlers);
});

function open(path = '/login') {
  renderApp(
    <>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/cuenta" element={<h1>Mi cuenta</h1>} />
        <Route path="/" element={<h1>Inicio</h1>} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
  return userEvent.setup();
}
const email = () => screen.getByLabelText(/^Email/);
const password = () => screen.getByLabelText(/^Contraseña/);
const enter = () => screen.getByRole('button', { name: 'Iniciar Sesión' });

async function fillIn(person: UserEvent, secret: string) {
  await write(email(), 'laura@correo.com', person);
  await write(password(), secret, person);
}

it('greets the user after the login and navigates home', async () => {
  const person = open();
  await person.type(email(), ' laura@correo.com');
  await person.type(password(), 'Secreta-1{Enter}');
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Inicio de sesión exitosoBienvenido de vuelta, Laura!');
  expect(state.received).toEqual([{ path: '/api/login', body: { email: 'laura@correo.com', password: 'Secreta-1' } }]);
});

it('asks staff with a second factor for their code, and keeps what was typed when it is wrong', async () => {
  const person = open('/login?volver=%2Fcuenta');
  const answers = [
    refusal(422, 'auth.bad_code', 'No', { code: 'El código no es correcto o ya se usó' }),
    HttpResponse.json(state.account),
  ];
  server.use(
    http.post('*/api/login', () => HttpResponse.json({ ...state.account, secondFactor: 'prove' })),
    http.post('*/api/auth/second-factor', () => answers.shift()),
  );
  await fillIn(person, 'Secreta-1');
  await person.click(enter());
  const code = await screen.findByRole('textbox', { name: /^Código/ });
  await person.type(code, '000000{Enter}');
  expect(await screen.findByText('El código no es correcto o ya se usó')).toBeVisible();
  expect(code).toHaveValue('000000');
  await write(code, '123456', person);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

it('returns to the page that required the login, and never to another site', async () => {
  const person = open('/login?volver=%2Fcuenta');
  await fillIn(person, 'Secreta-1');
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
});

it('shows what is missing before a request', async () => {
  const person = open();
  await person.type(email(), 'laura');
  await person.click(enter());
  expect(await screen.findByText('Email inválido')).toBeVisible();
  expect(screen.getByText('La contraseña es requerida')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(state.received).toEqual([]);
});

it('shows and announces that the password is wrong, and keeps the input', async () => {
  server.use(http.post('*/api/login', () => refusal(401, 'auth.bad_credentials', 'Credenciales incorrectas')));
  const person = open();
  await fillIn(person, 'Otra-12345');
  await person.click(enter());
  const messages = await screen.findAllByText('Contraseña incorrecta. Por favor, inténtalo de nuevo.', {
    exact: false,
  });
  expect(messages).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  expect(email()).toHaveValue('laura@correo.com');
  expect(password()).toHaveValue('Otra-12345');
});

it.each([
  ['shows the server’s error message', () => refusal(429, 'auth.too_many', 'Espera 30 segundos'), 'Espera 30 segundos'],
  ['shows an error when the server is unreachable', () => HttpResponse.error(), 'Error al iniciar sesión'],
])('%s', async (_, answer, text) => {
  server.use(http.post('*/api/login', answer));
  const person = open();
  await fillIn(person, 'Otra-12345');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(1));
});

it('shows the password without moving the caret, and announces it', async () => {
  const person = open();
  await write(password(), 'Secreta', person);
  const field = password() as HTMLInputElement;
  field.setSelectionRange(3, 3);
  await person.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password()).toBe(field);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(3);
  expect(screen.getByText('Se muestra.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('supports password managers', () => {
  open();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('autocapitalize', 'none');
  expect(password()).toHaveAttribute('spellcheck', 'false');
  expect(screen.getByRole('form', { name: 'Iniciar Sesión' })).toHaveAttribute('method', 'post');
});
