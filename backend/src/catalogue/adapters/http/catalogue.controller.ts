import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiCached } from '../../../common/http/api-cached.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import {
  bytesOf,
  createJsonRepresentation,
  type Representation,
  REVALIDATE,
  sendRepresentation,
} from '../../../common/http/representation.js';
import { ConcurrencyLimiter } from '../../../common/throttling/concurrency-limiter.js';
import { siteOf } from '../../../common/throttling/network.js';
import { VersionedCache } from '../../../common/versioned-cache.js';
import { CatalogueService, type CatalogueSnapshot } from '../../application/catalogue.service.js';
import { productOf } from '../../domain/catalogue.js';
import type { Product } from '../../domain/product.js';
import { type ProductSearch, searchText } from '../../domain/product-search.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import { LIMIT_MESSAGE, ListProductsQueryDto } from './list-products.query.dto.js';
import { PricingDto, toPricingDto } from './pricing.dto.js';
import { MALFORMED_ID_MESSAGE, ProductIdDto } from './product-id.dto.js';
import { ProductDto, ProductGroupDto, toDetailedProductDto, toProductDto, toProductGroupDto } from './product.dto.js';

/** Any caller can send any query: the pages that were requested longest ago are dropped. */
const MAX_PAGES = 500;
const MAX_PAGES_BYTES = 8 * 1024 * 1024;

/** Anyone can search without end: searches take at most this share of the database's connections, and networks take turns. */
const SEARCHES = { running: 2, runningPerNetwork: 1, queued: 1_000, queuedBytes: 0, queueTimeoutMs: 10_000 };

interface ProductPage {
  readonly body: Representation;
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

@ApiTags('catalogue')
@Controller()
@Public()
export class CatalogueController {
  private readonly representations = new VersionedCache<Representation>();
  private readonly pages = new LRUCache<string, ProductPage>({
    max: MAX_PAGES,
    maxSize: MAX_PAGES_BYTES,
    sizeCalculation: ({ body }) => bytesOf(body),
  });

  private readonly searches = new ConcurrencyLimiter(SEARCHES);

  constructor(private readonly catalogue: CatalogueService) {}

  /**
   * List products in catalogue order
   *
   * @remarks Without parameters: the whole catalogue. With a `limit`, the URL of the next page is in the `Link`
   * header (`rel="next"`), so that the body stays a plain array. Every answer has a strong `ETag`: send it back in
   * `If-None-Match` and an unchanged catalogue costs a 304 without a body.
   */
  @Get('products')
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }])
  @ApiCached({
    type: [ProductDto],
    description: 'The products that match, possibly none.',
    headers: { Link: 'Only when more products follow: the URL of the next page with `rel="next"`.' },
  })
  async listProducts(@Query() query: ListProductsQueryDto, @Req() req: Request, @Res() res: Response): Promise<void> {
    if (isBare(query)) return this.send(req, res, 'products', ({ products }) => products.map(toProductDto));
    const { body, nextCursor } = await this.page(query, req.ip ?? '');
    if (nextCursor) res.set('Link', nextLink(query, nextCursor));
    sendRepresentation(req, res, body, REVALIDATE);
  }

  /** List the headings of the catalogue page, each with its products in order */
  @Get('product-groups')
  @ApiErrors()
  @ApiCached({ type: [ProductGroupDto], description: 'The headings in reading order; none is empty.' })
  async listProductGroups(@Req() req: Request, @Res() res: Response): Promise<void> {
    return this.send(req, res, 'groups', ({ groups }) => groups.map(toProductGroupDto));
  }

  /** Get a product */
  @Get('products/:id')
  @ApiErrors(
    [400, 'request.invalid', MALFORMED_ID_MESSAGE, { id: MALFORMED_ID_MESSAGE }],
    [404, 'catalogue.product_not_found', 'Producto no encontrado'],
  )
  @ApiCached({ type: ProductDto, description: 'The product.' })
  async getProduct(@Param() { id }: ProductIdDto, @Req() req: Request, @Res() res: Response): Promise<void> {
    return this.send(req, res, `product ${id}`, (snapshot) => toDetailedProductDto(productOf(snapshot, id)));
  }

  /**
   * Get prices of options, limits, delivery times and the kit
   *
   * @remarks Everything that a price is made of besides the product's own. A line costs the product's price, less
   * `embroideryRemovalSaving` when it could be embroidered and is not, plus each chosen add-on once, plus the
   * surcharges of the customiser's choices.
   */
  @Get('pricing')
  @ApiErrors()
  @ApiCached({ type: PricingDto, description: "Today's prices, limits and times." })
  async getPricing(@Req() req: Request, @Res() res: Response): Promise<void> {
    return this.send(req, res, 'pricing', ({ pricing }) => toPricingDto(pricing));
  }

  /** Searched and compressed once per revision of the catalogue, however the same filters are written. */
  private async page({ category, search, limit, cursor }: ListProductsQueryDto, ip: string): Promise<ProductPage> {
    const after = cursor ? decodeCursor(cursor) : undefined;
    const label = searchText(category);
    const filters = { category: label, search: label ? '' : searchText(search), after, limit: limit && limit + 1 };
    const key = `${await this.catalogue.revision()} ${JSON.stringify(filters)}`;
    const known = this.pages.get(key);
    if (known) return known;
    const found = await this.find(filters, ip);
    const products = found.slice(0, limit);
    const last = products.at(-1);
    const page = {
      body: await createJsonRepresentation(products.map(toProductDto), 'passing'),
      nextCursor: last && found.length > products.length ? encodeCursor(last) : undefined,
    };
    this.pages.set(key, page);
    return page;
  }

  /** The first products, without a filter, are in memory: the home page shows them, also while the database is unavailable. */
  private async find(filters: ProductSearch, ip: string): Promise<readonly Product[]> {
    const isFirst = !filters.category && !filters.search && !filters.after;
    if (isFirst) return (await this.catalogue.list()).slice(0, filters.limit);
    return this.searches.run(siteOf(ip), () => this.catalogue.search(filters));
  }

  private async send(
    req: Request,
    res: Response,
    key: string,
    toDto: (snapshot: CatalogueSnapshot) => unknown,
  ): Promise<void> {
    const snapshot = await this.catalogue.current();
    const make = () => createJsonRepresentation(toDto(snapshot));
    sendRepresentation(req, res, await this.representations.get(snapshot.version, key, make), REVALIDATE);
  }
}

function isBare({ category, search, limit, cursor }: ListProductsQueryDto): boolean {
  return !category?.trim() && !search?.trim() && limit === undefined && !cursor;
}

function nextLink({ category, search, limit }: ListProductsQueryDto, cursor: string): string {
  const parameters = { category, search, limit: limit?.toString(), cursor };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `</api/products?${new URLSearchParams(given).toString()}>; rel="next"`;
}
