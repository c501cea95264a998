import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { InMemoryShopData } from '../../../test/fakes/in-memory-shop-data.js';
import { testEnv } from '../../../test/support/env.js';
import { InMemoryFaqEntries } from '../../../test/fakes/in-memory-faq-entries.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { FaqService } from '../../content/index.js';
import { CatalogueService } from '../../catalogue/index.js';
import { createRepresentation, type Representation } from '../../common/http/representation.js';
import { MemoryRateLimiter } from '../../common/throttling/memory-rate-limiter.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { ShopSettings } from '../../settings/index.js';
import { type CatalogueFile, type Page, PageRenderer } from './page-renderer.port.js';
import { PageService } from './page.service.js';

const CALLER = '203.0.113.7';

class CountingRenderer extends PageRenderer {
  rendered: string[] = [];
  complete = true;
  status = 200;
  bytes = 0;
  failure?: Error;
  delayMs = 0;

  files: string[] = [];

  async file(path: CatalogueFile): Promise<Representation> {
    this.files.push(path);
    if (this.failure) throw this.failure;
    return createRepresentation(path, 'application/xml', 'passing');
  }

  hasPage(path: string): Promise<boolean> {
    return Promise.resolve(!path.startsWith('/wrong'));
  }

  async empty(): Promise<Page> {
    return { status: 200, complete: false, body: await createRepresentation('empty page', 'text/html', 'passing') };
  }

  async render(path: string): Promise<Page> {
    this.rendered.push(path);
    await turn();
    if (this.delayMs > 0) await wait(this.delayMs);
    if (this.failure) throw this.failure;
    const body = await createRepresentation(path, 'text/html', 'passing');
    const { identity } = body.variants;
    // Not compressed: that takes longer than everything else here.
    const padded = { ...identity, body: Buffer.from(path.padEnd(this.bytes)) };
    return {
      status: this.status,
      complete: this.complete,
      body: { ...body, variants: { ...body.variants, identity: padded } },
    };
  }
}

function shop() {
  const repository = new InMemoryCatalogueRepository(sources());
  const renderer = new CountingRenderer();
  const [clock, entries] = [new ManualClock(), new InMemoryFaqEntries()];
  const catalogue = new CatalogueService(repository, clock);
  const faq = new FaqService(catalogue, entries, clock);
  const settings = new ShopSettings(testEnv(''), new InMemoryShopData(), clock);
  const pages = new PageService(renderer, catalogue, faq, settings, new MemoryRateLimiter());
  return { pages, renderer, repository, clock, faq };
}

