import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { lazyPage } from '../shared/lib/lazy-page';
import { selectDraft } from '../shared/state/drafts-slice';
import { PageHead } from '../shared/ui/PageHead';
import { PageRouter } from './PageRouter';
import { Pages } from './Pages';
import { matchRoute } from './routes';
import { createStore } from './store';

function setPage(path: string, name: string) {
  function Page() {
    const { pathname, search } = useLocation();
    return (
      <div>
        <PageHead title={name} description={name} path={path} />
        <h1>{name}</h1>
        <p>Dirección de la página: {pathname + search}</p>
      </div>
    );
  }
  matchRoute(path).route.page = lazyPage(() => Promise.resolve({ default: Page }));
}

beforeEach(() => {
  // The test environment has no such method.
  Object.assign(performance, { mark: jest.fn() });
  setPage('/faq', 'Preguntas');
  setPage('/terminos', 'Términos');
  setPage('/privacidad', 'Privacidad');
});

const Address = () => <output>{`${useLocation().pathname} ${useNavigationType()}`}</output>;

async function show(path: string) {
  const store = createStore({ origin: '', fetch });
  await matchRoute(path).route.page.preload();
  history.pushState(null, '', path);
  render(
    <Provider store={store}>
      <PageRouter>
        <Address />
        <Link to="/terminos">A los términos</Link>
        <Link to="/privacidad">A la privacidad</Link>
        <Link to="/faq?tema=envios">A las preguntas de envíos</Link>
        <Suspense fallback="Cargando">
          <Pages />
        </Suspense>
      </PageRouter>
    </Provider>,
  );
  return store;
}

/** Clicks a link like a browser: without the testing library, which would also run everything that React schedules. */
async function click(name: string): Promise<void> {
  await withoutAct(async () => {
    screen.getByText(name).click();
    await Promise.resolve();
  });
}

async function withoutAct(run: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await run();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

const title = () => screen.getByRole('heading').textContent;

it('shows a new page the drafts that another tab has stored', async () => {
  const store = await show('/faq');
  localStorage.setItem('draft:1:product-1', '{"name":"Sofía"}');
  await click('A los términos');
  expect(selectDraft(store.getState(), 'product-1')).toEqual({ name: 'Sofía' });
});

it('renders a page whose code is loaded, with its title', async () => {
  await matchRoute('/terminos').route.page.preload();
  await show('/faq');
  await click('A los términos');
  expect(await screen.findByRole('heading', { name: 'Términos' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('/terminos');
  expect(document.title).toBe('Términos | Sigerist');
});

it('renders a page whose code is not loaded in a transition, which keeps the previous page', async () => {
  await show('/faq');
  await click('A la privacidad');
  expect(title()).toBe('Preguntas');
  expect(await screen.findByRole('heading', { name: 'Privacidad' })).toBeVisible();
});

it.each([
  ['whose page is loaded', 'A los términos'],
  ['whose page still loads', 'A la privacidad'],
  ['with another query of this page', 'A las preguntas de envíos'],
])('adds one history entry for two taps on a link %s', async (_, link) => {
  await matchRoute('/terminos').route.page.preload();
  await show('/faq');
  const entries = history.length;
  await withoutAct(async () => {
    screen.getByText(link).click();
    screen.getByText(link).click();
    await Promise.resolve();
  });
  expect(history.length).toBe(entries + 1);
  const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href);
  expect(await screen.findByText(`Dirección de la página: ${pathname + search}`)).toBeVisible();
  // The page scrolls to its top only for this type.
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${pathname} PUSH`));
  act(() => history.back());
  expect(await screen.findByText('Dirección de la página: /faq')).toBeVisible();
});

it('renders the previous page when the shopper goes back', async () => {
  await show('/faq');
  await matchRoute('/terminos').route.page.preload();
  await click('A los términos');
  await screen.findByRole('heading', { name: 'Términos' });
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Preguntas' })).toBeVisible();
});

it('keeps the previous page when the shopper goes back to a page whose code is not loaded', async () => {
  let arrive: (() => void) | undefined;
  matchRoute('/terminos').route.page = lazyPage(
    () => new Promise((resolve) => (arrive = () => resolve({ default: () => <h1>Términos</h1> }))),
  );
  history.pushState(null, '', '/terminos');
  await show('/faq');
  // Browsers run the microtasks of React within the event, the test environment after it.
  const lengthen = (event: Event) => {
    Object.defineProperty(window, 'event', { value: event, configurable: true });
    queueMicrotask(() => delete (window as { event?: Event }).event);
  };
  addEventListener('popstate', lengthen, { once: true });
  await withoutAct(async () => {
    history.back();
    await waitFor(() => expect(arrive).toBeDefined());
    expect(title()).toBe('Preguntas');
    arrive!();
    expect(await screen.findByRole('heading', { name: 'Términos' })).toBeVisible();
  });
});
