import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { refusal } from '../../testing/cart-server';
import { catalogueHandlers } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { AskNames } from './AskNames';
import { wholeText } from '../../testing/whole-text';

const piece = { position: 1, productName: 'Pañalera Multifuncional', quantity: 1, name: '' };
const field = () => screen.getByRole('textbox', { name: /Nombre para Pañalera Multifuncional/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar el nombre' }));

async function show() {
  const received: unknown[] = [];
  server.use(
    ...catalogueHandlers,
    http.post('*/api/orders/names', async ({ request }) => {
      const body = (await request.json()) as { name: string };
      received.push(body);
      return HttpResponse.json([{ ...piece, name: body.name.trim() }]);
    }),
  );
  renderApp(<AskNames orderNumber="SIG-7K2QXM" pieces={[piece]} />);
  await screen.findByRole('heading', { name: '¿Qué nombre bordamos?' });
  return received;
}

it('accepts the name, shows how it will be stitched, and allows changes', async () => {
  const received = await show();
  await userEvent.type(field(), ' Sofia ');
  await save();
  expect(await screen.findByText(wholeText('Guardamos «Sofia».'))).toBeVisible();
  expect(received).toEqual([{ orderNumber: 'SIG-7K2QXM', position: 1, name: ' Sofia ' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Sofía');
  await save();
  expect(await screen.findByText(wholeText('Guardamos «Sofía».'))).toBeVisible();
});

it.each([
  ['  ', 'Por favor ingresa el nombre para personalizar'],
  ['Maximiliano Alejandro', 'Máximo 20 caracteres: sobra 1.'],
  ['Sofía 👶', /No podemos bordar «👶»/],
])('shows an error for %j and asks for no confirmation', async (name, message) => {
  const received = await show();
  await userEvent.type(field(), name);
  await save();
  expect(screen.getByText(message)).toBeVisible();
  expect(received).toEqual([]);
});

it('keeps the input when the server rejects it', async () => {
  await show();
  server.use(
    http.post('*/api/orders/names', () => refusal(409, 'order.name_too_late', 'Ya empezamos a hacer tu pedido.')),
  );
  await userEvent.type(field(), 'Sofía');
  await save();
  expect(await screen.findByText('Ya empezamos a hacer tu pedido.')).toBeVisible();
  expect(field()).toHaveValue('Sofía');
});

it('stores the name of the panel under the person of the staff', async () => {
  const received = await show();
  const saved: unknown[] = [];
  cleanup();
  renderApp(
    <AskNames
      orderNumber="SIG-7K2QXM"
      pieces={[piece]}
      save={(position, name) => {
        saved.push([position, name]);
        return Promise.resolve({ data: [{ ...piece, name }] });
      }}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /Nombre para Pañalera/ }), 'Sofía');
  await save();
  expect(await screen.findByText(wholeText('Guardamos «Sofía».'))).toBeVisible();
  expect([saved, received]).toEqual([[[1, 'Sofía']], []]);
});

it('shows names that were written before once each, without claiming to have stored them now', async () => {
  const named = [
    { ...piece, name: 'Sofía' },
    { ...piece, position: 2, name: 'Leo' },
  ];
  renderApp(<AskNames orderNumber="SIG-7K2QXM" pieces={named} />);
  expect(await screen.findByRole('heading', { name: 'Así lo bordamos' })).toBeVisible();
  expect(screen.queryByText(/Guardamos/)).not.toBeInTheDocument();
});

it('shows nothing when every piece has its name', () => {
  renderApp(<AskNames orderNumber="SIG-7K2QXM" pieces={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
