import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueService } from '../../catalogue/index.js';
import { errorOf, TooManyRequestsError, TRY_AGAIN } from '../../common/domain-error.js';
import { FaqService } from '../../content/index.js';
import { OverloadedError } from '../../common/throttling/concurrency-limiter.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { siteOf } from '../../common/throttling/network.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { SharedWork } from '../../common/throttling/shared-work.js';
import { bytesOf, type Representation } from '../../common/http/representation.js';
import { VersionedCache } from '../../common/versioned-cache.js';
import { ShopSettings } from '../../settings/index.js';
import { isBoundedPath, NOT_FOUND, productOf } from '../domain/page-path.js';
import { type CatalogueFile, type Page, PageRenderer } from './page-renderer.port.js';

/** About 60 kB a page in all encodings together. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Limit for pages of searches, shared designs and others whose number is unlimited, so that they never evict other pages. */
const MAX_UNBOUNDED_BYTES = 8 * 1024 * 1024;

/**
 * Rendering blocks the only thread of the process. A page that waited this long is left to the browser, which needs longer than a
 * second to load and draw it on a phone.
 */
const RENDERING = { running: 2, runningPerNetwork: 1, queued: 100, queuedBytes: 0, queueTimeoutMs: 1_000 };

/**
 * Pages are rendered when first asked for and kept until the shop's data change
 * (docs/decisions/0002-pages-rendered-on-demand.md). When too many are asked for at once, or by one network, the browser
 * gets an empty page and renders it itself.
 */
@Injectable()
export class PageService {
  private readonly log = new Logger('storefront');
  private readonly bounded = cacheOf(MAX_BYTES);
  private readonly unbounded = cacheOf(MAX_UNBOUNDED_BYTES);
  private readonly files = new VersionedCache<Representation>();
  private readonly lastFiles = new Map<CatalogueFile, Representation>();
  private readonly rendering = new SharedWork<Page>(RENDERING);

  constructor(
    private readonly renderer: PageRenderer,
    private readonly catalogue: CatalogueService,
    private readonly faq: FaqService,
    private readonly settings: ShopSettings,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The page at a URL, rendered at most once per version of the shop's data however many ask at once; `caller` is the
   * client's IP address.
   */
  async page(path: string, caller: string): Promise<Page> {
    const key = `${await this.version()} ${path}`;
    const known = this.cacheFor(path).get(key);
    if (known) return known;
    // Wrong addresses are unlimited in number: they share one page, which is kept.
    if (path !== NOT_FOUND && !(await this.renderer.hasPage(path))) return this.page(NOT_FOUND, caller);
    try {
      return await this.rendering.run({
        key,
        caller,
        admit: () => this.admit(caller),
        run: () => this.render(key, path, caller),
      });
    } catch (error) {
      if (error instanceof TooManyRequestsError || error instanceof OverloadedError) return this.emptyPage(path);
      throw error;
    }
  }

  /**
   * A file of the catalogue, written once per version however many ask at once. When it cannot be written, the last one is served.
   * Throws `server.unavailable` while none was written since the start.
   */
  async file(path: CatalogueFile): Promise<Representation> {
    try {
      const file = await this.files.get(await this.catalogue.version(), path, () => this.renderer.file(path));
      this.lastFiles.set(path, file);
      return file;
    } catch (error) {
      this.log.error({ err: error, path }, 'file of the catalogue was not written');
      const last = this.lastFiles.get(path);
      if (last) return last;
      throw errorOf(TRY_AGAIN);
    }
  }

  /** The page that the browser renders, with the status that it will have. A shared design is not looked up: its status is 200. */
  private async emptyPage(path: string): Promise<Page> {
    const product = productOf(path);
    const isWrong = path === NOT_FOUND || (product !== undefined && !(await this.hasProduct(product)));
    const page = await this.renderer.empty();
    return isWrong ? { ...page, status: 404 } : page;
  }

  /** True when the catalogue cannot be read: the browser will say so. */
  private async hasProduct(number: number): Promise<boolean> {
    try {
      return (await this.catalogue.list()).some(({ id }) => id === number);
    } catch {
      return true;
    }
  }

  /** Whether a product or design is missing is known only when its page was rendered, so each counts as a passing one until then. */
  private async admit(caller: string): Promise<void> {
    await this.limiter.consume(POLICIES.passingPages, siteOf(caller));
    await this.limiter.consume(POLICIES.renderedPages, caller);
  }

  private async render(key: string, path: string, caller: string): Promise<Page> {
    const cache = this.cacheFor(path);
    // Another network's request may have rendered it while this one waited.
    const page = cache.get(key) ?? (await this.renderer.render(path, cache === this.bounded));
    // Missing products and designs are unlimited in number as well, and rarely requested twice.
    const isKept = page.complete && (page.status === 200 || path === NOT_FOUND);
    if (isKept) cache.set(key, page);
    if (isKept && cache === this.bounded) await this.limiter.reward(POLICIES.passingPages, siteOf(caller));
    return page;
  }

  private cacheFor(path: string): LRUCache<string, Page> {
    return isBoundedPath(path) ? this.bounded : this.unbounded;
  }

  /** Without a catalogue the page is still sent: it shows an error and retries in the browser. */
  private async version(): Promise<string> {
    try {
      const versions = [this.catalogue.revision(), this.faq.entriesVersion(), this.settings.version()];
      return (await Promise.all(versions)).join('');
    } catch {
      return 'none';
    }
  }
}

function cacheOf(maxSize: number): LRUCache<string, Page> {
  return new LRUCache({ maxSize, sizeCalculation: ({ body }) => bytesOf(body) });
}
