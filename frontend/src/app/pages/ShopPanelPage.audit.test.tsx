import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { backOfficeServer } from '../../testing/back-office-server';
import { identityServer } from '../../testing/identity-server';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import ShopPanelPage from './ShopPanelPage';

const entry = (id: number, changes: object = {}) => ({
  id: String(id),
  at: '2026-11-25T20:15:00.000Z',
  actor: 'Ana',
  actorId: 'ana',
  kind: 'order_money',
  summary: `Ana confirmó la transferencia de SIG-V2BVQ${id} por $445.000`,
  before: null,
  after: null,
  changes: [],
  ...changes,
});

afterEach(() => void identityServer());

function show(path = '/panel/tienda/registro') {
  const asked: string[] = [];
  backOfficeServer();
  server.use(
    http.get('*/api/audit-log/people', () => HttpResponse.json([{ id: 'ana', name: 'Ana' }])),
    http.get('*/api/audit-log', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      if (searchParams.get('kind') === 'media') return HttpResponse.json({ items: [], nextCursor: null });
      if (searchParams.has('cursor'))
        return HttpResponse.json({ items: [entry(3, { at: '2026-11-24T20:00:00.000Z' })], nextCursor: null });
      const changes = [
        { field: 'Estado del pedido', before: 'Espera transferencia', after: 'Pagado' },
        { field: 'Dinero recibido', before: null, after: '$445.000' },
        { field: 'Saldo', before: '$445.000', after: null },
      ];
      const items = [entry(1, { changes }), entry(2)];
      return HttpResponse.json({ items, nextCursor: 'next' });
    }),
  );
  renderApp(
    <Routes>
      <Route path="/panel/tienda/:screen?/:item?" element={<ShopPanelPage />} />
    </Routes>,
    { path },
  );
  return asked;
}

it('shows sentences by day with the values before and after, page by page', async () => {
  show();
  const today = (await screen.findByRole('heading', { name: '25 nov 2026' })).closest('section')!;
  expect(within(today).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(today).getByText('Antes y después'));
  for (const [field, words] of [
    ['Estado del pedido', 'Espera transferencia → Pagado'],
    ['Dinero recibido', '$445.000'],
    ['Saldo', '$445.000 → nada'],
  ] as const)
    expect(within(today).getByText(field).nextElementSibling).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByRole('heading', { name: '24 nov 2026' })).toBeVisible();
});

it('filters by person, kind and days, and keeps the filter in the URL', async () => {
  const asked = show('/panel/tienda/registro?from=2026-11-01');
  await screen.findByRole('option', { name: 'Ana' });
  await userEvent.selectOptions(screen.getByLabelText('Persona'), 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Fotos de la tienda');
  expect(await screen.findByText('No hay nada con ese filtro')).toBeVisible();
  expect(asked.at(-1)).toBe('?from=2026-11-01&actor=ana&kind=media');
});
