import { Logger } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { ManualCatalogueChanges } from '../../../test/fakes/manual-catalogue-changes.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { CatalogueService } from '../../catalogue/index.js';
import { SystemClock } from '../../common/clock.port.js';
import { createRepresentation } from '../../common/http/representation.js';
import { type Page, PageRenderer } from './page-renderer.port.js';
import { PageService } from './page.service.js';

class CountingRenderer extends PageRenderer {
  rendered: string[] = [];
  complete = true;
  status = 200;
  bytes = 0;
  failure?: Error;

  async render(address: string): Promise<Page> {
    this.rendered.push(address);
    await turn();
    if (this.failure) throw this.failure;
    const body = await createRepresentation(address.padEnd(this.bytes), 'text/html', 'passing');
    return { status: this.status, complete: this.complete, body };
  }
}

function shop() {
  const repository = new InMemoryCatalogueRepository(sources());
  const changes = new ManualCatalogueChanges();
  const renderer = new CountingRenderer();
  const pages = new PageService(renderer, new CatalogueService(repository, changes, new SystemClock()));
  return { pages, renderer, repository, changes };
}

describe(PageService.name, () => {
  // The failures below are wanted; their log is not.
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('renders a page once however many ask for it at the same time or later', async () => {
    const { pages, renderer } = shop();
    await Promise.all(Array.from({ length: 20 }, () => pages.page('/faq')));
    await pages.page('/faq');
    await pages.page('/nosotros');
    expect(renderer.rendered).toEqual(['/faq', '/nosotros']);
  });

  it('renders again after the catalogue changed', async () => {
    const { pages, renderer, repository, changes } = shop();
    await pages.page('/productos');
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    changes.announce();
    await pages.page('/productos');
    expect(renderer.rendered).toHaveLength(2);
  });

  it('does not keep a page that lacks data', async () => {
    const { pages, renderer } = shop();
    renderer.complete = false;
    await pages.page('/');
    await turn();
    renderer.complete = true;
    expect((await pages.page('/')).complete).toBe(true);
    expect(renderer.rendered).toHaveLength(2);
  });

  it('does not keep a failure', async () => {
    const { pages, renderer } = shop();
    renderer.failure = new Error('no bundle');
    await expect(pages.page('/')).rejects.toThrow('no bundle');
    await turn();
    renderer.failure = undefined;
    await expect(pages.page('/')).resolves.toMatchObject({ status: 200 });
  });

  it('still sends pages while there is no catalogue at all', async () => {
    const { pages, repository } = shop();
    repository.failure = new Error('database is away');
    await expect(pages.page('/nosotros')).resolves.toMatchObject({ status: 200 });
  });

  it('keeps no answer to a wrong path', async () => {
    const { pages, renderer } = shop();
    renderer.status = 404;
    await pages.page('/nothing');
    await pages.page('/nothing');
    expect(renderer.rendered).toHaveLength(2);
  });

  it('keeps a bounded number of bytes, those of the most asked pages', async () => {
    const { pages, renderer } = shop();
    renderer.bytes = 1024 * 1024;
    await pages.page('/');
    for (let n = 0; n < 40; n += 1) {
      await pages.page(`/productos?search=${n}`);
      await pages.page('/');
    }
    expect(renderer.rendered.filter((address) => address === '/')).toHaveLength(1);
    await pages.page('/productos?search=0');
    expect(renderer.rendered.filter((address) => address === '/productos?search=0')).toHaveLength(2);
  });
});
