/** Parameters of a query that change what a page shows; those of campaigns do not. */
const MEANINGFUL = ['category', 'search'];
/** The search box sends less, and longer values would only fill memory. */
const MAX_VALUE = 200;
/** No page of the shop has a longer path. */
export const MAX_PATH = 300;
/** All paths that are too long or have no page of their own share this page. */
export const NOT_FOUND = '/404';

/** The URL of a request's first line; undefined when there is none, as for `*`. */
export function pageUrl(publicUrl: string, target: string): URL | undefined {
  // A request through a proxy has the whole URL, whose host is ignored.
  const path = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  // Concatenated, not resolved, because `//elsewhere/` would resolve to another host.
  return path.startsWith('/') && URL.canParse(publicUrl + path) ? new URL(publicUrl + path) : undefined;
}

/** `/productos//` → `/productos`. Without a regular expression: `/\/+$/` takes quadratic time on a path of slashes. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Letters, digits and signs that a URL may contain as they are; `%70` is another spelling of `p`. */
const NEEDLESSLY_ENCODED = /%(?:2[DE]|5F|7E|3\d|[46][1-9A-F]|[57][\dA])/gi;
/** Pages whose second part is the number of a product. */
const WITH_NUMBER = new Set(['product', 'products', 'customize']);

/**
 * The one spelling of a page's path, to which requests for others are redirected: `//Product/0007/` → `/product/7`. Codes and tokens
 * in later parts keep their case.
 */
export function canonicalPath(pathname: string): string {
  const decoded = pathname.replace(NEEDLESSLY_ENCODED, (code) => decodeURIComponent(code));
  const [first = '', ...others] = decoded.split('/').filter(Boolean);
  const name = first.toLowerCase();
  if (WITH_NUMBER.has(name) && others[0]) others[0] = others[0].replace(/^0+(?=\d)/, '');
  return `/${[name, ...others].join('/')}`;
}

/** Pages of one product, by its number; without a right number there is no such page. */
const OF_PRODUCT = /^\/(?:products?|customize)(?:\/([^/?]*))?(?=$|\?)/;

/** The number of the product that a page is about: undefined for other pages, NaN for one that cannot be a product's. */
export function productOf(path: string): number | undefined {
  const [page, number = ''] = OF_PRODUCT.exec(path) ?? [];
  if (page === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : NaN;
}

/** Whether the shop's data bound the number of such pages: a page of its own, one of the panel, or one of a product. */
export function isBoundedPath(path: string): boolean {
  return /^\/(?:[a-z-]*|404|panel\/[a-z]+|(?:products?|customize)\/[1-9]\d{0,8})$/.test(path);
}

/**
 * The cache key of a page: the path without its last slash and the meaningful part of its query.
 * `/productos/?utm_source=x&category=mochila` → `/productos?category=mochila`
 */
export function pagePath(url: URL): string {
  if (url.pathname.length > MAX_PATH) return NOT_FOUND;
  const path = withoutLastSlashes(url.pathname);
  const query = new URLSearchParams();
  for (const name of MEANINGFUL) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value.slice(0, MAX_VALUE));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
