import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { catalogueApi, FEATURED_PRODUCTS } from '../api/catalogue.api';
import { aProduct, pricing } from '../testing/catalogue-data';
import { server } from '../testing/server';
import { settings } from '../testing/settings-data';
import { fetchAhead } from './fetch-ahead';
import { reloadAfterRelease } from './reload-after-release';
import { matchRoute } from './routes';
import { createStore } from './store';

/** Paths of the API that were requested. */
let calls: string[];
let stop: () => void;

beforeEach(() => {
  calls = [];
  const answer = (path: string, body: object) =>
    http.get(`*/api/${path}`, () => {
      calls.push(`/api/${path}`);
      return HttpResponse.json(body);
    });
  server.use(
    http.get('*/api/settings', () => HttpResponse.json(settings)),
    answer('faq', []),
    answer('pricing', pricing),
    answer('products/7', aProduct({ id: 7 })),
  );
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Starts with a page that has these links. */
function start(...hrefs: string[]) {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}">${href}</a>`).join('');
  const store = createStore({ origin: 'http://localhost', fetch: (...args) => fetch(...args) });
  stop = fetchAhead(store);
  return store;
}

const saveData = () => Object.assign(navigator, { connection: { saveData: true } });
const link = () => document.querySelector('a')!;

it('loads the data of visible links, also of those that appear later', async () => {
  start('/faq');
  await waitFor(() => expect(calls).toEqual(['/api/faq']));
  link().insertAdjacentHTML('afterend', '<a href="/terminos">Términos</a>');
  await waitFor(() => expect(calls).toEqual(['/api/faq', '/api/pricing']));
});

it('loads one product when its link is touched, not when it is visible', async () => {
  start('/product/7', '/faq');
  // The pages of visible links load one after the other.
  await waitFor(() => expect(calls).toEqual(['/api/faq']));
  fireEvent.pointerOver(link());
  await waitFor(() => expect([...calls].sort()).toEqual(['/api/faq', '/api/pricing', '/api/products/7']));
});

it.each([
  ['the catalogue', {}],
  ['the home page', FEATURED_PRODUCTS],
])('does not request a product that %s has loaded', async (_, list) => {
  saveData();
  const store = start('/product/7');
  await store.dispatch(catalogueApi.util.upsertQueryData('listProducts', list, [aProduct({ id: 7 })]));
  fireEvent.focusIn(link());
  await waitFor(() => expect(calls).toEqual(['/api/pricing']));
});

it('loads nothing for a visible link when the browser saves data', async () => {
  saveData();
  const observe = jest.spyOn(IntersectionObserver.prototype, 'observe');
  start('/faq');
  expect(observe).not.toHaveBeenCalled();
  observe.mockRestore();
  fireEvent.pointerOver(link());
  await waitFor(() => expect(calls).toEqual(['/api/faq']));
});

it('ignores links to other sites, new tabs, unknown pages and pages of the staff', async () => {
  saveData();
  start('https://example.com/terminos', '/no-existe', '/panel', '/faq');
  link().insertAdjacentHTML('afterend', '<a href="/terminos" target="_blank">Términos</a>');
  for (const each of document.querySelectorAll('a')) fireEvent.pointerOver(each);
  await waitFor(() => expect(calls).toEqual(['/api/faq']));
});

it('reloads the page only for code of the page of the address, not for code that is not needed yet', async () => {
  await matchRoute('/').route.page.preload();
  saveData();
  const reload = jest.fn();
  let asked = 0;
  server.use(
    http.head('*', () => {
      asked += 1;
      return new HttpResponse();
    }),
  );
  reloadAfterRelease(reload);
  start('/faq');
  const code = jest.spyOn(matchRoute('/faq').route.page, 'preload').mockImplementation(() => {
    dispatchEvent(new Event('vite:preloadError'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  fireEvent.pointerOver(link());
  await waitFor(() => expect(calls).toEqual(['/api/faq']));
  expect(code).toHaveBeenCalled();
  expect(asked).toBe(0);
  // The page of the address needs its code, also while another page is fetched ahead.
  let finish = () => {};
  code.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  fireEvent.pointerOver(link());
  history.pushState(null, '', '/nosotros');
  dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  history.replaceState(null, '', '/');
  finish();
});

it('does not load the page of a tap a second time when the link is focused', async () => {
  saveData();
  start('/product/7');
  fireEvent.pointerOver(link());
  await waitFor(() => expect([...calls].sort()).toEqual(['/api/pricing', '/api/products/7']));
  const preload = jest.spyOn(matchRoute('/product/7').route.page, 'preload');
  fireEvent.focusIn(link());
  expect(preload).not.toHaveBeenCalled();
});
