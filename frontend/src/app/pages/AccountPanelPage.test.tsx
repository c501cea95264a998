import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import AccountPanelPage from './AccountPanelPage';

afterEach(() => {
  identityServer();
});

it('renews the recovery codes once, despite a double click, so that the shown ones are valid', async () => {
  let renewals = 0;
  server.use(
    ...identityServer({ signedIn: true, role: 'staff' }).handlers,
    http.get('*/api/auth/second-factor', () =>
      HttpResponse.json({ isRequired: true, passkeys: [], hasCodeApp: true, recoveryCodesLeft: 2 }),
    ),
    http.get('*/api/auth/sessions', () => HttpResponse.json([])),
    http.post('*/api/auth/recovery-codes', async () => {
      renewals += 1;
      const recoveryCodes = [`codigo-${renewals}`];
      await delay(50);
      return HttpResponse.json({ recoveryCodes });
    }),
  );
  renderApp(<AccountPanelPage />, { path: '/panel/cuenta' });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pedir nuevos' }));
  expect(await screen.findByText('codigo-1')).toBeVisible();
  expect(renewals).toBe(1);
});
