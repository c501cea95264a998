/** Placeholder origin to parse the path. */
const SHOP = 'https://shop.invalid';
/** One leading slash, and no backslash or control character, which browsers read as a slash or ignore. */
const PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** Returns the path to open after login (`?volver=`), never a URL outside the shop. */
export function returnPath(asked: string | null): string {
  if (!asked || !PATH.test(asked)) return '/';
  const { pathname, search, hash } = new URL(asked, SHOP);
  // `/.//host` is normalised to `//host`, which the router reads as another host.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
