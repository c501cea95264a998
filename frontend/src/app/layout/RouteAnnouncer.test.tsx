import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
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
let bringTerms: () => void;

/** A page of which the code is on its way until `bringTerms`. */
function lazyTerms() {
  const Terms = lazy(async () => {
    await new Promise<void>((resolve) => (bringTerms = resolve));
    return { default: () => terms };
  });
  return <Terms />;
}

function show(path = '/') {
  history.pushState(null, '', path);
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
  return { region };
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
  it('leaves the first page alone', () => {
    const { region } = show();
    expect(region).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('names a new page, gives its title the focus and starts at its top', async () => {
    const { region } = show();
    await follow('A las preguntas');
    expect(region).toHaveTextContent('Preguntas | Sigerist');
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('keeps the focus and stays quiet when only the query changes', async () => {
    const { region } = show();
    await follow('A un filtro');
    expect(screen.getByRole('link', { name: 'A un filtro' })).toHaveFocus();
    expect(region).toBeEmptyDOMElement();
  });

  it('goes back to where the shopper had scrolled', async () => {
    show();
    Object.defineProperty(window, 'scrollY', { value: 840, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await follow('A las preguntas');
    await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(await screen.findByRole('heading', { name: 'Bolsos' })).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: 'instant' });
  });

  it('takes the focus from nothing that the shopper turned to while the page was on its way', async () => {
    const { region } = show();
    await follow('A los términos');
    expect(location.pathname).toBe('/terminos');
    const other = screen.getByRole('button', { name: 'Atrás' });
    act(() => other.focus());
    bringTerms();
    expect(await screen.findByRole('heading', { name: 'Términos' })).toBeInTheDocument();
    expect(other).toHaveFocus();
    expect(region).toHaveTextContent('Términos | Sigerist');
    await follow('A las preguntas');
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toHaveFocus();
  });

  it('takes the focus from no field, whoever asked for the page', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), 'leó');
    act(() => screen.getByRole('link', { name: 'A las preguntas' }).click());
    expect(screen.getByRole('heading', { name: 'Preguntas' })).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leads to a part of the page that arrives later', async () => {
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
