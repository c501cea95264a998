import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { refusal } from '../testing/cart-server';
import { identityServer } from '../testing/identity-server';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';
import { StaffOnly } from './StaffOnly';

afterEach(() => identityServer());

it('offers to try again while the server is unreachable, instead of redirecting staff to the login', async () => {
  const { handlers } = identityServer({ signedIn: true, role: 'staff' });
  const unavailable = () => refusal(503, 'unavailable', 'El servicio no está disponible en este momento.');
  server.use(http.get('*/api/auth/check', unavailable, { once: true }), ...handlers);
  renderApp(
    <StaffOnly>
      <p>Pedidos</p>
    </StaffOnly>,
    { path: '/panel' },
  );
  expect(await screen.findByRole('heading', { name: 'La tienda no responde' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Pedidos')).toBeVisible();
});
