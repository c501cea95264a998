import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { RouteAnnouncer } from './RouteAnnouncer';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Atrás</button>;
}

const home = (
  <>
    <title>Inicio | Sigerist</title>
    <h1>Bolsos</h1>
  </>
);
const faq = (
  <>
    <title>Preguntas | Sigerist</title>
    <h1>Preguntas</h1>
  </>
);

const terms = (
  <>
    <title>Términos | Sigerist</title>
    <h1>Términos</h1>
  </>
);
let finishLoading: () => void;

/** A page whose chunk loads when `finishLoading` is called. */
function lazyTerms() {
  const Terms = lazy(async () => {
    await new Promise<void>((resolve) => (finishLoading = resolve));
    return { default: () => terms };
  });
  return <Terms />;
}

function show(path = '/') {
  history.pushState(null, '', path);
  return showAgain();
}

/** Renders the page of the address, as after a reload. */
function showAgain() {
  const view = render(
    <BrowserRouter>
      <Link to="/faq">A las preguntas</Link>
      <Link to="/?filtro=1">A un filtro</Link>
      <Link to="/#contacto">A contacto</Link>
      <Link to="/terminos">A los términos</Link>
      <Back />
      <input aria-label="Buscar" />
      <main tabIndex={-1}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={home} />
            <Route path="/faq" element={faq} />
            <Route path="/terminos" element={lazyTerms()} />
          </Routes>
        </Suspense>
      </main>
      <RouteAnnouncer />
    </BrowserRouter>,
  );
  const region = view.container.querySelector('[aria-live="polite"]')!;
  return { region, unmount: view.unmount };
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => scrollTo.mockRestore());

describe('RouteAnnouncer', () => {
  it('does nothing on the first page', () => {
    const { region } = show();
    expect(region).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('announces a new page, focuses its title and scrolls to its top', async () => {
    const { region } = show();
    await follow('A las preguntas');
    expect(region).toHaveTextContent('Preguntas | Sigerist');
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('keeps the focus and announces nothing when only the query changes', async () => {
    const { region } = show();
    await follow('A un filtro');
    expect(screen.getByRole('link', { name: 'A un filtro' })).toHaveFocus();
    expect(region).toBeEmptyDOMElement();
  });

  it('restores the scroll position on Back', async () => {
    show();
    Object.defineProperty(window, 'scrollY', { value: 840, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await follow('A las preguntas');
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(await screen.findByRole('heading', { name: 'Bolsos' })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: 'instant' });
  });

  it('restores the scroll position of an earlier entry after a reload', async () => {
    const { unmount } = show();
    Object.defineProperty(window, 'scrollY', { value: 730, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await follow('A las preguntas');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    showAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(await screen.findByRole('heading', { name: 'Bolsos' })).toBeInTheDocument();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 730, behavior: 'instant' });
  });

  it('restores the scroll position of an earlier entry after another document began at another page', async () => {
    const { unmount } = show();
    Object.defineProperty(window, 'scrollY', { value: 650, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await follow('A las preguntas');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    unmount();
    show('/terminos').unmount();
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/faq'));
    showAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(await screen.findByRole('heading', { name: 'Bolsos' })).toBeInTheDocument();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 650, behavior: 'instant' });
  });

  it('stores no secret of an emailed link', () => {
    show('/faq#token=secret').unmount();
    expect(sessionStorage.getItem(STORAGE_KEYS.scrollPositions)).not.toContain('secret');
  });

  it('keeps the focus on an element that the shopper focused while the page was loading', async () => {
    const { region } = show();
    await follow('A los términos');
    expect(location.pathname).toBe('/terminos');
    const other = screen.getByRole('button', { name: 'Atrás' });
    act(() => other.focus());
    finishLoading();
    expect(await screen.findByRole('heading', { name: 'Términos' })).toBeInTheDocument();
    expect(other).toHaveFocus();
    expect(region).toHaveTextContent('Términos | Sigerist');
    await follow('A las preguntas');
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toHaveFocus();
  });

  it('keeps the focus in a field, even when the navigation did not start there', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), 'leó');
    act(() => screen.getByRole('link', { name: 'A las preguntas' }).click());
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('scrolls to a target that is rendered later', async () => {
    show('/faq');
    await follow('A contacto');
    const section = document.createElement('section');
    section.id = 'contacto';
    await act(async () => {
      document.querySelector('main')!.append(section);
      await Promise.resolve();
    });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(section).toHaveFocus();
    section.remove();
  });
});
