import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Toaster } from '../../shared/ui/Toast';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import PeoplePanelPage from './PeoplePanelPage';

const BEA = { id: 'b1', email: 'bea@sigerist.co', name: 'Bea', role: 'taller', state: 'active', isMe: false };
const PHONE = {
  id: 's1',
  device: 'Chrome en Android',
  beganAt: '2026-11-21T20:15:00.000Z',
  lastSeenAt: '2026-11-21T20:15:00.000Z',
  isCurrent: false,
};

afterEach(() => {
  identityServer();
});

/** Opens the dialog of a person; returns the changes that the server received. */
async function openPerson() {
  const changes: string[] = [];
  const change = async ({ request }: { request: Request }) => {
    changes.push(`${request.method} ${new URL(request.url).pathname}`);
    await delay(50);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    ...identityServer({ signedIn: true, role: 'staff', staffRole: 'duena' }).handlers,
    http.get('*/api/staff', () => HttpResponse.json([BEA])),
    http.get('*/api/staff/:id/sessions', () => HttpResponse.json(changes.length > 0 ? [] : [PHONE])),
    http.patch('*/api/staff/:id', change),
    http.delete('*/api/staff/:id', change),
    http.delete('*/api/staff/:id/sessions/:session', change),
  );
  renderApp(
    <>
      <PeoplePanelPage />
      <Toaster />
    </>,
    { path: '/panel/personas' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a Bea' }));
  return changes;
}

it('removes a person once, despite a double click', async () => {
  const changes = await openPerson();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar del equipo' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sí, retirar del equipo' }));
  expect(await screen.findByText('Retirada')).toBeVisible();
  expect(changes).toEqual(['DELETE /api/staff/b1']);
});

it('changes a role once, despite a double click', async () => {
  const changes = await openPerson();
  await userEvent.click(screen.getByRole('radio', { name: /^Dueñ/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: /cerrar sus sesiones$/ }));
  expect(await screen.findByText('Rol cambiado')).toBeVisible();
  expect(changes).toEqual(['PATCH /api/staff/b1']);
});

it('ends a session once, despite a double click', async () => {
  const changes = await openPerson();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Cerrar sesión de Chrome en Android' }));
  expect(await screen.findByText('No tiene sesiones abiertas.')).toBeVisible();
  expect(changes).toEqual(['DELETE /api/staff/b1/sessions/s1']);
});
