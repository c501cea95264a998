import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { aPicture, aPlainProduct, aProduct, catalogueHandlers, groups } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import CatalogPage from './CatalogPage';

const open = (query = '') => renderApp(<CatalogPage />, { path: `/productos${query}` });
const title = () => screen.getByRole('heading', { level: 1 });
const cardNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const away = () =>
  HttpResponse.json({ statusCode: 503, code: 'unavailable', message: 'No disponible' }, { status: 503 });

beforeEach(() => server.use(...catalogueHandlers));

it('shows everything under its headings when nothing is asked for', async () => {
  open();
  expect(title()).toHaveTextContent('Todos los Productos');
  const bags = await screen.findByRole('region', { name: 'Pañaleras' });
  expect(within(bags).getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(groups.map((g) => g.label));
  expect(screen.queryByText(/producto\(s\) encontrado\(s\)/)).not.toBeInTheDocument();
});

it('shows one category with its label and its count', async () => {
  open('?category=mochila&search=mudas');
  expect(await screen.findByText('2 producto(s) encontrado(s)')).toHaveAttribute('role', 'status');
  expect(title()).toHaveTextContent('Mochilas');
  expect(cardNames()).toEqual(['Mochila Milano', 'Mochila Clásica']);
  expect(screen.getByRole('link', { name: 'Mochilas' })).toHaveAttribute('aria-current', 'true');
});

it('shows what a search found, whatever its accents', async () => {
  open('?search=PANALERA');
  expect(await screen.findByText('1 producto(s) encontrado(s)')).toBeVisible();
  expect(title()).toHaveTextContent('Resultados para "PANALERA"');
  expect(cardNames()).toEqual(['Pañalera Multifuncional']);
});

it('offers a way out when nothing was found', async () => {
  open('?search=zapatos');
  expect(await screen.findByRole('heading', { name: 'No se encontraron productos' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '¿Buscabas esto?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pregúntanos por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('zapatos'),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ver todos los productos' }));
  expect(title()).toHaveTextContent('Todos los Productos');
});

it('does not let an endless search text fill the page', async () => {
  open(`?search=${'x'.repeat(10_000)}`);
  await screen.findByText('No se encontraron productos');
  expect(title().textContent.length).toBeLessThan(120);
});

it('answers a category that nobody knows as a search that found nothing', async () => {
  open('?category=zapatos');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(title()).toHaveTextContent('Resultados para "zapatos"');
});

it('holds the place of six cards while the catalogue loads', async () => {
  server.use(http.get('*/api/products', () => delay('infinite')));
  open();
  expect(await screen.findByText('Cargando productos…')).toBeInTheDocument();
  expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(6);
});

it('says that the catalogue is on its way when there are no products', async () => {
  server.use(http.get('*/api/products', () => HttpResponse.json([])));
  open();
  expect(await screen.findByRole('heading', { name: 'Catálogo en Carga' })).toBeVisible();
});

it('shows the fallback catalogue while the server is away, says so, and asks again on demand', async () => {
  server.use(http.get('*/api/products', away));
  open('?search=maletas');
  expect(await screen.findByText(/Error cargando productos/)).toBeVisible();
  expect(cardNames()).toEqual(['Maleta Viajera']);

  server.use(http.get('*/api/products', () => HttpResponse.json([aProduct({ name: 'Maleta del servidor' })])));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Maleta del servidor' })).toBeVisible();
  expect(screen.queryByText(/Error cargando productos/)).not.toBeInTheDocument();
});

it('says that it failed when the server refuses, and asks again on demand', async () => {
  const refusal = { statusCode: 429, code: 'too_many', message: 'Espera un momento' };
  server.use(http.get('*/api/products', () => HttpResponse.json(refusal, { status: 429 })));
  open();
  expect(await screen.findByRole('heading', { name: 'Error cargando productos' })).toBeVisible();
  server.use(http.get('*/api/products', () => HttpResponse.json([aProduct()])));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('leads the search box to the category that the words mean', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar productos' }), ' Universitaria{Enter}');
  expect(await screen.findByText('2 producto(s) encontrado(s)')).toBeVisible();
  expect(title()).toHaveTextContent('Mochilas');
});

describe('a card', () => {
  it('changes picture and price with its own embroidery switch', async () => {
    open('?search=multifuncional');
    const card = await screen.findByRole('article');
    const photo = () => card.querySelector('img')!.getAttribute('src');
    expect(card).toHaveTextContent('$445.000');
    expect(photo()).toContain(aPicture('panalera-multifuncional/bordado').id);

    const choice = within(card).getByRole('switch', { name: 'Con bordado: Pañalera Multifuncional' });
    await userEvent.click(choice);
    expect(card).toHaveTextContent('$430.000');
    expect(card).toHaveTextContent('¡Ahorro $15.000!');
    expect(photo()).toContain(aPicture('panalera-multifuncional/blank').id);
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleName('Con bordado: Pañalera Multifuncional');
  });

  it('leads to its product by its name, and only once for a screen reader', async () => {
    open('?search=multifuncional');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Pañalera Multifuncional' })).toHaveAttribute('href', '/product/1');
    expect(card.querySelector('a[aria-hidden="true"]')).toHaveAttribute('tabindex', '-1');
  });

  it('has no switch when the product has no embroidery, and says when it is sold out', async () => {
    const sold = aPlainProduct({ inStock: false });
    server.use(http.get('*/api/products', () => HttpResponse.json([sold])));
    open('?search=mochila');
    const card = await screen.findByRole('article');
    expect(within(card).queryByRole('switch')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('Sin bordado');
    expect(card).toHaveTextContent('Agotado');
  });
});
