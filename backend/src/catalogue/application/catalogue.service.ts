import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { type Catalogue, catalogueOf, productOf } from '../domain/catalogue.js';
import type { Pricing } from '../domain/pricing.js';
import type { Product } from '../domain/product.js';
import type { ProductSection } from '../domain/product-group.js';
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
  /** Changes heard so far, and how many of them the snapshot includes. */
  private heard = 0;
  private included = -1;
  private readonly listeners: ((version: string) => void)[] = [];

  constructor(
    private readonly repository: CatalogueRepository,
    private readonly changes: CatalogueChanges,
    private readonly clock: Clock,
  ) {
    changes.subscribe(() => this.onChanged());
  }

  /** Products, groups, pricing and version that belong together. The last good ones while the store is away. */
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

  /** The headings of the catalogue page with their products. */
  async groups(): Promise<readonly ProductSection[]> {
    return (await this.current()).groups;
  }

  async pricing(): Promise<Pricing> {
    return (await this.current()).pricing;
  }

  async version(): Promise<string> {
    return (await this.current()).version;
  }

  /** Products that match; asks the store, so it fails while the store is away. */
  search(search: ProductSearch): Promise<Product[]> {
    return this.repository.search(search);
  }

  /** Calls back with the new version whenever the content became another one. */
  onChange(listener: (version: string) => void): void {
    this.listeners.push(listener);
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
    this.loading ??= this.loadUntilUpToDate().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** A change that is heard while reading may or may not be in what was read: read again. */
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
    if (before) this.listeners.forEach((listener) => listener(version));
    return this.snapshot;
  }
}
