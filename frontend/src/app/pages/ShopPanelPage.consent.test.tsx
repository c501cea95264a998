import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { ChangeSetDto } from '../../api/back-office.api';
import { aChangeSet, backOfficeServer, refusalWith } from '../../testing/back-office-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { Toaster } from '../../shared/ui/Toast';
import ShopPanelPage from './ShopPanelPage';

afterEach(() => void identityServer());

function show(path: string) {
  renderApp(
    <>
      <Routes>
        <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
      </Routes>
      <Toaster />
    </>,
    { path },
  );
}

const account = {
  entity: 'setting',
  id: 'bank.account',
  field: 'value',
  value: '123-456789-01',
  expected: '000',
} as const;
const preview = ['Número de cuenta: 000 → 123-456789-01'];
const again = () => refusalWith(403, 'auth.password_again', 'Confirma que eres tú para continuar.', {});

const waiting = (isOwn: boolean): ChangeSetDto =>
  aChangeSet({
    state: 'scheduled',
    author: 'Ana',
    isMine: isOwn,
    publishedBy: 'Ana',
    effectiveAt: '2099-12-01T13:00:00.000Z',
    changes: [account],
    preview,
    consent: { state: 'pending', askedAt: '2099-11-30T13:00:00.000Z', by: null, isOwn },
  });

describe('a change that moves money', () => {
  it('asks who publishes it, and says that it waits for the other owner', async () => {
    const state = backOfficeServer([aChangeSet({ changes: [account], preview })]);
    const calls: string[] = [];
    server.use(
      http.post('*/api/change-sets/set-1/publish', () => {
        calls.push('publish');
        if (calls.length === 1) return again();
        state.sets = [waiting(true)];
        return HttpResponse.json(waiting(true));
      }),
      http.post('*/api/auth/confirm', () => {
        calls.push('confirm');
        return HttpResponse.json({});
      }),
    );
    show('/panel/tienda/revisar');
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar ahora' }));
    await userEvent.type(await screen.findByLabelText(/^Tu contraseña/), 'Tijera-Lila-2026{Enter}');
    expect(await screen.findByText(/^Falta la otra dueña: le escribimos/)).toBeVisible();
    expect(calls).toEqual(['publish', 'confirm', 'publish']);
  });

  it('is approved by the other owner, who proves who she is', async () => {
    const state = backOfficeServer([waiting(false)]);
    const calls: string[] = [];
    server.use(
      http.post('*/api/change-sets/set-1/approve', async ({ request }) => {
        expect(await request.json()).toEqual({ askedAt: '2099-11-30T13:00:00.000Z' });
        calls.push('approve');
        if (calls.length === 1) return again();
        state.sets = [
          {
            ...waiting(false),
            state: 'live',
            consent: { state: 'given', askedAt: '2099-11-30T13:00:00.000Z', by: 'Bea', isOwn: false },
          },
        ];
        return HttpResponse.json(state.sets[0]);
      }),
      http.post('*/api/auth/confirm', () => HttpResponse.json({})),
    );
    show('/panel/tienda/historial');
    await userEvent.click(await screen.findByText('Falta aprobar'));
    expect(await screen.findByText(/^Ana pidió este cambio, que decide a dónde llega el dinero\./)).toBeVisible();
    expect(screen.getByText(preview[0]!)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }));
    await userEvent.type(await screen.findByLabelText(/^Tu contraseña/), 'Tijera-Lila-2026{Enter}');
    expect(await screen.findByText('Les escribimos a las dueñas.')).toBeVisible();
    expect(calls).toEqual(['approve', 'approve']);
    await waitFor(() => expect(screen.queryByText('Falta aprobar')).not.toBeInTheDocument());
  });

  it('is refused by the other owner at once', async () => {
    const state = backOfficeServer([waiting(false)]);
    server.use(
      http.post('*/api/change-sets/set-1/refuse', () => {
        state.sets = [{ ...waiting(false), state: 'draft', effectiveAt: null, consent: null }];
        return HttpResponse.json(state.sets[0]);
      }),
    );
    show('/panel/tienda/historial');
    await userEvent.click(await screen.findByText('Falta aprobar'));
    await userEvent.click(await screen.findByRole('button', { name: 'No aprobar' }));
    expect(await screen.findByText('La tienda sigue como estaba.')).toBeVisible();
  });

  it('is cancelled by the owner who asked for it and cannot approve it', async () => {
    const state = backOfficeServer([waiting(true)]);
    show('/panel/tienda/historial');
    await userEvent.click(await screen.findByText('Falta aprobar'));
    const cancel = await screen.findByRole('button', { name: 'Cancelar este cambio' });
    expect(screen.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
    await userEvent.click(cancel);
    await waitFor(() => expect(state.sets).toEqual([]));
  });

  it('is announced on the home screen of the shop', async () => {
    backOfficeServer([waiting(false)]);
    show('/panel/tienda');
    expect(await screen.findByText('Falta tu aprobación')).toBeVisible();
    expect(screen.getByText(/^Lo pidió Ana\. Sin respuesta se publica el/)).toBeVisible();
  });

  it('says in the draft who did not approve it', async () => {
    backOfficeServer([aChangeSet({ changes: [account], preview, problem: 'Bea no aprobó estos cambios.' })]);
    show('/panel/tienda/revisar');
    expect(await screen.findByText('Bea no aprobó estos cambios.')).toBeVisible();
  });
});
