import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { inApp } from '../../testing/render-app';
import { showToast, type ToastMessage } from '../state/use-toast';
import { Toaster } from './Toast';
import { keepMessagesClear } from './toast-place';

const sent = { kind: 'success', title: 'Mensaje enviado', text: 'Tu mensaje se ha enviado correctamente' } as const;
/** Renders the toaster and returns a function that shows a message. */
function open(ui: ReactElement = <Toaster />) {
  const { store } = inApp(ui);
  // With all styles, which `renderApp` leaves out.
  render(<Provider store={store}>{ui}</Provider>);
  return (message: ToastMessage) => act(() => store.dispatch(showToast(message)));
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announces successes politely and errors at once, from live regions that already exist', () => {
    const show = open();
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    expect(status).toBeEmptyDOMElement();
    show(sent);
    expect(status).toHaveTextContent('Mensaje enviadoTu mensaje se ha enviado correctamente');
    show({ kind: 'error', title: 'Error' });
    expect(alert).toHaveTextContent('Error');
    expect(status).toBeEmptyDOMElement();
  });

  it('disappears after five seconds, or after its own duration', () => {
    const show = open();
    show(sent);
    wait(4999);
    expect(screen.getByText('Mensaje enviado')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
    show({ ...sent, duration: 3000 });
    wait(3000);
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
  });

  it('shows a new message for its whole duration', () => {
    const show = open();
    show(sent);
    wait(4000);
    show({ ...sent, title: 'Otro mensaje' });
    wait(4000);
    expect(screen.getByText('Otro mensaje')).toBeVisible();
  });

  it('stays while it has the pointer or the focus', () => {
    const show = open();
    show(sent);
    fireEvent.mouseEnter(screen.getByText('Mensaje enviado').closest('div')!);
    wait(60_000);
    expect(screen.getByText('Mensaje enviado')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('Mensaje enviado').closest('div')!);
    wait(5000);
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }))],
    ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
    ['its action', () => fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))],
  ])('gets the focus with F8, stays, and returns the focus when %s closes it', (_, close) => {
    const show = open(
      <>
        <input aria-label="Nombre" />
        <Toaster />
      </>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'F8' });
    expect(field).toHaveFocus();
    const run = jest.fn();
    show({ ...sent, actions: [{ label: 'Deshacer', run }] });
    fireEvent.keyDown(field, { key: 'F8' });
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
    wait(60_000);
    expect(screen.getByText('Mensaje enviado')).toBeVisible();
    close();
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('moves off the title, the date, the focused field and the next one, and follows the focus', async () => {
    const show = open(
      <>
        <main>
          <h1>Mochila</h1>
          <input aria-label="Nombre" />
          <input aria-label="Llavero" />
          <p data-date="">Llega entre el 9 y el 16</p>
        </main>
        <Toaster />
      </>,
    );
    const at = (element: Element, top: number, height: number) =>
      jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));
    const place = screen.getByRole('status').parentElement!;
    at(place, 580, 100);
    at(screen.getByRole('heading'), 20, 40);
    at(screen.getByRole('textbox', { name: 'Nombre' }), 480, 52);
    at(screen.getByRole('textbox', { name: 'Llavero' }), 560, 52);
    at(screen.getByText(/^Llega/), 640, 30);
    act(() => screen.getByRole('textbox', { name: 'Nombre' }).focus());
    const stop = keepMessagesClear();
    show(sent);
    // A mutation is observed a moment later.
    await act(() => Promise.resolve());
    // Above the first field.
    expect(place.style.transform).toBe('translateY(-208px)');
    act(() => screen.getByRole('textbox', { name: 'Nombre' }).blur());
    act(() => screen.getByRole('textbox', { name: 'Llavero' }).focus());
    wait(200);
    expect(place.style.transform).toBe('translateY(-128px)');
    stop();
  });

  it('closes an error once its field is valid', async () => {
    const field = (invalid: boolean) => (
      <main>
        <input aria-label="Nombre" aria-invalid={invalid} />
        <Toaster />
      </main>
    );
    const { store } = inApp(<Toaster />);
    const page = render(<Provider store={store}>{field(true)}</Provider>);
    const mend = async () => {
      page.rerender(<Provider store={store}>{field(false)}</Provider>);
      await act(() => Promise.resolve());
    };
    act(() => store.dispatch(showToast({ kind: 'error', title: 'Nombre requerido' })));
    expect(screen.getByText('Nombre requerido')).toBeVisible();
    await mend();
    expect(screen.queryByText('Nombre requerido')).not.toBeInTheDocument();
  });

  it('closes by its button and by Escape', () => {
    const show = open();
    show(sent);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    show(sent);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
