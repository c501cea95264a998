/** The links to every section of the shop, in the bar and in the mobile menu. */
export const mainLinks = [
  { to: '/', label: 'Inicio' },
  { to: '/productos', label: 'Productos' },
  { to: '/personalizacion', label: 'Personalización' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/faq', label: 'FAQ' },
] as const;

/** Pages of products whose paths are not below `/productos`. */
const PRODUCT_SCREENS = /^\/(products?|customize|d)\/|^\/kit$/;

/** The value of `aria-current` for a link: 'page' for the current page, 'true' for its section. */
export function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return to === '/productos' && PRODUCT_SCREENS.test(pathname) ? 'true' : undefined;
}
