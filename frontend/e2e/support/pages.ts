/** Public pages by topic. */
export const publicPages = {
  home: '/',
  catalogue: '/productos',
  category: '/productos?category=mochila',
  product: '/product/1',
  'plain product': '/product/12',
  customiser: '/customize/1',
  kit: '/kit',
  personalisation: '/personalizacion',
  about: '/nosotros',
  faq: '/faq',
  terms: '/terminos',
  privacy: '/privacidad',
} as const;

/** All pages, including those that search engines do not index. */
export const pages = {
  ...publicPages,
  search: '/productos?search=panalera',
  cart: '/cart',
  checkout: '/checkout',
  login: '/login',
  registration: '/register',
  'forgotten password': '/forgot-password',
  account: '/cuenta',
  'paying without a payment': '/payment-success',
  receipt: '/recibo',
  'personal data': '/mis-datos',
  'finished photo': '/foto',
  tracking: '/pedido?orden=SIG-7K2QXM',
  'failed payment': '/payment-error?error=declined&code=payment.declined',
  'missing product': '/product/999999',
  'customiser of a plain product': '/customize/3',
  'missing design': '/d/nothing-here',
  'missing page': '/no-existe',
} as const;

export type PageName = keyof typeof pages;
