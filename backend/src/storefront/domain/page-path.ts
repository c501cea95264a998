/** Parameters of a query that change what a page shows; those of campaigns do not. */
const MEANINGFUL = ['category', 'search'];
/** The search box sends less, and longer values would only fill memory. */
const MAX_VALUE = 200;
/** No page of the shop has a longer path. */
const MAX_PATH = 300;
/** Paths that are too long share this page. */
const NOT_FOUND = '/404';

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
