import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { aPlainProduct, aProduct, catalogueHandlers, pricing, products } from '../../testing/catalogue-data';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { settings as filledSettings } from '../../testing/settings-data';
import { write } from '../../testing/write';
import { PageStatusContext } from '../page-status';
import CatalogPage from './CatalogPage';
import ProductPage from './ProductPage';

let asked: string[];
const status = { code: 200 };

function open(path: string, settings?: typeof filledSettings) {
  return renderApp(
    <PageStatusContext value={(code) => (status.code = code)}>
      <Routes>
        <Route path="/product/:id?" element={<ProductPage />} />
        <Route path="/products/:id" element={<ProductPage />} />
        <Route path="/productos" element={<CatalogPage />} />
      </Routes>
      <Link to="/product/7">otro</Link>
    </PageStatusContext>,
    { path, settings },
  );
}

const unreachable = () =>
  HttpResponse.json({ statusCode: 503, code: 'unavailable', message: 'No disponible' }, { status: 503 });
const structuredData = () => document.querySelector('script[type="application/ld+json"]')!.textContent;

beforeEach(() => {
  asked = [];
  status.code = 200;
  server.use(
    http.get('*/api/products/:id', ({ params }) => void asked.push(String(params.id))),
    ...catalogueHandlers,
  );
});

it.each(['/product/1', '/products/1'])('shows the product of %s', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pañalera Multifuncional' })).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'Ruta' });
  expect(within(trail).getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(within(trail).getByRole('link', { name: 'Pañaleras' })).toHaveAttribute(
    'href',
    '/productos?category=pa%C3%B1alera',
  );
  expect(within(trail).getByText('Pañalera Multifuncional')).toHaveAttribute('aria-current', 'page');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/product/1');
  expect(screen.getByText('4.9')).toBeVisible();
});

