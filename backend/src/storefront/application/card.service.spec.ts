import { setImmediate as turn } from 'node:timers/promises';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { ManualCatalogueChanges } from '../../../test/fakes/manual-catalogue-changes.js';
import { CatalogueService } from '../../catalogue/index.js';
import { SystemClock } from '../../common/clock.port.js';
import { CardRenderer } from './card-renderer.port.js';
import { CardService } from './card.service.js';

class CountingRenderer extends CardRenderer {
  drawn: string[] = [];
  failure?: Error;

  async render(code: string): Promise<Buffer | undefined> {
    this.drawn.push(code);
    await turn();
    if (this.failure) throw this.failure;
    return code === 'unknown' ? undefined : Buffer.from(code);
  }
}

function shop() {
  const repository = new InMemoryCatalogueRepository(sources());
  const changes = new ManualCatalogueChanges();
  const renderer = new CountingRenderer();
  const cards = new CardService(renderer, new CatalogueService(repository, changes, new SystemClock()));
  return { cards, renderer, repository, changes };
}

describe(CardService.name, () => {
  it('draws a card once however many ask for it at the same time or later', async () => {
    const { cards, renderer } = shop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cards.card('abc')));
    await cards.card('abc');
    expect(answers.every((card) => card?.toString() === 'abc')).toBe(true);
    expect(renderer.drawn).toEqual(['abc']);
  });

  it('draws again after a price changed', async () => {
    const { cards, renderer, repository, changes } = shop();
    await cards.card('abc');
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    changes.announce();
    await cards.card('abc');
    expect(renderer.drawn).toEqual(['abc', 'abc']);
  });

  it('keeps neither a failure nor a code that leads nowhere', async () => {
    const { cards, renderer } = shop();
    expect(await cards.card('unknown')).toBeUndefined();
    await turn();
    expect(await cards.card('unknown')).toBeUndefined();
    renderer.failure = new Error('API is away');
    await expect(cards.card('abc')).rejects.toThrow('API is away');
    await turn();
    renderer.failure = undefined;
    expect((await cards.card('abc'))?.toString()).toBe('abc');
    expect(renderer.drawn).toEqual(['unknown', 'unknown', 'abc', 'abc']);
  });
});
