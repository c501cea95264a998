import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { renderApp } from '../../testing/render-app';
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

function show(path = '/') {
  const view = renderApp(
    <>
      <Link to="/faq">A las preguntas</Link>
      <Link to="/?filtro=1">A un filtro</Link>
      <Link to="/#contacto">A contacto</Link>
      <Back />
      <main tabIndex={-1}>
        <Routes>
          <Route path="/" element={home} />
          <Route path="/faq" element={faq} />
        </Routes>
      </main>
      <RouteAnnouncer />
    </>,
    { path },
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
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: 'instant' });
    expect(screen.getByRole('heading', { name: 'Bolsos' })).toHaveFocus();
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
