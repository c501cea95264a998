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
  failure?: Error;

  async render(address: string): Promise<Page> {
    this.rendered.push(address);
    await turn();
    if (this.failure) throw this.failure;
    return { status: 200, complete: this.complete, body: await createRepresentation(address, 'text/html') };
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

  it('keeps a bounded number of pages, the most asked ones', async () => {
    const { pages, renderer } = shop();
    await pages.page('/');
    for (let n = 0; n < 400; n += 1) {
      await pages.page(`/productos?search=${n}`);
      await pages.page('/');
    }
    expect(renderer.rendered.filter((address) => address === '/')).toHaveLength(1);
    await pages.page('/productos?search=0');
    expect(renderer.rendered.filter((address) => address === '/productos?search=0')).toHaveLength(2);
  });
});
