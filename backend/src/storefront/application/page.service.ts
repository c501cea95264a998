import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueService } from '../../catalogue/index.js';
import { type Page, PageRenderer } from './page-renderer.port.js';

/** Free addresses (searches, wrong paths) are endless: only the most asked ones stay. */
const MOST_PAGES = 300;

/**
 * Pages are rendered when first asked for and kept until the catalogue changes
 * (docs/decisions/0002-pages-rendered-on-demand.md).
 */
@Injectable()
export class PageService {
  private readonly pages = new LRUCache<string, Promise<Page>>({ max: MOST_PAGES });

  constructor(
    private readonly renderer: PageRenderer,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The page at an address, rendered at most once per version of the catalogue however many ask at once. */
  async page(address: string): Promise<Page> {
    const key = `${await this.catalogueVersion()} ${address}`;
    const kept = this.pages.get(key);
    if (kept) return kept;

    const rendering = this.renderer.render(address);
    this.pages.set(key, rendering);
    const forget = () => this.pages.delete(key);
    rendering.then((page) => page.complete || forget(), forget);
    return rendering;
  }

  /** Without a catalogue the page is still sent: it says what is missing and tries again in the browser. */
  private async catalogueVersion(): Promise<string> {
    try {
      return await this.catalogue.version();
    } catch {
      return 'none';
    }
  }
}
