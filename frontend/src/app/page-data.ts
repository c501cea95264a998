import type { Params } from 'react-router-dom';
import { catalogueApi, FEATURED_PRODUCTS } from '../api/catalogue.api';
import { contentApi } from '../api/content.api';
import { designsApi } from '../api/designs.api';
import { settingsApi } from '../api/settings.api';
import type { AppStore } from '../shared/state/app-store';

type Load = (store: AppStore, params: Params) => Promise<unknown>[];

const products = (store: AppStore, list = {}) => store.dispatch(catalogueApi.endpoints.listProducts.initiate(list));
const groups = (store: AppStore) => store.dispatch(catalogueApi.endpoints.listProductGroups.initiate());
const pricing = (store: AppStore) => store.dispatch(catalogueApi.endpoints.getPricing.initiate());
const settings = (store: AppStore) => store.dispatch(settingsApi.endpoints.getSettings.initiate());
const faq = (store: AppStore) => store.dispatch(contentApi.endpoints.listFaq.initiate());

const product: Load = (store, { id = '' }) => {
  const productId = Number(id);
  if (!Number.isSafeInteger(productId) || productId <= 0) return [];
  if (isListed(store, productId)) return [pricing(store)];
  return [store.dispatch(catalogueApi.endpoints.getProduct.initiate({ id: productId })), pricing(store)];
};

/** The page shows a product of a loaded list without requesting it. */
function isListed(store: AppStore, id: number): boolean {
  return [{}, FEATURED_PRODUCTS].some((list) => {
    const select = catalogueApi.endpoints.listProducts.select(list);
    // The type of the store does not contain the tags of the modules.
    const { data } = select(store.getState() as Parameters<typeof select>[0]);
    return data?.some((listed) => listed.id === id);
  });
}

/** The product id is known only once the design is loaded. */
const design: Load = (store, { code = '' }) => {
  const read = async () => {
    const { data } = await store.dispatch(designsApi.endpoints.getDesign.initiate({ code }));
    if (data) await Promise.all(product(store, { id: String(data.design.productId) }));
  };
  return [read()];
};

/** The data that the server loads before it renders a page, and the browser before the shopper opens it. */
const DATA: Record<string, Load> = {
  HomePage: (store) => [products(store, FEATURED_PRODUCTS), pricing(store)],
  CatalogPage: (store) => [products(store), groups(store), pricing(store)],
  ProductPage: product,
  CartPage: (store) => [pricing(store)],
  CheckoutPage: (store) => [pricing(store)],
  KitPage: (store) => [pricing(store)],
  CustomizePage: product,
  DesignPage: design,
  FaqPage: (store) => [faq(store)],
  AboutPage: (store) => [pricing(store)],
  PaymentSuccessPage: (store) => [pricing(store)],
  ReceiptPage: (store) => [pricing(store)],
  TrackOrderPage: (store) => [pricing(store)],
  TermsPage: (store) => [pricing(store)],
};

export async function loadPageData(source: string, store: AppStore, params: Params): Promise<void> {
  // The footer of every page shows the shop's settings.
  await Promise.all([settings(store), ...(DATA[source]?.(store, params) ?? [])]);
}
