/** The links to every section of the shop, in the bar. */
export const mainLinks = [
  { to: '/', label: 'Inicio' },
  { to: '/productos', label: 'Productos' },
  { to: '/personalizacion', label: 'Personalización' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/faq', label: 'FAQ' },
] as const;

/** The links of the mobile menu: those of the bar, the kit and the way to an order. */
export const menuLinks = [
  ...mainLinks.slice(0, 2),
  { to: '/kit', label: 'Kit de lujo' },
  ...mainLinks.slice(2),
  { to: '/pedido', label: 'Sigue tu pedido' },
] as const;

/** Pages of products whose paths are not below `/productos`. */
const PRODUCT_SCREENS = /^\/(products?|customize|d)\/|^\/kit$/;

/** The value of `aria-current` for a link: 'page' for the current page, 'true' for its section. */
export function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return to === '/productos' && PRODUCT_SCREENS.test(pathname) ? 'true' : undefined;
}
