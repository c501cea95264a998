import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { PolledValue } from '../../common/polled-value.js';
import { type DeliveryRange, deliveryRange, withQueue } from '../../common/delivery.js';
import { messageOf } from '../../common/startup-error.js';
import { bogotaDay } from '../../common/time.js';
import type { DeliverySettings, WorkshopPlan } from '../../settings/index.js';
import { type Catalogue, catalogueOf, productOf } from '../domain/catalogue.js';
import type { Pricing, WorkshopQueue } from '../domain/pricing.js';
import type { Product } from '../domain/product.js';
import type { ProductSearch } from '../domain/product-search.js';
import { PiecePictures } from './piece-pictures.js';
import { CatalogueRepository, type StoredCatalogue } from './catalogue-repository.port.js';
import { fingerprintProducts, versionOf } from './catalogue-version.js';

/** The catalogue as it was at one moment. */
export interface CatalogueSnapshot extends Catalogue {
  /** Equal for equal contents, on every instance. */
  readonly version: string;
}

/** A possible change of the delivery dates; a missing field stays as it is. */
export interface DatesChange extends Partial<WorkshopPlan> {
  /** Fewest and most business days of a standard order. */
  readonly standard?: readonly [number, number];
}

/** The queue moves dates by days, so it need not be counted often. */
const QUEUE_INTERVAL_MS = 30_000;

const NO_PLAN: WorkshopPlan = { closing: null, piecesPerWeek: null };

/** Serves the catalogue from memory: what changed in it is read only after the stored revision changed. */
@Injectable()
export class CatalogueService {
  /** Pictures of pieces as they are ordered. */
  readonly pieces = new PiecePictures();

  private readonly log = new Logger('catalogue');
  private readonly polled: PolledValue<CatalogueSnapshot>;
  private loaded?: { readonly key: string; readonly stored: StoredCatalogue; readonly snapshot: CatalogueSnapshot };
  private queue?: PolledValue<WorkshopQueue>;
  /** The workshop's plan of the last load. */
  private plan = NO_PLAN;
  /** The last failure that was logged: a lasting failure is logged once, not once a second. */
  private logged?: string;

  constructor(
    private readonly repository: CatalogueRepository,
    private readonly clock: Clock,
  ) {
    this.polled = new PolledValue(() => this.load(), clock);
  }

  /** Products, groups, pricing and version of the same moment; the last good ones while the database is unavailable. */
  current(): Promise<CatalogueSnapshot> {
    return this.polled.current();
  }

  /** Reads a change of this instance at once, not with the next poll. */
  async refresh(): Promise<void> {
    await this.polled.refresh();
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

  /** Lead times as the owner keeps them, and shipping. */
  async deliverySettings(): Promise<DeliverySettings> {
    const { planned, shippingEstimate } = (await this.pricing()).delivery;
    return { standard: planned.standardBusinessDays, express: planned.expressBusinessDays, shippingEstimate };
  }

  /** Delivery dates of a standard order that is paid now, and those after a change of what moves them. */
  async datesAfter(change: DatesChange): Promise<{ readonly now: DeliveryRange; readonly then: DeliveryRange }> {
    const { planned, standardDates } = (await this.pricing()).delivery;
    const { closing, piecesPerWeek } = { ...this.plan, ...change };
    const queue = await this.knownQueue(piecesPerWeek);
    const days = withQueue(change.standard ?? planned.standardBusinessDays, queue?.all ?? 0, piecesPerWeek);
    return { now: standardDates, then: deliveryRange(this.clock.now(), days, closing) };
  }

  async version(): Promise<string> {
    return (await this.current()).version;
  }

  /**
   * Another one after each change, also after one that gives the catalogue an earlier version again: the key for what is made of newer data
   * than this instance has in memory, as from a search.
   */
  async revision(): Promise<string> {
    const { version } = await this.current();
    return this.loaded?.key ?? version;
  }

  /** Takes the number of unsent pieces from where orders are kept. */
  useQueue(read: () => Promise<WorkshopQueue>): void {
    this.queue = new PolledValue(read, this.clock, QUEUE_INTERVAL_MS);
  }

  /** Products that match; queries the database, so it fails while the database is unavailable. */
  search(search: ProductSearch): Promise<Product[]> {
    return this.repository.search(search);
  }

  /** Undefined while the workshop's capacity is not limited, or the queue could not be read. */
  private async knownQueue(piecesPerWeek: WorkshopPlan['piecesPerWeek']): Promise<WorkshopQueue | undefined> {
    return piecesPerWeek === null ? undefined : this.queue?.current().catch(() => undefined);
  }

  private async load(): Promise<CatalogueSnapshot> {
    try {
      const now = this.clock.now();
      const known = this.loaded?.stored;
      const revision = await this.repository.revision();
      const stored = known?.revision === revision ? known : await this.repository.load(known);
      this.plan = { ...NO_PLAN, ...stored.plan };
      const queue = await this.knownQueue(this.plan.piecesPerWeek);
      // The delivery dates change with the date and the queue.
      const key = `${stored.revision} ${bogotaDay(now)} ${queue?.all} ${queue?.express}`;
      if (this.loaded?.key !== key) {
        await fingerprintProducts(stored.products);
        this.loaded = { key, stored, snapshot: this.snapshotOf(catalogueOf({ ...stored, queue }, now)) };
      }
      this.logged = undefined;
      return this.loaded.snapshot;
    } catch (error) {
      this.logOnce(error);
      throw error;
    }
  }

  /** Keeps the loaded snapshot when its version is the same again, because a change was undone. */
  private snapshotOf(catalogue: Catalogue): CatalogueSnapshot {
    const version = versionOf(catalogue);
    const known = this.loaded?.snapshot;
    return known?.version === version ? known : { ...catalogue, version };
  }

  private logOnce(error: unknown): void {
    const message = messageOf(error);
    if (message === this.logged) return;
    this.logged = message;
    this.log.error({ err: error }, 'the catalogue cannot be read; the last good one stays');
  }
}
