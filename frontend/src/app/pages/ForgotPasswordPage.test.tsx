import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { writeDraft } from '../../shared/state/drafts-slice';
import { Toaster } from '../../shared/ui/Toast';
import { refusal } from '../../testing/cart-server';
import { storeEarlier } from '../../testing/drafts';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import ForgotPasswordPage from './ForgotPasswordPage';

let state: ReturnType<typeof identityServer>['state'];

beforeEach(() => {
  const identity = identityServer();
  state = identity.state;
  server.use(...identity.handlers);
});

const show = () =>
  renderApp(
    <>
      <ForgotPasswordPage />
      <Toaster />
    </>,
  );
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function askForCode() {
  const person = userEvent.setup();
  const { unmount } = show();
  await write(field('Email'), 'laura@correo.com', person);
  await person.click(screen.getByRole('button', { name: 'Enviar código' }));
  await screen.findByRole('heading', { name: 'Escribe el código' });
  return { person, unmount };
}

async function choosePassword() {
  const { person } = await askForCode();
  await person.click(field('Código'));
  await person.paste('123 456');
  await write(field('Nueva contraseña'), 'Secreta-1', person);
  await write(field('Confirmar contraseña'), 'Secreta-1', person);
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  return person;
}

it('continues from the email through the emailed code to a new password', async () => {
  await choosePassword();
  expect(await screen.findByRole('heading', { name: '¡Contraseña actualizada!' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('¡Contraseña actualizada!Ya puedes entrar.');
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: 'Volver a iniciar sesión' })).not.toBeInTheDocument();
  expect(state.received).toEqual([
    { path: '/api/forgot-password', body: { email: 'laura@correo.com' } },
    {
      path: '/api/reset-password',
      body: { email: 'laura@correo.com', code: '123456', newPassword: 'Secreta-1' },
    },
  ]);
});

it('shows the recipient of the code, its validity, and the account', async () => {
  const { person } = await askForCode();
  expect(screen.getByRole('heading', { name: 'Escribe el código' })).toHaveFocus();
  expect(screen.getByText('Código enviado').parentElement).toHaveTextContent(
    'Si hay una cuenta, te enviamos un código.',
  );
  expect(screen.getByText('laura@correo.com')).toBeVisible();
  expect(screen.getByText('El código vence en 15 minutos.')).toBeVisible();
  expect(field('Código')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue('laura@correo.com');

  await person.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByRole('heading', { name: 'Recupera tu contraseña' })).toHaveFocus();
  expect(field('Email')).toHaveValue('laura@correo.com');
});

it('restores its step after the browser discarded the page', async () => {
  const { unmount } = await askForCode();
  unmount();
  show();
  expect(screen.getByText('laura@correo.com')).toBeVisible();
});

it('validates the code and the passwords before a request', async () => {
  const { person } = await askForCode();
  await write(field('Código'), '12a3', person);
  await write(field('Nueva contraseña'), 'Secreta-1', person);
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('El código debe tener 6 dígitos')).toBeVisible();
  expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible();
  expect(field('Código')).toHaveValue('123');
  expect(state.received).toHaveLength(1);
});

it('empties the field when another code was sent', async () => {
  storeEarlier(writeDraft('password-reset', 'passing', { email: 'laura@correo.com', at: Date.now() - 60_000 }));
  const person = userEvent.setup();
  show();
  await write(field('Código'), '123', person);
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('El código debe tener 6 dígitos')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  expect(await screen.findByText(/Puedes pedir otro código en \d+ s/)).toBeVisible();
  await waitFor(() => expect(field('Código')).toHaveFocus());
  expect(field('Código')).toHaveValue('');
  expect(field('Código')).not.toHaveAttribute('aria-invalid');
  expect(state.received).toEqual([{ path: '/api/forgot-password', body: { email: 'laura@correo.com' } }]);
});

it('shows an error at an expired code', async () => {
  server.use(http.post('*/api/reset-password', () => refusal(422, 'password.bad_code', 'Código inválido o expirado')));
  await choosePassword();
  await waitFor(() => expect(field('Código')).toHaveFocus());
  expect(field('Código')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorCódigo inválido o expirado');
  expect(within(screen.getByRole('form')).getAllByText('Código inválido o expirado')).toHaveLength(1);
  expect(field('Nueva contraseña')).toHaveValue('Secreta-1');
});

describe('opened from the emailed link', () => {
  const open = () => {
    const view = renderApp(
      <>
        <ForgotPasswordPage />
        <Toaster />
      </>,
      { path: '/forgot-password#token=q0Zr8l2mT1yq7v0Q3yB5hw' },
    );
    return { person: userEvent.setup(), ...view };
  };
  const choose = async (person: ReturnType<typeof userEvent.setup>, password: string) => {
    await write(await screen.findByLabelText(/^Nueva contraseña/), password, person);
    await write(field('Confirmar contraseña'), password, person);
    await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  };

  it('asks only for the new password, and sends it with the token', async () => {
    const { person } = open();
    expect(await screen.findByRole('heading', { name: 'Elige tu nueva contraseña' })).toBeVisible();
    expect(screen.queryByLabelText(/^Código/)).not.toBeInTheDocument();
    await choose(person, 'Tucán-Azul-2027');

    expect(await screen.findByRole('heading', { name: '¡Contraseña actualizada!' })).toHaveFocus();
    expect(state.received).toEqual([
      { path: '/api/reset-password', body: { token: 'q0Zr8l2mT1yq7v0Q3yB5hw', newPassword: 'Tucán-Azul-2027' } },
    ]);
  });

  it('shows the server’s error at a rejected password', async () => {
    const message = 'Esta contraseña es de las más usadas: elige otra';
    server.use(
      http.post('*/api/reset-password', () => refusal(400, 'request.invalid', message, { newPassword: message })),
    );
    const { person } = open();
    await choose(person, 'Password1!');

    await waitFor(() =>
      expect(field('Nueva contraseña')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  });

  it('shows that a link is no longer valid, and offers another email', async () => {
    const message = 'El enlace no es válido o ya venció. Pide otro.';
    server.use(http.post('*/api/reset-password', () => refusal(422, 'password.bad_link', message)));
    const { person } = open();
    await choose(person, 'Tucán-Azul-2027');
    expect(await within(screen.getByRole('form')).findByText(message)).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Pedir otro correo' }));
    expect(screen.getByRole('heading', { name: 'Recupera tu contraseña' })).toHaveFocus();
  });
});
