import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { lazyPage } from '../shared/lib/lazy-page';
import { BelowFold } from '../shared/lib/page-stage';
import { selectDraft } from '../shared/state/drafts-slice';
import { PageHead } from '../shared/ui/PageHead';
import { PageRouter } from './PageRouter';
import { Pages, useShown } from './Pages';
import { matchRoute } from './routes';
import { createStore } from './store';
import { watchPresses } from './watch-presses';

/** Effects of the pages. */
const log = jest.fn();

function setPage(path: string, name: string) {
  function Page() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      log(`${name} shown`);
      return () => {
        log(`${name} hidden`);
      };
    }, []);
    return (
      <div>
        <PageHead title={name} description={name} path={path} />
        <h1>{name}</h1>
        <p>Dirección de la página: {pathname + search}</p>
        <BelowFold>
          <p>Debajo de {name}</p>
        </BelowFold>
      </div>
    );
  }
  matchRoute(path).route.page = lazyPage(() => Promise.resolve({ default: Page }));
}

beforeEach(() => {
  // The test environment has no such method.
  Object.assign(performance, { mark: jest.fn() });
  log.mockClear();
  setPage('/faq', 'Preguntas');
  setPage('/terminos', 'Términos');
  setPage('/privacidad', 'Privacidad');
});

const Address = () => <output>{`${useLocation().pathname} ${useShown().type}`}</output>;

async function show(path: string) {
  const store = createStore({ origin: '', fetch });
  await matchRoute(path).route.page.preload();
  history.pushState(null, '', path);
  render(
    <Provider store={store}>
      <PageRouter>
        <Address />
        <Link to="/terminos">A los términos</Link>
        <Link to="/terminos?version=1">A los términos de antes</Link>
        <Link to="/privacidad">A la privacidad</Link>
        <Link to="/faq?tema=envios">A las preguntas de envíos</Link>
        <Link to="/terminos#retracto">Al retracto</Link>
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

/** Puts the finger on a link; the test environment has no `PointerEvent`. */
const touch = (name: string, press: MouseEventInit = {}) =>
  fireEvent(screen.getByText(name), new MouseEvent('pointerdown', { bubbles: true, ...press }));

/** Puts the finger on a link, and waits until its page is rendered. */
async function press(name: string): Promise<HTMLElement> {
  touch(name);
  return screen.findByText('Términos');
}

/** By then React has rendered a hidden page. */
const idle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const title = () => screen.getByRole('heading').textContent;

it('shows a new page the drafts that another tab has stored', async () => {
  const store = await show('/faq');
  localStorage.setItem('draft:1:product-1', '{"name":"Sofía"}');
  await click('A los términos');
  expect(selectDraft(store.getState(), 'product-1')).toEqual({ name: 'Sofía' });
});

it('renders a page whose code is loaded within the click', async () => {
  await matchRoute('/terminos').route.page.preload();
  await show('/faq');
  await click('A los términos');
  expect(title()).toBe('Términos');
  // Header and footer follow after the paint.
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/terminos'));
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

describe('a pressed link', () => {
  let stop: () => void;
  afterEach(() => stop());
  beforeEach(async () => {
    await matchRoute('/terminos').route.page.preload();
    await matchRoute('/privacidad').route.page.preload();
    stop = watchPresses(await show('/faq'));
    log.mockClear();
  });

  it('renders its page hidden, without effects, and the click shows it', async () => {
    const hidden = await press('A los términos');
    expect(hidden).not.toBeVisible();
    expect(title()).toBe('Preguntas');
    expect(document.title).toBe('Preguntas | Sigerist');
    expect(log).not.toHaveBeenCalled();

    await click('A los términos');
    expect(screen.getByRole('heading')).toBe(hidden);
    expect(document.title).toBe('Términos | Sigerist');
    expect(log.mock.calls.flat()).toEqual(['Preguntas hidden', 'Términos shown']);
    expect(screen.queryByText('Debajo de Términos')).not.toBeInTheDocument();
    expect(await screen.findByText('Debajo de Términos')).toBeVisible();
  });

  it('removes the page when the shopper scrolls', async () => {
    await press('A los términos');
    fireEvent.pointerCancel(window);
    expect(screen.queryByText('Términos')).not.toBeInTheDocument();
    await click('A los términos');
    expect(title()).toBe('Términos');
  });

  it('removes the page when no click follows', async () => {
    const timeout = jest.spyOn(globalThis, 'setTimeout');
    await press('A los términos');
    const [cancel] = timeout.mock.calls.find(([, delay]) => delay === 1000)!;
    timeout.mockRestore();
    act(cancel);
    expect(screen.queryByText('Términos')).not.toBeInTheDocument();
    expect(log).not.toHaveBeenCalled();
  });

  it('shows the page of another link that is clicked', async () => {
    await press('A los términos');
    await click('A la privacidad');
    expect(title()).toBe('Privacidad');
    expect(screen.queryByText('Términos')).not.toBeInTheDocument();
  });

  it('renders the page with the query of its link', async () => {
    await press('A los términos');
    await press('A los términos de antes');
    await click('A los términos de antes');
    expect(screen.getByText('Dirección de la página: /terminos?version=1')).toBeVisible();
  });

  it.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'renders nothing for a press with %p, which opens no page here',
    async (press) => {
      touch('A los términos', press);
      await idle();
      expect(screen.queryByText('Términos')).not.toBeInTheDocument();
    },
  );

  it('renders nothing while the code of the page is not loaded', async () => {
    setPage('/terminos', 'Términos');
    touch('A los términos');
    await idle();
    expect(screen.queryByText('Términos')).not.toBeInTheDocument();
  });
});

describe('content below the fold', () => {
  beforeEach(() => matchRoute('/terminos').route.page.preload());

  it('is part of the first page', async () => {
    await show('/faq');
    expect(screen.getByText('Debajo de Preguntas')).toBeVisible();
  });

  it('follows the top of a page that a link opens', async () => {
    await show('/faq');
    await click('A los términos');
    expect(screen.queryByText('Debajo de Términos')).not.toBeInTheDocument();
    expect(await screen.findByText('Debajo de Términos')).toBeVisible();
  });

  it('renders everything at once for links to a section and for Back', async () => {
    await show('/faq');
    await click('Al retracto');
    expect(screen.getByText('Debajo de Términos')).toBeVisible();
    history.back();
    await screen.findByRole('heading', { name: 'Preguntas' });
    expect(screen.getByText('Debajo de Preguntas')).toBeVisible();
  });
});
