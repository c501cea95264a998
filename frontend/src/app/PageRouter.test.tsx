import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { BelowFold } from '../shared/lib/below-fold';
import { selectDraft } from '../shared/state/drafts-slice';
import { PageRouter } from './PageRouter';
import { matchRoute } from './routes';
import { createStore } from './store';

function page(name: string) {
  return (
    <div key={name}>
      <h1>{name}</h1>
      <BelowFold>
        <p>Debajo de {name}</p>
      </BelowFold>
    </div>
  );
}

function show(path: string) {
  history.pushState(null, '', path);
  const store = createStore({ origin: '', fetch });
  render(
    <Provider store={store}>
      <PageRouter>
        <Link to="/terminos">A los términos</Link>
        <Link to="/privacidad">A la privacidad</Link>
        <Link to="/terminos#retracto">Al retracto</Link>
        <Suspense fallback="Cargando">
          <Routes>
            <Route path="/faq" element={page('Preguntas')} />
            <Route path="/terminos" element={page('Términos')} />
            <Route path="/privacidad" element={page('Privacidad')} />
          </Routes>
        </Suspense>
      </PageRouter>
    </Provider>,
  );
  return store;
}

/** Presses a link like a browser: without the testing library, which would also run everything that React schedules. */
async function press(name: string): Promise<void> {
  const link = screen.getByText(name);
  await withoutAct(async () => {
    link.click();
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
  const store = show('/faq');
  localStorage.setItem('draft:1:product-1', '{"name":"Sofía"}');
  await press('A los términos');
  expect(selectDraft(store.getState(), 'product-1')).toEqual({ name: 'Sofía' });
});

it('renders a page whose code is loaded within the click', async () => {
  await matchRoute('/terminos').route.page.preload();
  show('/faq');
  await press('A los términos');
  expect(title()).toBe('Términos');
});

it('renders a page whose code is not loaded in a transition, which keeps the page before', async () => {
  show('/faq');
  await press('A la privacidad');
  expect(title()).toBe('Preguntas');
  expect(await screen.findByRole('heading', { name: 'Privacidad' })).toBeVisible();
});

it('renders the page before when the shopper goes back', async () => {
  show('/faq');
  await press('A los términos');
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Preguntas' })).toBeVisible();
});

describe('content below the fold', () => {
  it('is part of the first page', () => {
    show('/faq');
    expect(screen.getByText('Debajo de Preguntas')).toBeVisible();
  });

  it('follows the top of a page that a link opens', async () => {
    show('/faq');
    await press('A los términos');
    expect(screen.queryByText('Debajo de Términos')).not.toBeInTheDocument();
    expect(await screen.findByText('Debajo de Términos')).toBeVisible();
  });

  it('renders everything at once for links to a section and for Back', async () => {
    show('/faq');
    await press('Al retracto');
    expect(screen.getByText('Debajo de Términos')).toBeVisible();
    history.back();
    await screen.findByRole('heading', { name: 'Preguntas' });
    expect(screen.getByText('Debajo de Preguntas')).toBeVisible();
  });
});
