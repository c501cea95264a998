/** Any host would do: only a path of the shop itself keeps it. */
const SHOP = 'https://shop.invalid';
/** One slash, and nothing that browsers read as another one or leave out. */
const PATH = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/** Where to go after login: the page that asked for it (`?volver=`), never an address outside the shop. */
export function returnPath(asked: string | null): string {
  if (!asked || !PATH.test(asked)) return '/';
  const { pathname, search, hash } = new URL(asked, SHOP);
  // What is left of `/.//host` would be another host to the router.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
