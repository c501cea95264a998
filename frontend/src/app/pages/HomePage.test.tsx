import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { preloadLazyParts } from '../../shared/lib/lazy-hydrate';
import { aProduct, catalogueHandlers, pricing, products } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import HomePage from './HomePage';

beforeAll(preloadLazyParts);
beforeEach(() => server.use(...catalogueHandlers));

const section = (name: string) => within(screen.getByRole('region', { name }));
const productNames = () =>
  section('Nuestros productos')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('has the shop’s name once, also for screen readers', () => {
  renderApp(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Cada puntada lleva su nombre');
});

it('shows six placeholders while the products load', () => {
  server.use(http.get('*/api/products', () => delay('infinite')));
  renderApp(<HomePage />);
  expect(section('Nuestros productos').getByRole('status')).toHaveTextContent('Cargando productos');
  expect(screen.getByRole('region', { name: 'Kit de lujo' })).toHaveAttribute('aria-busy', 'true');
});

it('shows the first six products and a link to all of them', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => aProduct({ id: index + 1, name: `Bolso ${index + 1}` }));
  const asked: string[] = [];
  server.use(
    http.get('*/api/products', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(eight);
    }),
  );
  renderApp(<HomePage />);

  await waitFor(() =>
    expect(productNames()).toEqual(['Bolso 1', 'Bolso 2', 'Bolso 3', 'Bolso 4', 'Bolso 5', 'Bolso 6']),
  );
  expect(asked).toEqual(['?limit=6']);
  expect(screen.getByRole('link', { name: 'Ver Todos los Productos' })).toHaveAttribute('href', '/productos');
});

it('shows a notice when there are no products', async () => {
  server.use(http.get('*/api/products', () => HttpResponse.json([])));
  renderApp(<HomePage />);
  expect(await screen.findByText('Catálogo en Carga')).toBeVisible();
});

it('shows an error when the products could not be loaded, and retries', async () => {
  const refused = { statusCode: 400, code: 'bad', message: 'No', requestId: 'r' };
  server.use(http.get('*/api/products', () => HttpResponse.json(refused, { status: 400 }), { once: true }));
  renderApp(<HomePage />);
  expect(await screen.findByText('Error cargando productos')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(productNames()).toContain(products[0]!.name));
});

it('shows the fallback catalogue with a notice while the server is unreachable', async () => {
  server.use(http.get('*/api/*', () => new HttpResponse(null, { status: 503 })));
  renderApp(<HomePage />);
  expect(await screen.findByText(/catálogo guardado/)).toBeVisible();
  expect(productNames()).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Kit de lujo de 7 piezas' })).toBeVisible();
});

it('shows the delivery times of the API', async () => {
  const slower = { ...pricing, delivery: { ...pricing.delivery, standardBusinessDays: [30, 40] } };
  server.use(http.get('*/api/pricing', () => HttpResponse.json(slower)));
  renderApp(<HomePage />);
  expect(await screen.findByText('En 30 a 40 días hábiles, en cualquier lugar de Colombia.')).toBeVisible();
});

it('shows every contact of the shop', () => {
  renderApp(<HomePage />);
  const contact = section('Escríbenos');
  expect(contact.getByRole('link', { name: /\+57/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+57\d+$/));
  expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  for (const name of ['WhatsApp', 'Instagram', 'Facebook']) expect(contact.getByRole('link', { name })).toBeVisible();
  expect(contact.getByRole('form', { name: 'Contacto' })).toBeVisible();
});
