/** Parts of a query that change what a page shows; campaign marks and the like do not. */
const MEANINGFUL = ['category', 'search'];
/** The search box sends less; more than this only fills memory. */
const LONGEST_VALUE = 200;

/**
 * What a page is kept under: the path without its last slash and the meaningful part of its query.
 * `/productos/?utm_source=x&category=mochila` → `/productos?category=mochila`
 */
export function pageAddress(url: URL): string {
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const query = new URLSearchParams();
  for (const name of MEANINGFUL) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value.slice(0, LONGEST_VALUE));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
