import { catalogueApi } from '../api/catalogue.api';
import type { CatalogueData } from '../features/catalogue/fallback.api';
import { googleFeed } from '../features/catalogue/google-feed';
import { setPublicOrigin } from '../shared/lib/absolute-url';
import type { AppStore } from '../shared/state/app-store';
import { createStore } from './store';

interface FileRequest {
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string;
  /** Origin of the API, as seen from this process. */
  apiOrigin: string;
}

/** Shorter than a proxy waits. */
const TIMEOUT_MS = 45_000;

/** In place of the timeout of pages, which is too short for a list of 10,000 products on a busy machine. */
const fetchLongList: typeof fetch = (input, init) =>
  fetch(new Request(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }));

/** Files that the server generates from the catalogue, by their path. */
const FILES = {
  '/feeds/google.xml': ({ products, pricing }: CatalogueData) => googleFeed(products, pricing),
  '/fallback-catalogue.json': fallbackCatalogue,
} as const;

/** Renders a file. Rejects when the API does not answer. */
export async function renderCatalogueFile(path: keyof typeof FILES, request: FileRequest): Promise<string> {
  const catalogue = await readCatalogue(createStore({ origin: request.apiOrigin, fetch: fetchLongList }));
  setPublicOrigin(request.publicUrl);
  return FILES[path](catalogue);
}

async function readCatalogue(store: AppStore): Promise<CatalogueData> {
  const [products, groups, pricing] = await Promise.all([
    store.dispatch(catalogueApi.endpoints.listProducts.initiate({})).unwrap(),
    store.dispatch(catalogueApi.endpoints.listProductGroups.initiate()).unwrap(),
    store.dispatch(catalogueApi.endpoints.getPricing.initiate()).unwrap(),
  ]);
  return { products, groups, pricing };
}

/** Without today's dates, which would be wrong tomorrow. */
function fallbackCatalogue({ products, groups, pricing }: CatalogueData): string {
  const delivery = { ...pricing.delivery, standardDates: undefined, expressDates: undefined, christmas: undefined };
  return JSON.stringify({ products, groups, pricing: { ...pricing, delivery } });
}
