import { expect } from '@playwright/test';
import { publicPages } from './support/pages';
import { composedShop, shopUrl } from './support/shop';
import { firstVisit as test } from './support/test';

// The served HTML, as search engines, WhatsApp and slow networks see it before any script runs.

const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[1];
const meta = (html: string, name: string) =>
  tag(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const titleOf = (html: string) => tag(html, /<title[^>]*>([^<]+)<\/title>/);

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} is served complete, with its own tags`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="es-CO"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(titleOf(html)).toMatch(/\| Sigerist$/);
    expect(meta(html, 'description')!.length).toBeGreaterThan(50);
    expect(html).toContain('<link rel="canonical" href="http://localhost:');
    expect(meta(html, 'og:title')).toBeTruthy();
    expect(meta(html, 'og:image')).toMatch(/^http:.+\.jpg$/);
    expect(html).toContain('data-styled');
    expect(html).toMatch(/<noscript>.+WhatsApp.+<\/noscript>/s);
    expect(html).not.toMatch(/rel="stylesheet"/);
  });
}

test('has a unique title, description and canonical URL on each page', async ({ request }) => {
  const paths = Object.values(publicPages);
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  expect(new Set(pages.map(titleOf)).size).toBe(paths.length);
  expect(new Set(pages.map((html) => meta(html, 'description'))).size).toBe(paths.length);
});

test('has picture, name and price of a product in the link preview', async ({ request }) => {
  const html = await (await request.get('/product/1', { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } })).text();
  expect(meta(html, 'og:title')).toContain('Pañalera Multifuncional');
  expect(meta(html, 'og:description')).toContain('$445.000');
  expect(meta(html, 'product:price:amount')).toBe('445000');
  const picture = await request.get(meta(html, 'og:image')!);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(250_000);
});

test('has structured data of a product without a rating', async ({ request }) => {
  const html = await (await request.get('/product/4')).text();
  const data = JSON.parse(tag(html, /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/)!) as {
    '@graph': { '@type': string }[];
  };
  const product = data['@graph'].find((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({
    name: 'Bolso Mariposa',
    offers: { price: 285000, priceCurrency: 'COP', availability: 'https://schema.org/InStock' },
  });
  expect(product).not.toHaveProperty('aggregateRating');
});

/** In front of a composed shop, nginx refuses these URLs (docker/prove/web.mjs). */
const onlyWithoutNginx = (...paths: string[]) => (composedShop ? [] : paths);

for (const path of onlyWithoutNginx(
  '/d/..%2F..%2Fapi%2Fpricing',
  '/d/a%2F..%2F..%2F..%2Fapi%2Fproducts',
  '/d/%2e%2e%2f%2e%2e%2fapi%2fpricing',
)) {
  test(`${path} answers a missing design without reading other API data`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const state = tag(await response.text(), /<script id="state" type="application\/json">(.*?)<\/script>/s)!;
    const { queries } = (JSON.parse(state) as { api: { queries: Record<string, { data?: unknown }> } }).api;
    const read = Object.keys(queries).filter((key) => queries[key]!.data);
    // The settings are part of every page.
    expect(read.filter((key) => !key.startsWith('getSettings'))).toEqual([]);
  });
}

for (const path of [
  '/no-existe',
  '/product/999999',
  '/product/abc',
  '/product/0',
  '/products/999999',
  '/a/b/c',
  ...onlyWithoutNginx('/%E0%A4%A'),
]) {
  test(`${path} answers a page with status 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await response.text()).toContain('<h1');
  });
}

test('has the same canonical URL for both paths of a product', async ({ request }) => {
  const html = await (await request.get('/products/3')).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/product\/3"/);
});

test('loads only a small boot script before the first picture', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const boot = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(([, path]) => path!);
  const sizes = await Promise.all(boot.map(async (path) => (await (await request.get(path)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000);
});

test('compresses pages, and answers 304 for an unchanged one', async ({ request }) => {
  const first = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const etag = first.headers()['etag']!;
  expect(etag).toMatch(/^"/);
  const again = await request.get('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('caches hashed files for a year', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = tag(html, /src="(\/build\/[^"]+\.js)"/)!;
  const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers()['content-encoding']).toBe('br');
  const gone = await request.get('/build/gone.js');
  expect(gone.status()).toBe(404);
  expect(await gone.json()).toMatchObject({ statusCode: 404, code: 'request.not_found' });
  expect((await request.get('/index.html')).headers()['content-type']).toContain('text/html');
});

test('lists pages and products in the sitemap, which robots.txt links', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/productos', '/faq', '/product/1', '/product/12']) expect(sitemap).toContain(`${path}</loc>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap.xml');
  expect(robots).toContain('Disallow: /api/');
});

test('has all products in the fallback catalogue, and their prices in the feed', async ({ request }) => {
  interface Priced {
    id: number;
    price: number;
  }
  const products = (await (await request.get('/api/products')).json()) as Priced[];
  const feed = await request.get('/feeds/google.xml');
  expect(feed.headers()['content-type']).toContain('application/xml');
  const items = (await feed.text()).match(/<item>.*<\/item>/g)!;
  const priceOf = (id: number | string) => {
    const item = items.find((text) => text.includes(`<g:id>${id}</g:id>`))!;
    return Number(tag(item, /<g:sale_price>(\d+) COP</) ?? tag(item, /<g:price>(\d+) COP</));
  };
  // Another test changes the price of product 10.
  const steady = products.filter(({ id }) => id !== 10);
  expect(steady.map(({ id }) => priceOf(id))).toEqual(steady.map(({ price }) => price));
  const { kit } = (await (await request.get('/api/pricing')).json()) as { kit: { finalTotal: number } };
  expect(priceOf('kit')).toBe(kit.finalTotal);
  const fallback = (await (await request.get('/fallback-catalogue.json')).json()) as { products: Priced[] };
  expect(fallback.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  const again = await request.get('/feeds/google.xml', { headers: { 'If-None-Match': feed.headers()['etag']! } });
  expect(again.status()).toBe(304);
});

test('redirects other spellings of a path to the one that is kept, with the query of a campaign', async ({
  request,
}) => {
  for (const [path, location] of [
    ['/product/0000007', '/product/7'],
    ['/Product//7?utm_source=x&fbclid=y', '/product/7?utm_source=x&fbclid=y'],
    ['/%70roductos', '/productos'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, location]);
  }
  expect((await request.get('/product/0000007')).status()).toBe(200);
});

test('redirects a URL with an extra slash, and never to another host', async ({ request }) => {
  const answer = await request.get('/productos/?category=mochila', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/productos?category=mochila');
  const foreign = await request.get(`${shopUrl}//evil.example/`, { maxRedirects: 0 });
  expect(foreign.headers()['location']).toBe('/evil.example');
  expect((await request.get(`${shopUrl}//`)).status()).toBe(200);
});
