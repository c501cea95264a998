import { catalogueApi, FEATURED_PRODUCTS, type ProductDto } from '../api/catalogue.api';
import { cartApi } from '../api/cart.api';
import { frontPictureOf } from '../domain/product-pictures';
import { pictureUrl } from '../pictures/picture-entry';
import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { KEPT_LIST, type KeptPiece, type KeptPieces } from '../shared/lib/kept-pieces';
import type { AppStore } from '../shared/state/app-store';
import { savesData } from './fetch-ahead';
import { matchRoute } from './routes';

const MAX_SEEN = 8;
const MAX_CART = 12;

/** After the last change, in milliseconds. */
const SETTLED = 1000;

/**
 * Registers the service worker of the page without a connection, and keeps what that page shows: the products seen last, and those of the cart.
 * Names that are embroidered and prices are not kept. A browser that refuses, as in a private window or with a full storage, shows its own
 * page instead. Returns a function that stops it.
 */
export async function keepForOffline(store: AppStore): Promise<() => void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  await navigator.serviceWorker.register('/sw.js');
  const cache = await caches.open(STORAGE_KEYS.keptPieces);
  const earlier = (await (await cache.match(KEPT_LIST))?.json()) as KeptPieces | undefined;
  let seen = earlier?.seen ?? [];
  let cart = earlier?.cart ?? [];
  let written = '';
  let timer: ReturnType<typeof setTimeout>;

  const update = async () => {
    const product = openProduct(store);
    if (product) {
      const piece = pieceOf(product);
      seen = [piece, ...seen.filter(({ name }) => name !== piece.name)].slice(0, MAX_SEEN);
    }
    cart = (await cartPieces(store)) ?? cart;
    const content = JSON.stringify([cart, seen]);
    if (content === written) return;
    written = content;
    await write(cache, { at: Date.now(), cart, seen });
  };
  const updateSoon = () => {
    clearTimeout(timer);
    // Without storage the page without a connection has fewer pieces, or none.
    timer = setTimeout(() => void update().catch(() => undefined), SETTLED);
  };
  updateSoon();
  const stop = store.subscribe(updateSoon);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

type State = Parameters<ReturnType<typeof catalogueApi.endpoints.getProduct.select>>[0];

/** The type of the store does not contain the tags of the modules. */
const stateOf = (store: AppStore) => store.getState() as State;

/** The product that the current page is about, once it is loaded. */
function openProduct(store: AppStore): ProductDto | undefined {
  const { route, params } = matchRoute(location.pathname);
  if (route.source !== 'ProductPage' && route.source !== 'CustomizePage') return undefined;
  return productIn(store, Number(params.id));
}

function productIn(store: AppStore, id: number): ProductDto | undefined {
  const { getProduct, listProducts } = catalogueApi.endpoints;
  const state = stateOf(store);
  const listed = [{}, FEATURED_PRODUCTS].flatMap((list) => listProducts.select(list)(state).data ?? []);
  return getProduct.select({ id })(state).data ?? listed.find((product) => product.id === id);
}

/** The pieces of the cart; undefined while it is not loaded. */
async function cartPieces(store: AppStore): Promise<KeptPiece[] | undefined> {
  const sessionId = store.getState().session.id;
  if (sessionId === null) return [];
  if (sessionId === undefined) return undefined;
  const select = cartApi.endpoints.getCartTotals.select({ sessionId });
  const { data } = select(store.getState());
  if (!data) return undefined;
  const pieces = new Map<number, KeptPiece>();
  for (const { productId, name, quantity } of data.items) {
    const product = productIn(store, productId) ?? (await loadProduct(store, productId));
    const before = pieces.get(productId)?.quantity ?? 0;
    pieces.set(productId, { ...(product ? pieceOf(product) : { name }), quantity: before + quantity });
    if (pieces.size === MAX_CART) break;
  }
  return [...pieces.values()];
}

/** Only for its picture. A piece that comes in a kit alone is not in the catalogue. */
async function loadProduct(store: AppStore, id: number): Promise<ProductDto | undefined> {
  const { data } = await store.dispatch(catalogueApi.endpoints.getProduct.initiate({ id }));
  return data;
}

/** Without the name of the example, which another child has. */
function pieceOf(product: ProductDto): KeptPiece {
  const front = frontPictureOf(product, false);
  const width = front?.widths[0];
  return { name: product.name, quantity: 1, picture: front && width ? pictureUrl(front, width, 'webp') : undefined };
}

/** Pictures of pieces that are not listed any more are deleted. */
async function write(cache: Cache, list: KeptPieces): Promise<void> {
  await cache.put(KEPT_LIST, new Response(JSON.stringify(list)));
  const pictures = new Set([...list.cart, ...list.seen].flatMap(({ picture }) => picture ?? []));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== KEPT_LIST && !pictures.delete(pathname)) await cache.delete(request);
  }
  if (savesData()) return;
  for (const picture of pictures) await cache.add(picture).catch(() => undefined);
}
