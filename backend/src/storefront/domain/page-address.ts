/** Parts of a query that change what a page shows; campaign marks and the like do not. */
const MEANINGFUL = ['category', 'search'];
/** The search box sends less; more than this only fills memory. */
const MAX_VALUE = 200;
/** No page of the shop has a longer path. */
const MAX_PATH = 300;
/** Leads nowhere, like every path that is too long: they share one page. */
const NOWHERE = '/404';

/** The URL of a request's first line; undefined when there is none, as for `*`. */
export function pageUrl(publicUrl: string, target: string): URL | undefined {
  // A proxy's spelling of a URL names a host, which is none of our business.
  const path = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  // Put together, not resolved: `//elsewhere/` would name another host.
  return path.startsWith('/') && URL.canParse(publicUrl + path) ? new URL(publicUrl + path) : undefined;
}

/** `/productos//` → `/productos`. Without a regular expression: `/\/+$/` takes quadratic time on a path of slashes. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * The cache key of a page: the path without its last slash and the meaningful part of its query.
 * `/productos/?utm_source=x&category=mochila` → `/productos?category=mochila`
 */
export function pageAddress(url: URL): string {
  if (url.pathname.length > MAX_PATH) return NOWHERE;
  const path = withoutLastSlashes(url.pathname);
  const query = new URLSearchParams();
  for (const name of MEANINGFUL) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value.slice(0, MAX_VALUE));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
