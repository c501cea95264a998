import { setImmediate as turn } from 'node:timers/promises';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { InMemoryCatalogueRepository } from '../../../test/fakes/in-memory-catalogue.repository.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { CatalogueService } from '../../catalogue/index.js';
import { TooManyRequestsError } from '../../common/domain-error.js';
import { MemoryRateLimiter } from '../../common/throttling/memory-rate-limiter.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { CardRenderer } from './card-renderer.port.js';
import { CardService } from './card.service.js';

const CALLER = '203.0.113.7';

class CountingRenderer extends CardRenderer {
  drawn: string[] = [];
  failure?: Error;

  renderPiece(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async render(code: string): Promise<Buffer | undefined> {
    this.drawn.push(code);
    await turn();
    if (this.failure) throw this.failure;
    return code === 'unknown' ? undefined : Buffer.from(code);
  }
}

function shop() {
  const repository = new InMemoryCatalogueRepository(sources());
  const clock = new ManualClock();
  const renderer = new CountingRenderer();
  const cards = new CardService(renderer, new CatalogueService(repository, clock), new MemoryRateLimiter());
  return { cards, renderer, repository, clock };
}

describe(CardService.name, () => {
  it('draws a card once for simultaneous and later requests', async () => {
    const { cards, renderer } = shop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cards.card('abc', CALLER)));
    await cards.card('abc', CALLER);
    expect(answers.every((card) => card?.toString() === 'abc')).toBe(true);
    expect(renderer.drawn).toEqual(['abc']);
  });

  it('draws again after a price changed', async () => {
    const { cards, renderer, repository, clock } = shop();
    await cards.card('abc', CALLER);
    repository.sources = sources({ products: sources().products.map((product) => aProduct({ ...product, price: 1 })) });
    clock.pass(1_000);
    await cards.card('abc', CALLER);
    expect(renderer.drawn).toEqual(['abc', 'abc']);
  });

  it('keeps neither a failure nor a code that leads nowhere', async () => {
    const { cards, renderer } = shop();
    expect(await cards.card('unknown', CALLER)).toBeUndefined();
    await turn();
    expect(await cards.card('unknown', CALLER)).toBeUndefined();
    renderer.failure = new Error('API is unavailable');
    await expect(cards.card('abc', CALLER)).rejects.toThrow('API is unavailable');
    await turn();
    renderer.failure = undefined;
    expect((await cards.card('abc', CALLER))?.toString()).toBe('abc');
    expect(renderer.drawn).toEqual(['unknown', 'unknown', 'abc', 'abc']);
  });

  it('draws one card at a time', async () => {
    const { cards, renderer } = shop();
    const all = ['a', 'b', 'c'].map((code, index) => cards.card(code, `203.0.113.${index}`));
    await turn();
    expect(renderer.drawn).toEqual(['a']);
    await Promise.all(all);
    expect(renderer.drawn).toEqual(['a', 'b', 'c']);
  });

  it('refuses a network that had too many cards drawn', async () => {
    const { cards } = shop();
    for (let card = 0; card < POLICIES.drawnCards.calls; card += 1) await cards.card(`card-${card}`, CALLER);
    await expect(cards.card('one-more', CALLER)).rejects.toThrow(TooManyRequestsError);
    const refused = cards.card('one-more', CALLER).catch(() => 'refused');
    expect((await cards.card('one-more', '203.0.113.8'))?.toString()).toBe('one-more');
    expect(await refused).toBe('refused');
  });
});
