/** The links that lead to every part of the shop, in the bar and in the mobile menu (storefront.md, section 2). */
export const mainLinks = [
  { to: '/', label: 'Inicio' },
  { to: '/productos', label: 'Productos' },
  { to: '/personalizacion', label: 'Personalización' },
  { to: '/nosotros', label: 'Nosotros' },
  { to: '/faq', label: 'FAQ' },
] as const;
