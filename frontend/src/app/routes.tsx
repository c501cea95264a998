import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { Elements } from '../shared/lib/elements';
import { type LazyPage, lazyPage } from '../shared/lib/lazy-page';
import type { StaffPage } from './panel/staff-pages';

export interface PageRoute {
  /** In react-router's syntax; `*` matches every other path. */
  path: string;
  page: LazyPage;
  /** Module name of the page, with which the server finds its chunk. */
  source: string;
  /** The frame of the page: none for printing and for the workbench, or that of the panel; header and footer by default. */
  frame?: 'none' | 'panel';
  /** True for a page of `panel/staff-pages.ts`, whose chunk the server lists too. */
  isStaff?: true;
}

type PageModule = () => Promise<{ default: ComponentType }>;

/** The frame of the staff's pages. */
export const PanelFrame = lazyPage<{ children: Elements }>(async () =>
  (await import('./panel/staff-pages')).loadPanelFrame(),
);

/** Loads page and frame; afterwards both render without suspending. */
export async function preloadRoute({ page, frame }: PageRoute): Promise<void> {
  await Promise.all([page.preload(), frame === 'panel' && PanelFrame.preload()]);
}

/** A page in a chunk of its own, `pages/{source}.tsx`. */
function route(path: string, source: string, load: PageModule, frame?: PageRoute['frame']): PageRoute {
  return { path, source, page: lazyPage(load), frame };
}

function staffRoute(path: string, source: StaffPage, frame: PageRoute['frame'] = 'panel'): PageRoute {
  const load = async () => (await import('./panel/staff-pages')).staffPages[source]();
  return { ...route(path, source, load, frame), isStaff: true };
}

const routes: PageRoute[] = [
  route('/', 'HomePage', () => import('./pages/HomePage')),
  route('/productos', 'CatalogPage', () => import('./pages/CatalogPage')),
  route('/personalizacion', 'PersonalizationPage', () => import('./pages/PersonalizationPage')),
  route('/nosotros', 'AboutPage', () => import('./pages/AboutPage')),
  route('/faq', 'FaqPage', () => import('./pages/FaqPage')),
  route('/product/:id', 'ProductPage', () => import('./pages/ProductPage')),
  route('/products/:id', 'ProductPage', () => import('./pages/ProductPage')),
  route('/customize/:id?', 'CustomizePage', () => import('./pages/CustomizePage')),
  route('/d/:code', 'DesignPage', () => import('./pages/DesignPage')),
  route('/kit', 'KitPage', () => import('./pages/KitPage')),
  route('/cart', 'CartPage', () => import('./pages/CartPage')),
  route('/payment-error', 'PaymentErrorPage', () => import('./pages/PaymentErrorPage')),
  route('/wompi-demo', 'WompiDemoPage', () => import('./pages/WompiDemoPage')),
  route('/checkout', 'CheckoutPage', () => import('./pages/CheckoutPage')),
  route('/login', 'LoginPage', () => import('./pages/LoginPage')),
  route('/register', 'RegisterPage', () => import('./pages/RegisterPage')),
  route('/forgot-password', 'ForgotPasswordPage', () => import('./pages/ForgotPasswordPage')),
  route('/cuenta', 'AccountPage', () => import('./pages/AccountPage')),
  route('/payment-success', 'PaymentSuccessPage', () => import('./pages/PaymentSuccessPage')),
  route('/recibo', 'ReceiptPage', () => import('./pages/ReceiptPage'), 'none'),
  route('/pedido', 'TrackOrderPage', () => import('./pages/TrackOrderPage')),
  route('/foto', 'FinishedPhotoPage', () => import('./pages/FinishedPhotoPage')),
  staffRoute('/panel', 'TodayPanelPage'),
  staffRoute('/panel/mas', 'MorePanelPage'),
  staffRoute('/panel/pedidos', 'OrdersPanelPage'),
  staffRoute('/panel/pedidos/:id', 'OrderPanelPage'),
  staffRoute('/panel/dinero/sin-pedido', 'OpenMoneyPanelPage'),
  staffRoute('/panel/dinero/conciliacion', 'ReconciliationPanelPage'),
  staffRoute('/panel/devoluciones', 'RefundsPanelPage'),
  staffRoute('/panel/dinero/:part?', 'MoneyPanelPage'),
  staffRoute('/panel/libro', 'MoneyPanelPage'),
  staffRoute('/panel/mes/:month?', 'MoneyPanelPage'),
  staffRoute('/panel/solicitudes', 'RequestsPanelPage'),
  staffRoute('/panel/fotos', 'PhotosPanelPage'),
  staffRoute('/panel/chats', 'ChatsPanelPage'),
  staffRoute('/panel/chats/:id', 'ChatPanelPage'),
  staffRoute('/panel/tienda/:screen?/:item?', 'ShopPanelPage'),
  staffRoute('/panel/personas', 'PeoplePanelPage'),
  staffRoute('/panel/cuenta', 'AccountPanelPage'),
  staffRoute('/chatbot-test', 'ChatbotPage'),
  staffRoute('/panel/taller', 'WorkbenchPage', 'none'),
  staffRoute('/panel/invitacion', 'InvitationPage', 'none'),
  route('/terminos', 'TermsPage', () => import('./pages/TermsPage')),
  route('/privacidad', 'PrivacyPage', () => import('./pages/PrivacyPage')),
  route('/devolucion', 'RefundAccountPage', () => import('./pages/RefundAccountPage')),
  route('/mis-datos', 'MyDataPage', () => import('./pages/MyDataPage')),
  route('*', 'NotFoundPage', () => import('./pages/NotFoundPage')),
];

export interface RouteMatch {
  route: PageRoute;
  params: Params;
}

/** Whether a path has a page of its own; a product or design that it names may still be missing. */
export function hasPage(pathname: string): boolean {
  return matchRoute(pathname).route.path !== '*';
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
