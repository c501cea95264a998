/** The links that lead to every part of the shop, in the bar and in the mobile menu (storefront.md, section 2). */
export const mainLinks = [
  { to: '/', label: 'Inicio' },
  { to: '/productos', label: 'Productos' },
  { to: '/personalizacion', label: 'Personalización' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/faq', label: 'FAQ' },
] as const;

/** Screens that belong to the products without lying below their address. */
const PRODUCT_SCREENS = /^\/(products?|customize|d)\/|^\/kit$/;

/** What `aria-current` says of a link: the page itself, or the part of the shop that the page belongs to. */
export function currentness(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page';
  return to === '/productos' && PRODUCT_SCREENS.test(pathname) ? 'true' : undefined;
}

/** Where staff try and run the chatbot. */
export const CHATBOT_PATH = '/chatbot-test';

/** Screens of the shop's own people; customers' parts, such as the chat, are not shown on them. */
export function isStaffScreen(pathname: string): boolean {
  return pathname === CHATBOT_PATH || pathname.startsWith('/panel/');
}