it('shows no rating once the owner has switched the fixed one off', async () => {
  open('/product/1', { ...filledSettings, rating: { shown: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pañalera Multifuncional' })).toBeVisible();
  expect(screen.queryByText('4.9')).not.toBeInTheDocument();
});

it('changes pictures and price with the embroidery', async () => {
  open('/product/1');
  const gallery = await screen.findByRole('region', { name: 'Imágenes del producto' });
  expect(within(gallery).getAllByRole('img')[0]).toHaveAccessibleName(/ con nombre bordado «Emilia»$/);

  const choice = screen.getByRole('group', { name: 'Bordado' });
  expect(within(choice).getByRole('radio', { name: /Con bordado/ })).toBeChecked();
  expect(choice).toHaveAccessibleDescription(pricing.embroideryDescription);
  await userEvent.click(within(choice).getByRole('radio', { name: 'Sin bordado ¡Ahorro $15.000!' }));

  expect(screen.getAllByText('430.000 pesos')[0]).toBeVisible();
  const plain = screen.getByRole('region', { name: 'Imágenes del producto' });
  expect(within(plain).queryByRole('img', { name: /nombre bordado/ })).not.toBeInTheDocument();
  expect(within(plain).getAllByRole('img')[0]).toHaveAccessibleName(/vista frontal$/);

  // Where the name was, it can be brought back.
  expect(screen.queryByRole('textbox', { name: /^Nombre a bordar/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bordarle un nombre' }));
  expect(screen.getByRole('textbox', { name: /^Nombre a bordar/ })).toHaveFocus();
  expect(within(choice).getByRole('radio', { name: /Con bordado/ })).toBeChecked();
});

it('prepares the WhatsApp message with product, choice, price and URL', async () => {
  open('/product/1');
  const text = () => {
    const [link] = screen.getAllByRole('link', { name: 'Consultar por WhatsApp' });
    return new URL(link!.getAttribute('href')!).searchParams.get('text');
  };
  await screen.findByRole('heading', { level: 1, name: 'Pañalera Multifuncional' });
  expect(text()).toBe(
    'Hola, quiero saber más de este producto:\n• 1 × Pañalera Multifuncional: $445.000\n  Con bordado, sin nombre todavía · Letra elegante, tamaño mediano, como en la imagen · Hilo crema, como en la imagen · Motivo león, como en la imagen · Color café, como en la imagen · Reata rombos étnicos terracota, como en la imagen\n  Precio base $445.000\nhttp://localhost/product/1',
  );
  await write(screen.getByRole('textbox', { name: /^Nombre a bordar/ }), 'Sofía');
  await userEvent.click(screen.getByRole('checkbox', { name: /Pompón/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(text()).toContain(
    '\n• 2 × Pañalera Multifuncional: $980.000\n  Bordado: Sofía · Letra elegante, tamaño mediano, como en la imagen · Hilo crema, como en la imagen · Motivo león, como en la imagen · Color café, como en la imagen · Reata rombos étnicos terracota, como en la imagen · Pompón\n  Precio base $445.000 · Pompón $45.000\n',
  );
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  expect(text()).toContain(
    ': $950.000\n  Sin bordado · Color café, como en la imagen · Reata rombos étnicos terracota, como en la imagen · Pompón\n  Precio base $445.000 · Sin bordado −$15.000',
  );
});

it('lists the add-ons, and a name only where there is embroidery', async () => {
  open('/product/1');
  const addOns = await screen.findByRole('region', { name: 'Complementos' });
  expect(addOns).toHaveTextContent('Pompón');
  expect(addOns).toHaveTextContent('+$45.000');
  expect(addOns).toHaveTextContent('Bordado de nombre');
});

it('offers no embroidery for a product that has none', async () => {
  open('/product/3');
  expect(await screen.findByText(/esta pieza no lleva nombre/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText('Bordado de nombre')).not.toBeInTheDocument();
});

it('shows delivery, payment and conditions with the numbers of the API', async () => {
  open('/product/1');
  expect(await screen.findByText(/50% por transferencia/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Entrega y envío' }));
  expect(screen.getByText(/15 a 20 días hábiles.*5 a 8 días hábiles.*\$25\.000/)).toBeVisible();
});

it('describes the product to search engines, without the rating', async () => {
  server.use(http.get('*/api/products/:id', () => HttpResponse.json(aPlainProduct({ inStock: false }))));
  open('/product/3');
  await screen.findByRole('heading', { level: 1, name: 'Mochila Clásica' });
  expect(screen.getByText('Agotado')).toBeVisible();
  expect(JSON.parse(structuredData())).toMatchObject({
    '@graph': [
      {
        '@type': 'Product',
        name: 'Mochila Clásica',
        offers: { price: 425000, priceCurrency: 'COP', availability: 'https://schema.org/OutOfStock' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(structuredData()).not.toContain('4.9');
});

it.each(['/product/0', '/product/abc', '/product', '/product/-1', '/product/1.5'])(
  'shows without a request that %s is not a product',
  async (path) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
    expect(screen.getByText('El producto que buscas no existe o ha sido eliminado.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(status.code).toBe(404);
    await act(() => delay(20));
    expect(asked).toEqual([]);
  },
);

it('shows that an unknown product does not exist', async () => {
  open('/product/999999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
  expect(status.code).toBe(404);
});

it('shows the product of the fallback catalogue with a notice while the server is unreachable', async () => {
  server.use(http.get('*/api/products/:id', unreachable), http.get('*/api/pricing', unreachable));
  open('/product/11');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maleta Viajera' })).toBeVisible();
  expect(screen.getByText(/te mostramos el catálogo guardado/)).toBeVisible();

  server.use(
    http.get('*/api/products/:id', () => HttpResponse.json(aProduct({ id: 11 }))),
    ...catalogueHandlers,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pañalera Multifuncional' })).toBeVisible();
});

it('shows an error when the product is missing in the fallback catalogue too', async () => {
  server.use(http.get('*/api/products/:id', unreachable));
  open('/product/500');
  expect(await screen.findByRole('heading', { level: 1, name: 'No pudimos cargar este producto' })).toBeVisible();
  server.use(http.get('*/api/products/:id', () => HttpResponse.json(aProduct({ id: 500 }))));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pañalera Multifuncional' })).toBeVisible();
});

it('shows a placeholder while the product loads', async () => {
  server.use(http.get('*/api/products/:id', () => delay('infinite')));
  open('/product/1');
  expect(await screen.findByText('Cargando producto…')).toBeInTheDocument();
});

it('keeps the choice made on a card, and shows a listed product while it asks once for what the list does not say', async () => {
  server.use(
    http.get('*/api/products/:id', ({ params }) => {
      asked.push(String(params.id));
      return delay('infinite');
    }),
  );
  open('/productos?search=multifuncional');
  const card = await screen.findByRole('article');
  await userEvent.click(within(card).getByRole('switch'));
  await userEvent.click(within(card).getByRole('link', { name: products[0]!.name }));
  expect(await screen.findByRole('radio', { name: /Sin bordado/ })).toBeChecked();
  expect(asked).toEqual(['1']);

  await userEvent.click(screen.getByRole('link', { name: 'otro' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mochila Milano' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Con bordado/ })).toBeChecked();
});

it('shows the name on the piece while it is typed, and never without embroidery', async () => {
  server.use(...catalogueHandlers);
  open('/product/1');
  await write(await screen.findByRole('textbox', { name: /Nombre a bordar/ }), 'Sofía');
  const named = { name: 'Pañalera Multifuncional con el nombre «Sofía» bordado' };
  // One in the gallery, one beside the field on phones.
  expect(await screen.findAllByRole('img', named)).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: /Sin bordado/ }));
  expect(screen.queryByRole('img', named)).not.toBeInTheDocument();
});
