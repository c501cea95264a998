import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueService } from '../../catalogue/index.js';
import { DomainError } from '../../common/domain-error.js';
import { OverloadedError } from '../../common/throttling/concurrency-limiter.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { SharedWork } from '../../common/throttling/shared-work.js';
import { CardRenderer } from './card-renderer.port.js';

/** About 200 cards of 60 kB. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Drawing needs a whole core and megabytes, so one card is drawn at a time; chat programs wait for seconds. */
const DRAWING = { running: 1, runningPerNetwork: 1, queued: 50, queuedBytes: 0, queueTimeoutMs: 5_000 };

type Card = Buffer | undefined;

/** Draws cards on the first request and caches them until the catalogue changes, because they show a price. */
@Injectable()
export class CardService {
  private readonly cards = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly drawing = new SharedWork<Card>(DRAWING);

  constructor(
    private readonly renderer: CardRenderer,
    private readonly catalogue: CatalogueService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The card of a design, drawn at most once per version of the catalogue however many ask at once; `caller` is the
   * client's IP address.
   *
   * @throws TooManyRequestsError when this network had too many drawn
   */
  async card(code: string, caller: string): Promise<Card> {
    const key = `${await this.catalogue.version()} ${code}`;
    const cached = this.cards.get(key);
    if (cached) return cached;
    try {
      return await this.drawing.run({
        key,
        caller,
        admit: () => this.limiter.consume(POLICIES.drawnCards, caller),
        run: () => this.draw(key, code),
      });
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      throw new DomainError(
        'unavailable',
        'server.busy',
        'Hay mucha gente en este momento. Vuelve a intentar en un minuto.',
      );
    }
  }

  private async draw(key: string, code: string): Promise<Card> {
    // Another network's request may have drawn it while this one waited.
    const cached = this.cards.get(key);
    if (cached) return cached;
    const card = await this.renderer.render(code);
    // An unknown code is not cached, because a design may get it later.
    if (card) this.cards.set(key, card);
    return card;
  }
}
