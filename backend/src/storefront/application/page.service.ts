import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueService } from '../../catalogue/index.js';
import { type Page, PageRenderer } from './page-renderer.port.js';

/** Searches are endless: only the most asked pages stay. About 60 kB each in all encodings together. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Pages are rendered when first asked for and kept until the catalogue changes
 * (docs/decisions/0002-pages-rendered-on-demand.md).
 */
@Injectable()
export class PageService {
  private readonly kept = new LRUCache<string, Page>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });
  private readonly rendering = new Map<string, Promise<Page>>();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The page at an address, rendered at most once per version of the catalogue however many ask at once. */
  async page(address: string): Promise<Page> {
    const key = `${await this.catalogueVersion()} ${address}`;
    return this.kept.get(key) ?? this.rendering.get(key) ?? this.render(key, address);
  }

  private render(key: string, address: string): Promise<Page> {
    const rendering = this.renderer
      .render(address)
      .then((page) => {
        // Wrong paths are endless too, and nobody asks for the same one often.
        if (page.complete && page.status === 200) this.kept.set(key, page);
        return page;
      })
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
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

/** Its key is short beside it. */
function bytesOf({ body }: Page): number {
  return Object.values(body.variants).reduce((bytes, variant) => bytes + variant.body.length, 0);
}
