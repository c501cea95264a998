import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { notifySessionChanged } from '../../api/identity.api';
import { noCustomer } from '../../features/checkout/customer';
import { keepCustomer, keptCustomer } from '../../features/checkout/customer-draft';
import { leavePage, storeEarlier } from '../../testing/drafts';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { AccountLinks } from './AccountLinks';
import { MenuAccount } from './MenuAccount';
import { wholeText } from '../../testing/whole-text';

const typed = { ...noCustomer, name: 'Laura Restrepo', address: 'Calle 10 # 43-12' };

afterEach(() => void identityServer());

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('shows the login links to a guest, without a request', () => {
  identityServer();
  renderApp(<AccountLinks />);
  expect(links()).toEqual(['/login', '/register']);
});

it('greets a logged-in user by the first name', async () => {
  server.use(...identityServer({ signedIn: true }).handlers);
  renderApp(<AccountLinks />);
  expect(await screen.findByRole('link', { name: 'Hola, Laura' })).toHaveAttribute('href', '/cuenta');
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(links()).toEqual(['/cuenta#pedidos', '/cuenta']);
});

it('treats a failed check and an ended session as logged out', async () => {
  const { state, handlers } = identityServer({ signedIn: true });
  state.signedIn = false;
  server.use(...handlers);
  renderApp(<AccountLinks />);
  await waitFor(() => expect(links()).toEqual(['/login', '/register']));
});

it('follows a login and a logout in another tab', async () => {
  const { handlers } = identityServer();
  server.use(...handlers);
  renderApp(<AccountLinks />);
  server.use(...identityServer({ signedIn: true }).handlers);
  act(notifySessionChanged);
  expect(await screen.findByRole('link', { name: 'Hola, Laura' })).toBeVisible();
  identityServer();
  act(notifySessionChanged);
  expect(links()).toEqual(['/login', '/register']);
});

it('shows no account after a logout while the page was in the back/forward cache', async () => {
  server.use(...identityServer({ signedIn: true }).handlers);
  renderApp(<AccountLinks />);
  await screen.findByRole('link', { name: 'Hola, Laura' });
  identityServer();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(links()).toEqual(['/login', '/register']);
});

it.each([
  ['a customer logs out, although it was typed before the login', '', true],
  ['a session has expired', 'laura', false],
])('removes the stored address when %s', async (_who, owner, leaving) => {
  storeEarlier(keepCustomer(typed, owner));
  if (leaving) server.use(...identityServer({ signedIn: true }).handlers);
  const { store } = renderApp(<AccountLinks />);
  if (leaving) {
    await screen.findByRole('link', { name: 'Hola, Laura' });
    expect(keptCustomer(store.getState(), owner)).toEqual(typed);
    identityServer();
    act(notifySessionChanged);
  }
  leavePage();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Calle 10');
});

it('keeps the address that a guest typed', () => {
  identityServer();
  storeEarlier(keepCustomer(typed, ''));
  const { store } = renderApp(<AccountLinks />);
  expect(keptCustomer(store.getState(), '')).toEqual(typed);
});

it('shows the same links in the mobile menu', async () => {
  server.use(...identityServer({ signedIn: true }).handlers);
  const leave = jest.fn();
  renderApp(<MenuAccount onLeave={leave} />);
  expect(await screen.findByText(wholeText('Hola, Laura'))).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Mi cuenta' }));
  expect(leave).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

it('links customers to their orders and staff to the panel', async () => {
  server.use(...identityServer({ signedIn: true }).handlers);
  renderApp(<MenuAccount onLeave={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Mis pedidos' })).toHaveAttribute('href', '/cuenta#pedidos');
  cleanup();
  server.use(...identityServer({ signedIn: true, role: 'staff' }).handlers);
  renderApp(<MenuAccount onLeave={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Ir al panel' })).toHaveAttribute('href', '/panel');
});
