import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { AppStore } from '../../shared/state/app-store';
import { inApp, renderApp } from '../../testing/render-app';
import { ensureSession, useSession } from './session';

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
