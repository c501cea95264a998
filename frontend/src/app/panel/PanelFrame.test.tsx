import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { TodayDto } from '../../api/today.api';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import TodayPanelPage from '../pages/TodayPanelPage';
import PanelFrame from './PanelFrame';

afterEach(() => void identityServer());

const TODAY: TodayDto = {
  today: '2026-11-25',
  overdue: 2,
  dueToday: 1,
  stopped: 0,
  moneyToReview: 0,
  transfers: 1,
  chats: 3,
  refunds: { open: 2, overdue: 1 },
  requests: { open: 1, overdue: 1 },
  unrefunded: { open: 2, overdue: 1 },
  photosWaiting: 1,
  photosWithError: 1,
  sold: { today: 445_000, week: 1_200_000, month: 12_450_000 },
  missing: ['bank.account'],
};

function open(path: string, staffRole: 'duena' | 'taller' = 'duena', today: Partial<TodayDto> = {}) {
  const identity = identityServer({ role: 'staff', signedIn: true, staffRole });
  server.use(
    ...identity.handlers,
    http.get('*/api/today', () => HttpResponse.json({ ...TODAY, ...today })),
  );
  renderApp(
    <PanelFrame>
      <Routes>
        <Route path="/panel" element={<TodayPanelPage />} />
        <Route path="*" element={null} />
      </Routes>
    </PanelFrame>,
    { path },
  );
  return userEvent.setup();
}
const rows = async () => {
  await screen.findByRole('link', { name: /^Para hoy/ });
  return within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('lists what waits in the order of the day, late work in words, and what is missing before opening', async () => {
  open('/panel');
  expect(await rows()).toEqual([
    'La cuenta bancaria: no se puede pagar por transferencia.',
    'Para hoy2 atrasados3',
    'Transferencias por confirmar1',
    'Chats que esperan3',
    'Devoluciones con fecha1 atrasada2',
    'Fotos sin respuesta1 con un error2',
    'Solicitudes de familias1 atrasada1',
    'Aceptadas sin devolución1 atrasada2',
  ]);
  expect(screen.getByRole('link', { name: /^Para hoy/ })).toHaveAttribute('href', '/panel/pedidos?entrega=hoy');
  expect(screen.getByText(/^Vendido hoy/).parentElement).toHaveTextContent(
    /hoy \$445\.000.*, esta semana \$1\.200\.000.*, este mes \$12\.450\.000/,
  );
});

it('shows money to look at and problems of the workbench only when there are some, and the workshop no money', async () => {
  open('/panel', 'taller', { moneyToReview: 1, stopped: 2, refunds: null, sold: null });
  const shown = await rows();
  expect(shown.slice(1, 4)).toEqual(['Para hoy2 atrasados3', 'Problemas en el taller2', 'Dinero por revisar1']);
  expect(screen.getByRole('link', { name: /^Problemas/ })).toHaveAttribute('href', '/panel/taller');
  expect(shown.join()).not.toContain('Devoluciones');
  expect(screen.queryByText(/^Vendido/)).not.toBeInTheDocument();
  expect(shown[0]).toMatch(/^La cuenta bancaria/);
  expect(screen.getByText('Los llena una dueña.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Llenar/ })).not.toBeInTheDocument();
});

it('counts in the navigation only what waits for a person, and marks the section of a page below it', async () => {
  open('/panel/pedidos/7');
  const nav = within(await screen.findByRole('navigation', { name: 'Panel' }));
  expect(await nav.findByRole('link', { name: 'Pedidos 1 espera' })).toHaveAttribute('aria-current', 'true');
  expect(nav.getByRole('link', { name: 'Chats 3 esperan' })).toHaveAttribute('href', '/panel/chats');
  expect(nav.getByRole('link', { name: 'Más 6 esperan' })).not.toHaveAttribute('aria-current');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/panel/pedidos');
  expect(banner.getByRole('link', { name: 'Mi cuenta, Laura' })).toHaveAttribute('href', '/panel/cuenta');
});

it('says when the device has no network', async () => {
  open('/panel');
  await rows();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('Sin conexión: lo que escribes queda guardado')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('Sin conexión: lo que escribes queda guardado')).not.toBeInTheDocument();
});

it('shows a shopper neither navigation nor counts', async () => {
  const identity = identityServer({ role: 'shopper', signedIn: true });
  server.use(...identity.handlers);
  renderApp(
    <PanelFrame>
      <TodayPanelPage />
    </PanelFrame>,
    { path: '/panel' },
  );
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Panel' })).not.toBeInTheDocument();
});
