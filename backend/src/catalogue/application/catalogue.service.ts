import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { messageOf } from '../../common/startup-error.js';
import { type Catalogue, catalogueOf, productOf } from '../domain/catalogue.js';
import type { Pricing } from '../domain/pricing.js';
import type { Product } from '../domain/product.js';
import type { ProductSearch } from '../domain/product-search.js';
import { CatalogueChanges } from './catalogue-changes.port.js';
import { CatalogueRepository } from './catalogue-repository.port.js';

/** The catalogue as it was at one moment. */
export interface CatalogueSnapshot extends Catalogue {
  /** Equal for equal contents, on every instance. */
  readonly version: string;
}

/** While changes may be missed, the copy is compared with the store this often at most. */
const CHECK_INTERVAL_MS = 1_000;

/** Nobody waits longer than this for a newer catalogue when a good one is at hand. */
const PATIENCE_MS = 500;

/** Serves the catalogue from memory: the store is read only after it changed, once however many ask at the same time. */
@Injectable()
export class CatalogueService {
  private snapshot?: CatalogueSnapshot;
  private loading?: Promise<CatalogueSnapshot>;
  private checkedAt = Number.NEGATIVE_INFINITY;
  /** Changes received so far, and how many of them the snapshot includes. */
  private heard = 0;
  private included = -1;
  private readonly log = new Logger('catalogue');
  /** The last failure that was logged: a lasting failure is logged once, not at each request. */
  private told?: string;

  constructor(
    private readonly repository: CatalogueRepository,
    private readonly changes: CatalogueChanges,
    private readonly clock: Clock,
  ) {
    changes.subscribe(() => this.onChanged());
  }

  /** Products, groups, pricing and version of the same moment; the last good ones while the database is unavailable. */
  async current(): Promise<CatalogueSnapshot> {
    const known = this.snapshot;
    if (!known) return this.load();
    if (this.isFresh()) return known;
    this.checkedAt = this.clock.now().getTime();
    const newer = this.load().catch(() => known);
    return Promise.race([newer, pause(PATIENCE_MS, known, { ref: false })]);
  }

  /** All products in catalogue order. */
  async list(): Promise<readonly Product[]> {
    return (await this.current()).products;
  }

  /** One product. Throws `catalogue.product_not_found`. */
  async product(id: number): Promise<Product> {
    return productOf(await this.current(), id);
  }

  async pricing(): Promise<Pricing> {
    return (await this.current()).pricing;
  }

  async version(): Promise<string> {
    return (await this.current()).version;
  }

  /** Products that match; queries the database, so it fails while the database is unavailable. */
  search(search: ProductSearch): Promise<Product[]> {
    return this.repository.search(search);
  }

  private isFresh(): boolean {
    const upToDate = this.changes.listening && this.included === this.heard;
    return upToDate || this.clock.now().getTime() - this.checkedAt < CHECK_INTERVAL_MS;
  }

  private onChanged(): void {
    this.heard += 1;
    this.checkedAt = Number.NEGATIVE_INFINITY;
    // Loading now keeps shoppers from waiting; when it fails, the next request tries again.
    this.load().catch(() => undefined);
  }

  private load(): Promise<CatalogueSnapshot> {
    this.loading ??= this.loadUntilUpToDate()
      .then(
        (snapshot) => {
          this.told = undefined;
          return snapshot;
        },
        (error: unknown) => {
          this.tell(error);
          throw error;
        },
      )
      .finally(() => {
        this.loading = undefined;
      });
    return this.loading;
  }

  private tell(error: unknown): void {
    const message = messageOf(error);
    if (message === this.told) return;
    this.told = message;
    this.log.error({ err: error }, 'the catalogue cannot be read; the last good one stays');
  }

  /** A change that arrives while reading may or may not be included: read again. */
  private async loadUntilUpToDate(): Promise<CatalogueSnapshot> {
    let snapshot: CatalogueSnapshot;
    let heard: number;
    do {
      heard = this.heard;
      snapshot = this.adopt(catalogueOf(await this.repository.load()));
    } while (heard !== this.heard);
    this.included = heard;
    return snapshot;
  }

  private adopt(catalogue: Catalogue): CatalogueSnapshot {
    const version = contentHash(JSON.stringify(catalogue));
    const before = this.snapshot;
    if (before?.version === version) return before;
    this.snapshot = { ...catalogue, version };
    return this.snapshot;
  }
}
