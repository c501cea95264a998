import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueService } from '../../catalogue/index.js';
import { CardRenderer } from './card-renderer.port.js';

/** About 60 kB each. */
const MOST_CARDS = 200;

type Card = Buffer | undefined;

/** Cards are drawn when first asked for and kept until the catalogue changes, since they show a price. */
@Injectable()
export class CardService {
  private readonly cards = new LRUCache<string, Promise<Card>>({ max: MOST_CARDS });

  constructor(
    private readonly renderer: CardRenderer,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The card of a design, drawn at most once per version of the catalogue however many ask at once. */
  async card(code: string): Promise<Card> {
    const key = `${await this.catalogue.version()} ${code}`;
    const kept = this.cards.get(key);
    if (kept) return kept;

    const drawing = this.renderer.render(code);
    this.cards.set(key, drawing);
    const forget = () => this.cards.delete(key);
    // A code that leads nowhere today may lead somewhere tomorrow.
    drawing.then((card) => card || forget(), forget);
    return drawing;
  }
}
