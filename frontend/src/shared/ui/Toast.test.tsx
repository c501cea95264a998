import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './Toast';
import { dismissToast, showToast } from './toast-store';

const sent = { kind: 'success', title: 'Mensaje enviado', text: 'Tu mensaje se ha enviado correctamente' } as const;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(dismissToast);
    jest.useRealTimers();
  });

  it('announces successes politely and errors at once, from live regions that already exist', () => {
    render(<Toaster />);
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    expect(status).toBeEmptyDOMElement();
    act(() => showToast(sent));
    expect(status).toHaveTextContent('Mensaje enviadoTu mensaje se ha enviado correctamente');
    act(() => showToast({ kind: 'error', title: 'Error' }));
    expect(alert).toHaveTextContent('Error');
    expect(status).toBeEmptyDOMElement();
  });

  it('disappears after five seconds, or after its own duration', () => {
    render(<Toaster />);
    act(() => showToast(sent));
    wait(4999);
    expect(screen.getByText('Mensaje enviado')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
    act(() => showToast({ ...sent, duration: 3000 }));
    wait(3000);
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
  });

  it('shows a new message for its whole duration', () => {
    render(<Toaster />);
    act(() => showToast(sent));
    wait(4000);
    act(() => showToast({ ...sent, title: 'Otro mensaje' }));
    wait(4000);
    expect(screen.getByText('Otro mensaje')).toBeVisible();
  });

  it('stays while it has the pointer or the focus', () => {
    render(<Toaster />);
    act(() => showToast(sent));
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
    render(
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
    act(() => showToast({ ...sent, action: { label: 'Deshacer', run } }));
    fireEvent.keyDown(field, { key: 'F8' });
    expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
    wait(60_000);
    expect(screen.getByText('Mensaje enviado')).toBeVisible();
    close();
    expect(screen.queryByText('Mensaje enviado')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it.each([
    ['at the top when it would cover the button clicked last', 600, 'top: calc(var(--bar) + 48px)'],
    [
      'at the lower edge when that button is further up',
      200,
      'bottom: calc(var(--sticky-bar, 84px) + var(--bottom-bar) + env(safe-area-inset-bottom))',
    ],
  ])('appears %s', (_, top, edge) => {
    render(
      <>
        <button>Entrar</button>
        <Toaster />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Entrar' });
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 48));
    fireEvent.click(button);
    act(() => showToast(sent));
    expect(screen.getByRole('status').parentElement).toHaveStyle(edge);
  });

  it('closes by its button and by Escape', () => {
    render(<Toaster />);
    act(() => showToast(sent));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => showToast(sent));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