describe(PageService.name, () => {
  // The failures below are wanted; their log is not.
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('renders a page again after staff added a frequent question', async () => {
    const { pages, renderer, faq } = shop();
    await pages.page('/faq', CALLER);
    await faq.add({ category: 'Pagos', question: '¿Reciben Nequi?', answer: 'Sí.' });
    await faq.refresh();
    await pages.page('/faq', CALLER);
    expect(renderer.rendered).toEqual(['/faq', '/faq']);
  });

  it('renders a page once for simultaneous and later requests', async () => {
    const { pages, renderer } = shop();
    await Promise.all(Array.from({ length: 20 }, () => pages.page('/faq', CALLER)));
    await pages.page('/faq', CALLER);
    await pages.page('/nosotros', CALLER);
    expect(renderer.rendered).toEqual(['/faq', '/nosotros']);
  });

  it('renders again after the catalogue changed', async () => {
    const { pages, renderer, repository, clock } = shop();
    await pages.page('/productos', CALLER);
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    clock.pass(1_000);
    await pages.page('/productos', CALLER);
    expect(renderer.rendered).toHaveLength(2);
  });

  it.each([
    ['/product/00', ''],
    ['/panel/pedidos/', ''],
    ['/faq?search=', ''],
    ['/d/', '-x'],
  ])('keeps the pages of the shop however many others are requested, as %s1%s', async (start, end) => {
    const { pages, renderer } = shop();
    renderer.bytes = 300_000;
    await pages.page('/', CALLER);
    for (let number = 1; number <= 100; number += 1) await pages.page(`${start}${number}${end}`, `10.0.0.${number}`);
    await pages.page('/', CALLER);
    expect(renderer.rendered.filter((path) => path === '/')).toHaveLength(1);
  });

  it('writes a file once for each version of the catalogue, and keeps no failure', async () => {
    const { pages, renderer, repository, clock } = shop();
    renderer.failure = new Error('API is down');
    await expect(pages.file('/feeds/google.xml')).rejects.toMatchObject({ code: 'server.unavailable' });
    renderer.failure = undefined;
    const [one, same] = await Promise.all([pages.file('/feeds/google.xml'), pages.file('/feeds/google.xml')]);
    expect(same).toBe(one);
    expect(renderer.files).toHaveLength(2);
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    clock.pass(1_000);
    await pages.file('/feeds/google.xml');
    expect(renderer.files).toHaveLength(3);
  });

  it('serves the last file while the one of a new version cannot be written', async () => {
    const { pages, renderer, repository, clock } = shop();
    const last = await pages.file('/feeds/google.xml');
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    clock.pass(1_000);
    renderer.failure = new Error('API timed out');
    expect(await pages.file('/feeds/google.xml')).toBe(last);
    await expect(pages.file('/fallback-catalogue.json')).rejects.toMatchObject({ kind: 'unavailable' });
    renderer.failure = undefined;
    expect(await pages.file('/feeds/google.xml')).not.toBe(last);
  });

  it('does not keep a page that lacks data', async () => {
    const { pages, renderer } = shop();
    renderer.complete = false;
    await pages.page('/', CALLER);
    await turn();
    renderer.complete = true;
    expect((await pages.page('/', CALLER)).complete).toBe(true);
    expect(renderer.rendered).toHaveLength(2);
  });

  it('does not keep a failure', async () => {
    const { pages, renderer } = shop();
    renderer.failure = new Error('no bundle');
    await expect(pages.page('/', CALLER)).rejects.toThrow('no bundle');
    await turn();
    renderer.failure = undefined;
    await expect(pages.page('/', CALLER)).resolves.toMatchObject({ status: 200 });
  });

  it('still sends pages while there is no catalogue at all', async () => {
    const { pages, repository } = shop();
    repository.failure = new Error('database is unavailable');
    await expect(pages.page('/nosotros', CALLER)).resolves.toMatchObject({ status: 200 });
  });

  it('keeps no answer to a wrong path', async () => {
    const { pages, renderer } = shop();
    renderer.status = 404;
    await pages.page('/nothing', CALLER);
    await pages.page('/nothing', CALLER);
    expect(renderer.rendered).toHaveLength(2);
  });

  it('keeps a bounded number of bytes, those of the most asked pages', async () => {
    const { pages, renderer } = shop();
    renderer.bytes = 1024 * 1024;
    await pages.page('/', CALLER);
    for (let n = 0; n < 40; n += 1) {
      await pages.page(`/productos?search=${n}`, `10.0.0.${n}`);
      await pages.page('/', CALLER);
    }
    expect(renderer.rendered.filter((path) => path === '/')).toHaveLength(1);
    await pages.page('/productos?search=0', CALLER);
    expect(renderer.rendered.filter((path) => path === '/productos?search=0')).toHaveLength(2);
  });

  it('sends a network beyond its limit the empty page, another one at that moment its page, and both cached ones', async () => {
    const { pages, renderer } = shop();
    await pages.page('/faq', CALLER);
    const { calls } = POLICIES.passingPages;
    for (let search = 1; search <= calls; search += 1) await pages.page(`/productos?search=${search}`, CALLER);
    expect(renderer.rendered).toHaveLength(calls + 1);

    const more = [CALLER, '203.0.113.8'].map((caller) => pages.page('/productos?search=more', caller));
    expect((await Promise.all(more)).map(textOf)).toEqual(['empty page', '/productos?search=more']);
    expect(textOf(await pages.page('/faq', CALLER))).toBe('/faq');
  });

  it('renders one page for all wrong addresses, which therefore meet no limit', async () => {
    const { pages, renderer } = shop();
    renderer.status = 404;
    const wrong = Array.from({ length: 100 }, (_, number) => `/wrong-${number}?search=${number}`);
    const answers = await Promise.all(wrong.map((path) => pages.page(path, CALLER)));
    expect(new Set(answers.map((page) => `${page.status} ${textOf(page)}`))).toEqual(new Set(['404 /404']));
    await pages.page('/wrong', CALLER);
    expect(renderer.rendered).toEqual(['/404']);
  });

  it('answers 404 for a product that does not exist also beyond the limit, and 200 for one that does', async () => {
    const { pages } = shop();
    for (let search = 1; search <= POLICIES.passingPages.calls; search += 1)
      await pages.page(`/productos?search=${search}`, CALLER);
    const statuses: Record<string, number> = {};
    for (const path of ['/product/1', '/products/999', '/customize/x', '/customize', '/productos', '/d/abc']) {
      const page = await pages.page(path, CALLER);
      expect(textOf(page)).toBe('empty page');
      statuses[path] = page.status;
    }
    const [right, wrong] = [200, 404];
    expect(statuses).toEqual({
      '/product/1': right,
      '/products/999': wrong,
      '/customize/x': wrong,
      '/customize': wrong,
      '/productos': right,
      '/d/abc': right,
    });
  });

  it('counts what one IPv6 site causes together, with paths that look like pages and are wrong', async () => {
    const { pages, renderer } = shop();
    renderer.status = 404;
    for (let number = 0; number < 100; number += 1)
      await pages.page(`/missing-${'x'.repeat(number)}`, `2001:db8:7:${number.toString(16)}::1`);
    expect(renderer.rendered).toHaveLength(POLICIES.passingPages.calls);
  });

  it('does not count pages that are kept for everybody, so that a network may have all of them rendered', async () => {
    const { pages, renderer } = shop();
    for (let id = 1; id <= 100; id += 1) await pages.page(`/product/${id}`, CALLER);
    await pages.page('/productos?search=x', CALLER);
    expect(renderer.rendered).toHaveLength(101);
    expect(renderer.rendered.at(-1)).toBe('/productos?search=x');
  });

  it('sends the empty page to a network that has very many pages of products rendered', async () => {
    const { pages } = shop();
    const { calls } = POLICIES.renderedPages;
    for (let id = 1; id <= calls; id += 1) await pages.page(`/product/${id}`, CALLER);
    expect(textOf(await pages.page('/nosotros', CALLER))).toBe('empty page');
  });

  it('answers the empty page before the searches are done that keep the renderer busy, from every network', async () => {
    const { pages, renderer } = shop();
    renderer.delayMs = 400;
    const searches = Array.from({ length: 50 }, (_, index) =>
      pages.page(`/productos?search=${index}`, `10.0.0.${index}`),
    );
    await turn();
    let areSearchesDone = false;
    const all = Promise.all(searches).then(() => (areSearchesDone = true));
    const page = await pages.page('/nosotros', CALLER);
    expect(page.complete).toBe(false);
    expect(areSearchesDone).toBe(false);
    await all;
  });

  it('renders the page of another network before the many searches of one', async () => {
    const { pages, renderer } = shop();
    renderer.delayMs = 20;
    const searches = Array.from({ length: 50 }, (_, index) => pages.page(`/productos?search=${index}`, CALLER));
    await turn();
    expect((await pages.page('/nosotros', '203.0.113.8')).complete).toBe(true);
    expect(renderer.rendered.length).toBeLessThan(5);
    await Promise.all(searches);
  });

  it('renders the page that a network with a full queue requested first for another network', async () => {
    const { pages, renderer } = shop();
    renderer.delayMs = 50;
    const searches = Array.from({ length: 20 }, (_, index) => pages.page(`/productos?search=${index}`, CALLER));
    const refused = pages.page('/productos', CALLER);
    await turn();
    expect((await pages.page('/productos', '203.0.113.8')).complete).toBe(true);
    await Promise.all([...searches, refused]);
  });

  it('keeps other pages cached, however many searches and designs are requested', async () => {
    const { pages, renderer } = shop();
    renderer.bytes = 1024 * 1024;
    await pages.page('/faq', CALLER);
    for (let search = 0; search < 40; search += 1) await pages.page(`/productos?search=${search}`, `10.0.0.${search}`);
    await pages.page('/faq', CALLER);
    expect(renderer.rendered.filter((path) => path === '/faq')).toHaveLength(1);
    await pages.page('/productos?search=39', CALLER);
    await pages.page('/productos?search=0', CALLER);
    expect(renderer.rendered.at(-1)).toBe('/productos?search=0');
    expect(renderer.rendered).toHaveLength(42);
  });
});

function textOf({ body }: Page): string {
  return body.variants.identity.body.toString();
}
