import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { AppStore } from '../../shared/state/app-store';
import { dismissToast } from '../../shared/state/toast-slice';
import { Toaster } from '../../shared/ui/Toast';
import { inApp, renderApp } from '../../testing/render-app';
import { ensureSession, useSession, warnOfForgottenCart } from './session';

/** Shows 'undefined' until the session is known, and 'null' without one. */
function Shown() {
  return <output>{String(useSession())}</output>;
}

const shown = () => screen.getByRole('status').textContent;

function ensured({ dispatch }: AppStore): string {
  let id = '';
  act(() => {
    id = dispatch(ensureSession());
  });
  return id;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('ignores a stored session id with a wrong format', () => {
  for (const foreign of ['', 'short', 'x'.repeat(129), 'with spaces in it', '<script>']) {
    localStorage.setItem('session_id', foreign);
    const { unmount } = renderApp(<Shown />);
    expect(shown()).toBe('null');
    unmount();
  }
});

it('is unknown on the server', () => {
  localStorage.setItem('session_id', 'of-an-earlier-visit');
  expect(renderToString(inApp(<Shown />).app)).toContain('undefined');
});

it('creates an id once, stores it for later visits and notifies subscribers', () => {
  const { store } = renderApp(<Shown />);
  expect(shown()).toBe('null');
  const made = ensured(store);
  expect(shown()).toBe(made);
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(ensured(store)).toBe(made);
  expect(localStorage.getItem('session_id')).toBe(made);
});

it('keeps the id in memory while storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { store } = renderApp(<Shown />);
  const made = ensured(store);
  expect(made).toHaveLength(36);
  expect(shown()).toBe(made);
  expect(ensured(store)).toBe(made);
});

it('finds the cart by its cookie at the next page, when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const first = renderApp(<Shown />);
  const made = ensured(first.store);
  first.unmount();
  renderApp(<Shown />);
  expect(shown()).toBe(made);
});

it('finds the cart by its cookie after the browser has forgotten the storage, and stores it again', () => {
  const first = renderApp(<Shown />);
  const made = ensured(first.store);
  first.unmount();
  localStorage.clear();
  const { store } = renderApp(<Shown />);
  expect(shown()).toBe(made);
  expect(ensured(store)).toBe(made);
  expect(localStorage.getItem('session_id')).toBe(made);
});

it('prefers the stored id to an older cookie', () => {
  document.cookie = 'cart=of-an-older-cart; Path=/';
  localStorage.setItem('session_id', 'of-this-cart');
  renderApp(<Shown />);
  expect(shown()).toBe('of-this-cart');
});

it('ignores a cookie with a wrong format', () => {
  document.cookie = 'cart=<script>; Path=/';
  renderApp(<Shown />);
  expect(shown()).toBe('null');
});

it('binds the cookie to the shop and to the time that the server keeps a cart', () => {
  const write = jest.spyOn(Document.prototype, 'cookie', 'set');
  const made = ensured(renderApp(<Shown />).store);
  expect(write).toHaveBeenCalledWith(`cart=${made}; Max-Age=7776000; Path=/; SameSite=Lax`);
});

it('tells the shopper once when the browser keeps neither storage nor cookies', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
  const { store } = renderApp(<Toaster />);
  ensured(store);
  act(() => {
    store.dispatch(warnOfForgottenCart());
  });
  expect(await screen.findByText(/Tu carrito se pierde si cierras o recargas la página/)).toBeInTheDocument();
  act(() => {
    store.dispatch(dismissToast());
    store.dispatch(warnOfForgottenCart());
  });
  expect(screen.queryByText(/Tu carrito se pierde/)).not.toBeInTheDocument();
});

it('warns of nothing where the cart is kept', () => {
  const { store } = renderApp(<Toaster />);
  ensured(store);
  act(() => {
    store.dispatch(warnOfForgottenCart());
  });
  expect(screen.queryByText(/Tu carrito se pierde/)).not.toBeInTheDocument();
});

it('reads the session id that another tab stored', () => {
  renderApp(<Shown />);
  act(() => {
    localStorage.setItem('session_id', 'made-by-another-tab');
    dispatchEvent(new StorageEvent('storage', { key: 'session_id' }));
  });
  expect(shown()).toBe('made-by-another-tab');
});

it('adds to the session that another tab stored before its event arrived', () => {
  const { store } = renderApp(<Shown />);
  localStorage.setItem('session_id', 'made-by-another-tab');
  expect(ensured(store)).toBe('made-by-another-tab');
  expect(shown()).toBe('made-by-another-tab');
});
