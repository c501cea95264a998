import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import {
  aKitPiece,
  aPicture,
  aPlainProduct,
  aProduct,
  catalogueHandlers,
  groups,
  pricing,
} from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import CatalogPage from './CatalogPage';

const open = (query = '') => renderApp(<CatalogPage />, { path: `/productos${query}` });
const title = () => screen.getByRole('heading', { level: 1 });
const cardNames = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const unreachable = () =>
  HttpResponse.json({ statusCode: 503, code: 'unavailable', message: 'No disponible' }, { status: 503 });

beforeEach(() => server.use(...catalogueHandlers));

it('shows all products below their headings without a filter', async () => {
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

it.each([
  ['milano', 'Maletas', 'Mochila Milano', '/product/7'],
  ['portadocumentos', 'Loncheras', 'Kit de lujo de 1 piezas', '/kit'],
  ['mochila grande', 'Pañaleras', 'Mochilas', '/productos?category=mochila'],
])('opens the category of the keyword in %s, and offers what the text names', async (text, opened, name, path) => {
  const kit = { ...pricing.kit, pieces: [aKitPiece({ productId: 13, name: 'Portadocumentos' })] };
  server.use(http.get('*/api/pricing', () => HttpResponse.json({ ...pricing, kit })));
  open();
  await screen.findByRole('region', { name: 'Pañaleras' });
  await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: opened })).toBeVisible();
  const offer = (await screen.findByText('¿Buscabas')).parentElement!;
  expect(within(offer).getByRole('link', { name })).toHaveAttribute('href', path);
});

it('shows with a category what the whole catalogue has under its heading', async () => {
  open('?category=pa%C3%B1alera');
  expect(await screen.findByText('1 producto(s) encontrado(s)')).toBeVisible();
  const also = screen.getByRole('region', { name: 'También en Pañaleras' });
  expect(within(also).getByRole('article')).toHaveTextContent('Mochila Milano');
});

it('sorts by price, and shows the pieces of a colour with the way to order them in it', async () => {
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar' }), 'Del más barato');
  expect(cardNames().slice(0, 2)).toEqual(['Organizador de Mudas', 'Cambiador']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Negro');
  expect(await screen.findByText('3 producto(s) encontrado(s)')).toBeVisible();
  expect(cardNames()).toEqual(['Organizador de Mudas', 'Pañalera Multifuncional', 'Mochila Milano']);
  const [changes] = screen.getAllByRole('link', { name: 'Verla en negro' });
  expect(changes).toHaveAttribute('href', '/customize/5?from=photo&bagColour=black');
  expect(screen.getAllByText(/^Colores: .*negro/)).toHaveLength(3);
});

it('shows the first 48 of many products, and more on request', async () => {
  const products = Array.from({ length: 60 }, (_, index) => aProduct({ id: 100 + index, name: `Mochila ${index}` }));
  server.use(http.get('*/api/products', () => HttpResponse.json(products)));
  open('?search=mochila');
  expect(await screen.findByText('60 producto(s) encontrado(s)')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(48);
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Ver más productos' })).not.toBeInTheDocument();
});

it('shows the results of a search, regardless of accents', async () => {
  open('?search=PANALERA');
  expect(await screen.findByText('1 producto(s) encontrado(s)')).toBeVisible();
  expect(title()).toHaveTextContent('Resultados para "PANALERA"');
  expect(cardNames()).toEqual(['Pañalera Multifuncional']);
});

it('offers alternatives when nothing was found', async () => {
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

it('truncates a very long search text', async () => {
  open(`?search=${'x'.repeat(10_000)}`);
  await screen.findByText('No se encontraron productos');
  expect(title().textContent.length).toBeLessThan(120);
});

it('treats an unknown category as a search without results', async () => {
  open('?category=zapatos');
  expect(await screen.findByText('No se encontraron productos')).toBeVisible();
  expect(title()).toHaveTextContent('Resultados para "zapatos"');
});

it('shows six placeholder cards while the catalogue loads', async () => {
  server.use(http.get('*/api/products', () => delay('infinite')));
  open();
  expect(await screen.findByText('Cargando productos…')).toBeInTheDocument();
  expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(6);
});

it('shows a notice when there are no products', async () => {
  server.use(http.get('*/api/products', () => HttpResponse.json([])));
  open();
  expect(await screen.findByRole('heading', { name: 'Catálogo en Carga' })).toBeVisible();
});

it('shows the fallback catalogue with a notice while the server is unreachable, and retries on request', async () => {
  server.use(http.get('*/api/products', unreachable));
  open('?search=maletas');
  expect(await screen.findByText(/Error cargando productos/)).toBeVisible();
  expect(cardNames()).toEqual(['Maleta Viajera']);

  server.use(http.get('*/api/products', () => HttpResponse.json([aProduct({ name: 'Maleta del servidor' })])));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Maleta del servidor' })).toBeVisible();
  expect(screen.queryByText(/Error cargando productos/)).not.toBeInTheDocument();
});

it('shows an error when the server rejects the request, and retries on request', async () => {
  const refusal = { statusCode: 429, code: 'too_many', message: 'Espera un momento' };
  server.use(http.get('*/api/products', () => HttpResponse.json(refusal, { status: 429 })));
  open();
  expect(await screen.findByRole('heading', { name: 'Error cargando productos' })).toBeVisible();
  server.use(http.get('*/api/products', () => HttpResponse.json([aProduct()])));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('redirects a search to the category that matches it', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar productos' }), ' Universitaria{Enter}');
  expect(await screen.findByText('2 producto(s) encontrado(s)')).toBeVisible();
  expect(title()).toHaveTextContent('Mochilas');
});

describe('a card', () => {
  it('changes picture and price with its embroidery switch', async () => {
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

  it('links its name to the product, only once for screen readers', async () => {
    open('?search=multifuncional');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Pañalera Multifuncional' })).toHaveAttribute('href', '/product/1');
    expect(card.querySelector('a[aria-hidden="true"]')).toHaveAttribute('tabindex', '-1');
  });

  it('has no switch when the product has no embroidery, and shows when it is sold out', async () => {
    const sold = aPlainProduct({ inStock: false });
    server.use(http.get('*/api/products', () => HttpResponse.json([sold])));
    open('?search=mochila');
    const card = await screen.findByRole('article');
    expect(within(card).queryByRole('switch')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('Sin bordado');
    expect(card).toHaveTextContent('Agotado');
  });
});
