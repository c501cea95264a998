import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { refusal } from '../../testing/cart-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { write } from '../../testing/write';
import MyDataPage from './MyDataPage';
import { wholeText } from '../../testing/whole-text';

const TOKEN = '5vQ3T0b8kqfJrEw2mXy1Zg';
const NEXT_TOKEN = '9bH1u7Yw0sKpQfXc3LmNzA';

let received: { path: string; body: unknown }[];
let saved: string[];

beforeEach(() => {
  received = [];
  saved = [];
  const answer = (body: object) => async (info: { request: Request }) => {
    received.push({ path: new URL(info.request.url).pathname, body: await info.request.json() });
    return HttpResponse.json(body);
  };
  server.use(
    http.post(
      '*/api/privacy/requests',
      answer({ message: 'Si guardamos datos de este correo, te enviamos un enlace.' }),
    ),
    http.post(
      '*/api/privacy/export',
      answer({
        exportedAt: '',
        email: 'laura@correo.com',
        data: { orders: [{ number: 'SIG-7K2QXM' }] },
        nextToken: NEXT_TOKEN,
      }),
    ),
    http.post(
      '*/api/privacy/erase',
      answer({
        orders: 2,
        messages: 1,
        conversations: 1,
        payments: 0,
        keptOrders: ['SIG-7K2QXM'],
        keptPayments: 0,
        keptConversations: 0,
      }),
    ),
  );
  URL.createObjectURL = (blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  // Browsers would save the file here.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });

/** The page with its URL, and the link of the email. */
function Page() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <MyDataPage />
      <output>{pathname + hash}</output>
      <Link to={`#token=${TOKEN}`}>Enlace del correo</Link>
    </>
  );
}

function openLink(token = TOKEN) {
  return renderApp(<Page />, { path: `/mis-datos#token=${token}` });
}

it('emails a link to the entered email, and shows the server’s answer', async () => {
  const person = userEvent.setup();
  renderApp(<MyDataPage />);
  await person.click(button('Enviarme el enlace'));
  expect(screen.getByLabelText(/^Correo/)).toHaveFocus();
  await write(screen.getByLabelText(/^Correo/), ' laura@correo.com ', person);
  await person.click(button('Enviarme el enlace'));
  expect(await screen.findByText('Si guardamos datos de este correo, te enviamos un enlace.')).toBeVisible();
  expect(received).toEqual([{ path: '/api/privacy/requests', body: { email: 'laura@correo.com' } }]);
});

it('shows why the server rejected a request', async () => {
  server.use(http.post('*/api/privacy/requests', () => refusal(429, 'request.too_many', 'Demasiados intentos.')));
  const person = userEvent.setup();
  renderApp(<MyDataPage />);
  await write(screen.getByLabelText(/^Correo/), 'laura@correo.com', person);
  await person.click(button('Enviarme el enlace'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos.');
});

it('removes the token from the URL immediately', () => {
  openLink();
  expect(screen.getByText('/mis-datos')).toBeVisible();
  expect(button('Descargar mis datos')).toBeVisible();
  expect(received).toEqual([]);
});

it('accepts a link that is opened while the page is open', async () => {
  const person = userEvent.setup();
  renderApp(<Page />, { path: '/mis-datos' });
  expect(button('Enviarme el enlace')).toBeVisible();
  await person.click(screen.getByText('Enlace del correo'));
  expect(await screen.findByRole('button', { name: 'Descargar mis datos' })).toBeVisible();
});

it('asks for an email when the link is incomplete', () => {
  openLink('short');
  expect(button('Enviarme el enlace')).toBeVisible();
});

it('downloads all data, and erases it with the token of the answer', async () => {
  const person = userEvent.setup();
  openLink();
  await person.click(button('Descargar mis datos'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toContain('SIG-7K2QXM');
  expect(saved[0]).not.toContain(NEXT_TOKEN);

  await person.click(button('Borrar mis datos'));
  expect(received).toHaveLength(1);
  await person.click(button('Sí, borrar mis datos'));
  expect(await screen.findByRole('heading', { name: 'Borramos tus datos' })).toHaveFocus();
  expect(screen.getByText(/2 pedidos ni en 1 mensaje/)).toBeVisible();
  expect(screen.getByText('SIG-7K2QXM')).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([{ token: TOKEN }, { token: NEXT_TOKEN }]);
});

it('does not claim that data was erased when all of it is still in use', async () => {
  const kept = {
    orders: 0,
    messages: 0,
    conversations: 0,
    payments: 0,
    keptOrders: ['SIG-7K2QXM', 'SIG-8K2QXM'],
    keptPayments: 2,
    keptConversations: 1,
  };
  server.use(http.post('*/api/privacy/erase', () => HttpResponse.json(kept)));
  const person = userEvent.setup();
  openLink();
  await person.click(button('Borrar mis datos'));
  await person.click(button('Sí, borrar mis datos'));
  expect(await screen.findByRole('heading', { name: 'Borraremos tus datos' })).toHaveFocus();
  expect(
    screen.getByText(
      wholeText(/Los datos de estos pedidos se guardan aparte.*Cuando termine el último plazo los borramos/),
    ),
  ).toBeVisible();
  expect(screen.getByText(/^2 pagos conservan tus datos: una semana como máximo/)).toBeVisible();
  expect(screen.getByText(/^Una conversación sigue con una persona del equipo/)).toBeVisible();
  expect(screen.queryByText(/Ya no están/)).toBeNull();
  expect(screen.queryByText(/La garantía de lo que compraste sigue/)).toBeNull();
});

it('shows that a link has been used', async () => {
  const message = 'Este enlace ya no sirve. Pide uno nuevo.';
  server.use(http.post('*/api/privacy/export', () => refusal(422, 'privacy.bad_link', message)));
  const person = userEvent.setup();
  openLink();
  await person.click(button('Descargar mis datos'));
  expect(await screen.findByText(message)).toBeVisible();
});
