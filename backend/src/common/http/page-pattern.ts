const PAGES = new Set([
  '/',
  '/productos',
  '/personalizacion',
  '/nosotros',
  '/faq',
  '/customize',
  '/cart',
  '/terminos',
  '/privacidad',
  '/robots.txt',
  '/sitemap.xml',
]);

const PAGES_OF_ONE = ['/product/:id', '/products/:id', '/customize/:id', '/d/:code'];

/**
 * Which page an address is, without what may belong to a person: the code of a design leads to a child's name, and an
 * unknown path may hold anything.
 */
export function pagePattern(path: string): string {
  if (PAGES.has(path)) return path;
  const folder = /^(\/\w+\/)[^/]+$/.exec(path)?.[1];
  return PAGES_OF_ONE.find((page) => page.replace(/:.*/, '') === folder) ?? 'page';
}
