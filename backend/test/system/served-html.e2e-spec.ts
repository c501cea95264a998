import request from 'supertest';
import sharp from 'sharp';
import type { DesignAddressDto } from '../../src/designs/adapters/http/design.dto.js';
import { copyBuiltPictures } from '../../src/media/adapters/build/copy-built-pictures.js';
import { MediaStore } from '../../src/media/index.js';
import { viteBuild } from '../../src/storefront/adapters/vite/vite-build.js';
import { createTestAppWithoutJobs, type TestApp } from '../support/app.js';

/** docker/test.sh runs these tests on a composed shop. */
const composedShop = process.env.STACK_SHOP_URL;

const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[1];
const meta = (html: string, name: string) =>
  tag(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const titleOf = (html: string) => tag(html, /<title[^>]*>([^<]+)<\/title>/);
const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

/** Public pages beside those of the sitemap. */
const UNLISTED = ['/productos?category=mochila', '/customize/1'];

/** In front of a composed shop, nginx refuses these URLs (docker/prove/web.mjs). */
const onlyWithoutNginx = (...paths: string[]) => (composedShop ? [] : paths);

// As search engines, WhatsApp and slow networks see it before any script runs. Needs `npm run build`.
describe('the served HTML', () => {
  let shop: TestApp | undefined;
  const api = () => request(composedShop ?? shop!.app.getHttpServer());
  /** Follows redirects, as browsers do. */
  const open = (path: string) => api().get(path).redirects(3);
  const htmlOf = async (path: string) => (await open(path).expect(200)).text;
  /** The picture of a link preview, whose URL is absolute. */
  const preview = async (html: string) => {
    const { headers, body } = await api().get(new URL(meta(html, 'og:image')!).pathname);
    expect(headers['content-type']).toBe('image/jpeg');
    return body as Buffer;
  };

  beforeAll(async () => {
    if (!composedShop) {
      shop = await createTestAppWithoutJobs();
      await copyBuiltPictures(viteBuild.pictures, shop.app.get(MediaStore));
    }
    // The first request loads the rendering code; pages that are requested meanwhile have no content.
    await open('/');
  });
  afterAll(() => shop?.close());

  it('is complete for every public page, with a title, a description and a canonical URL of its own', async () => {
    const paths = [...locationsOf((await api().get('/sitemap.xml')).text), ...UNLISTED];
    const pages = new Map<string, string>();
    for (const path of paths) pages.set(path, await htmlOf(path));
    for (const [path, html] of pages) {
      expect([path, html]).toEqual([path, expect.stringContaining('<html lang="es-CO"')]);
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      expect([path, titleOf(html)]).toEqual([path, expect.stringMatching(/\| Sigerist$/)]);
      expect([path, meta(html, 'description')!.length > 50]).toEqual([path, true]);
      expect([path, html]).toEqual([path, expect.stringContaining('<link rel="canonical" href="http://localhost:')]);
      expect([path, meta(html, 'og:title')]).toEqual([path, expect.stringMatching(/\S/)]);
      expect([path, meta(html, 'og:image')]).toEqual([path, expect.stringMatching(/^http:.+\.jpg$/)]);
      expect([path, html]).toEqual([path, expect.stringContaining('data-styled')]);
      expect([path, html]).toEqual([path, expect.stringMatching(/<noscript>.+WhatsApp.+<\/noscript>/s)]);
      expect([path, html]).toEqual([path, expect.not.stringMatching(/rel="stylesheet"/)]);
    }
    const all = [...pages.values()];
    expect(new Set(all.map(titleOf)).size).toBe(paths.length);
    expect(new Set(all.map((html) => meta(html, 'description'))).size).toBe(paths.length);
  });

  it('has picture, name and price of a product in the link preview', async () => {
    const { text: html } = await api().get('/product/1').set('User-Agent', 'WhatsApp/2.23.20.0');
    expect(meta(html, 'og:title')).toContain('Pañalera Multifuncional');
    expect(meta(html, 'og:description')).toContain('$445.000');
    expect(meta(html, 'product:price:amount')).toBe('445000');
    expect((await preview(html)).length).toBeLessThan(250_000);
  });

  it('has structured data of a product without a rating', async () => {
    const data = JSON.parse(
      tag(await htmlOf('/product/4'), /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/)!,
    ) as { '@graph': { '@type': string }[] };
    const product = data['@graph'].find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({
      name: 'Bolso Mariposa',
      offers: { price: 285000, priceCurrency: 'COP', availability: 'https://schema.org/InStock' },
    });
    expect(product).not.toHaveProperty('aggregateRating');
  });

  it.each(
    onlyWithoutNginx(
      '/d/..%2F..%2Fapi%2Fpricing',
      '/d/a%2F..%2F..%2F..%2Fapi%2Fproducts',
      '/d/%2e%2e%2f%2e%2e%2fapi%2fpricing',
    ),
  )('answers %s as a missing design, without reading other API data', async (path) => {
    const { text } = await api().get(path).expect(404);
    const state = tag(text, /<script id="state" type="application\/json">(.*?)<\/script>/s)!;
    const { queries } = (JSON.parse(state) as { api: { queries: Record<string, { data?: unknown }> } }).api;
    const read = Object.keys(queries).filter((key) => queries[key]!.data);
    // The settings are part of every page.
    expect(read.filter((key) => !key.startsWith('getSettings'))).toEqual([]);
  });

  it.each([
    '/no-existe',
    '/product/999999',
    '/product/abc',
    '/product/0',
    '/products/999999',
    '/a/b/c',
    '/d/nothing-here',
    '/d/nothing-here.jpg',
    '/customize',
    '/customize/abc',
    '/customize/999999',
    ...onlyWithoutNginx('/%E0%A4%A'),
  ])('is a page with status 404 for %s', async (path) => {
    const { text } = await open(path).expect(404).expect('Content-Type', /html/);
    expect(text).toContain('<h1');
  });

  it('has the same canonical URL for both paths of a product', async () => {
    expect(await htmlOf('/products/3')).toMatch(/<link rel="canonical" href="[^"]+\/product\/3"/);
  });

  it('loads only a small boot script before the first picture', async () => {
    const boot = [...(await htmlOf('/')).matchAll(/(?:src|href)="(\/build\/[^"]+\.js)"/g)].map(([, path]) => path!);
    expect(boot.length).toBeGreaterThan(0);
    const sizes = await Promise.all(boot.map(async (path) => (await api().get(path)).text.length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000);
  });

  it('is compressed, and 304 when it has not changed', async () => {
    const asBrowser = () => api().get('/').set('Accept-Encoding', 'br');
    const { headers } = await asBrowser().expect(200).expect('Content-Encoding', 'br').expect('ETag', /^"/);
    await asBrowser().set('If-None-Match', headers.etag!).expect(304);
  });

  it('names hashed files, which are kept for a year', async () => {
    const script = tag(await htmlOf('/'), /src="(\/build\/[^"]+\.js)"/)!;
    await api()
      .get(script)
      .set('Accept-Encoding', 'br')
      .expect('Cache-Control', 'public, max-age=31536000, immutable')
      .expect('Content-Encoding', 'br');
    const { body } = await api().get('/build/gone.js').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'request.not_found' });
    expect((await open('/index.html')).headers['content-type']).toContain('text/html');
  });

  it('is listed in the sitemap, which robots.txt names', async () => {
    const listed = locationsOf((await api().get('/sitemap.xml')).text);
    expect(listed).toEqual(expect.arrayContaining(['/productos', '/faq', '/product/1', '/product/12']));
    const { text: robots } = await api().get('/robots.txt');
    expect(robots).toContain('/sitemap.xml');
    expect(robots).toContain('Disallow: /api/');
  });

  it('comes with a fallback catalogue of all products, and a feed with their prices', async () => {
    interface Priced {
      id: number;
      price: number;
    }
    const products = (await api().get('/api/products')).body as Priced[];
    const feed = await api()
      .get('/feeds/google.xml')
      .expect('Content-Type', /application\/xml/);
    const items = feed.text.match(/<item>.*<\/item>/g)!;
    const priceOf = (id: number | string) => {
      const item = items.find((text) => text.includes(`<g:id>${id}</g:id>`))!;
      return Number(tag(item, /<g:sale_price>(\d+) COP</) ?? tag(item, /<g:price>(\d+) COP</));
    };
    expect(products.map(({ id }) => priceOf(id))).toEqual(products.map(({ price }) => price));
    const { kit } = (await api().get('/api/pricing')).body as { kit: { finalTotal: number } };
    expect(priceOf('kit')).toBe(kit.finalTotal);
    const fallback = (await api().get('/fallback-catalogue.json')).body as { products: Priced[] };
    expect(fallback.products.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
    await api().get('/feeds/google.xml').set('If-None-Match', feed.headers.etag!).expect(304);
  });

  it.each([
    ['/product/0000007', '/product/7'],
    ['/Product//7?utm_source=x&fbclid=y', '/product/7?utm_source=x&fbclid=y'],
    ['/%70roductos', '/productos'],
    ['/productos/?category=mochila', '/productos?category=mochila'],
    ['//evil.example/', '/evil.example'],
  ])('of %s is at the one spelling that is kept, with the query of a campaign: %s', async (path, kept) => {
    await api().get(path).expect(301).expect('Location', kept);
  });

  it('is there behind a redirect', async () => {
    await open('/product/0000007').expect(200);
    await open('//').expect(200);
  });

  it('has the bag of a customiser in its default colour', async () => {
    const html = await htmlOf('/customize/1');
    expect(html).toContain('Personaliza tu Pañalera Multifuncional');
    expect(html).toMatch(/<img[^>]+panalera-negro[^>]+fetchPriority="high"/i);
  });

  describe('of a shared design', () => {
    const keep = async (name: string) => {
      const choices = { fontStyle: 'elegant', fontSize: 'medium', fontColor: 'gold', animalTheme: 'lion' };
      const design = { productId: 1, ...choices, bagColor: 'black', name };
      return (await api().post('/api/designs').send(design).expect(201)).body as DesignAddressDto;
    };

    it('has name, price and picture in the link preview', async () => {
      const { text: html } = await api()
        .get((await keep('Sofía')).path)
        .set('User-Agent', 'WhatsApp/2.23.20.0')
        .expect(200);
      expect(meta(html, 'og:title')).toContain('«Sofía»');
      expect(meta(html, 'og:description')).toContain('$445.020');
      expect(meta(html, 'og:image:width')).toBe('1200');
      const picture = await preview(html);
      expect(picture.length).toBeLessThan(250_000);
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    });

    it('has the same picture for the same name only', async () => {
      const picture = async (name: string) => (await api().get(`${(await keep(name)).path}.jpg`)).body as Buffer;
      const [one, again, other] = [await picture('Sofía'), await picture('Sofía'), await picture('Mateo')];
      expect(one.equals(again)).toBe(true);
      expect(one.equals(other)).toBe(false);
    });
  });
});
