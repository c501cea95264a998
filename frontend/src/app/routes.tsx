import type { ReactNode } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { type LazyPage, lazyPage } from '../shared/lib/lazy-page';

export interface PageRoute {
  /** In react-router's syntax; `*` matches every other path. */
  path: string;
  page: LazyPage;
  /** Module name of the page, with which the server finds its chunk. */
  source: string;
  /** The frame of the page: none for printing and for the workbench, or that of the panel; header and footer by default. */
  frame?: 'none' | 'panel';
}

/** Around the staff's pages; a chunk of its own, which shoppers do not load. */
export const PanelFrame = lazyPage<{ children: ReactNode }>(() => import('./panel/PanelFrame'));

/** Loads page and frame; afterwards both render without suspending. */
export async function preloadRoute({ page, frame }: PageRoute): Promise<void> {
  await Promise.all([page.preload(), frame === 'panel' && PanelFrame.preload()]);
}

/** The pages of the staff. */
const panelRoutes: PageRoute[] = [
  { path: '/panel', page: lazyPage(() => import('./pages/TodayPanelPage')), source: 'TodayPanelPage' },
  { path: '/panel/mas', page: lazyPage(() => import('./pages/MorePanelPage')), source: 'MorePanelPage' },
  { path: '/panel/pedidos', page: lazyPage(() => import('./pages/OrdersPanelPage')), source: 'OrdersPanelPage' },
  { path: '/panel/pedidos/:id', page: lazyPage(() => import('./pages/OrderPanelPage')), source: 'OrderPanelPage' },
  { path: '/panel/devoluciones', page: lazyPage(() => import('./pages/RefundsPanelPage')), source: 'RefundsPanelPage' },
  {
    path: '/panel/solicitudes',
    page: lazyPage(() => import('./pages/RequestsPanelPage')),
    source: 'RequestsPanelPage',
  },
  { path: '/panel/fotos', page: lazyPage(() => import('./pages/PhotosPanelPage')), source: 'PhotosPanelPage' },
  { path: '/panel/chats', page: lazyPage(() => import('./pages/ChatsPanelPage')), source: 'ChatsPanelPage' },
  { path: '/panel/chats/:id', page: lazyPage(() => import('./pages/ChatPanelPage')), source: 'ChatPanelPage' },
  {
    path: '/panel/tienda/:screen?/:item?',
    page: lazyPage(() => import('./pages/ShopPanelPage')),
    source: 'ShopPanelPage',
  },
  { path: '/panel/personas', page: lazyPage(() => import('./pages/PeoplePanelPage')), source: 'PeoplePanelPage' },
  { path: '/panel/cuenta', page: lazyPage(() => import('./pages/AccountPanelPage')), source: 'AccountPanelPage' },
  { path: '/chatbot-test', page: lazyPage(() => import('./pages/ChatbotPage')), source: 'ChatbotPage' },
].map((route) => ({ ...route, frame: 'panel' }));

/** The pages of the shop, one chunk each. */
const routes: PageRoute[] = [
  { path: '/', page: lazyPage(() => import('./pages/HomePage')), source: 'HomePage' },
  { path: '/productos', page: lazyPage(() => import('./pages/CatalogPage')), source: 'CatalogPage' },
  {
    path: '/personalizacion',
    page: lazyPage(() => import('./pages/PersonalizationPage')),
    source: 'PersonalizationPage',
  },
  { path: '/nosotros', page: lazyPage(() => import('./pages/AboutPage')), source: 'AboutPage' },
  { path: '/faq', page: lazyPage(() => import('./pages/FaqPage')), source: 'FaqPage' },
  { path: '/product/:id', page: lazyPage(() => import('./pages/ProductPage')), source: 'ProductPage' },
  { path: '/products/:id', page: lazyPage(() => import('./pages/ProductPage')), source: 'ProductPage' },
  { path: '/customize/:id?', page: lazyPage(() => import('./pages/CustomizePage')), source: 'CustomizePage' },
  { path: '/d/:code', page: lazyPage(() => import('./pages/DesignPage')), source: 'DesignPage' },
  { path: '/kit', page: lazyPage(() => import('./pages/KitPage')), source: 'KitPage' },
  { path: '/cart', page: lazyPage(() => import('./pages/CartPage')), source: 'CartPage' },
  { path: '/payment-error', page: lazyPage(() => import('./pages/PaymentErrorPage')), source: 'PaymentErrorPage' },
  { path: '/wompi-demo', page: lazyPage(() => import('./pages/WompiDemoPage')), source: 'WompiDemoPage' },
  { path: '/checkout', page: lazyPage(() => import('./pages/CheckoutPage')), source: 'CheckoutPage' },
  { path: '/login', page: lazyPage(() => import('./pages/LoginPage')), source: 'LoginPage' },
  { path: '/register', page: lazyPage(() => import('./pages/RegisterPage')), source: 'RegisterPage' },
  {
    path: '/forgot-password',
    page: lazyPage(() => import('./pages/ForgotPasswordPage')),
    source: 'ForgotPasswordPage',
  },
  { path: '/cuenta', page: lazyPage(() => import('./pages/AccountPage')), source: 'AccountPage' },
  {
    path: '/payment-success',
    page: lazyPage(() => import('./pages/PaymentSuccessPage')),
    source: 'PaymentSuccessPage',
  },
  { path: '/recibo', page: lazyPage(() => import('./pages/ReceiptPage')), source: 'ReceiptPage', frame: 'none' },
  { path: '/pedido', page: lazyPage(() => import('./pages/TrackOrderPage')), source: 'TrackOrderPage' },
  { path: '/foto', page: lazyPage(() => import('./pages/FinishedPhotoPage')), source: 'FinishedPhotoPage' },
  ...panelRoutes,
  {
    path: '/panel/taller',
    page: lazyPage(() => import('./pages/WorkbenchPage')),
    source: 'WorkbenchPage',
    frame: 'none',
  },
  {
    path: '/panel/invitacion',
    page: lazyPage(() => import('./pages/InvitationPage')),
    source: 'InvitationPage',
    frame: 'none',
  },
  { path: '/terminos', page: lazyPage(() => import('./pages/TermsPage')), source: 'TermsPage' },
  { path: '/privacidad', page: lazyPage(() => import('./pages/PrivacyPage')), source: 'PrivacyPage' },
  { path: '/devolucion', page: lazyPage(() => import('./pages/RefundAccountPage')), source: 'RefundAccountPage' },
  { path: '/mis-datos', page: lazyPage(() => import('./pages/MyDataPage')), source: 'MyDataPage' },
  { path: '*', page: lazyPage(() => import('./pages/NotFoundPage')), source: 'NotFoundPage' },
];

export interface RouteMatch {
  route: PageRoute;
  params: Params;
}

/** The route of a path; there is always one. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    // Decodes the path like the page's router, so that both see the same parameters.
    const [match] = matchRoutes([{ path: route.path }], pathname) ?? [];
    if (match) return { route, params: match.params };
  }
  throw new Error('the last route matches every path');
}
