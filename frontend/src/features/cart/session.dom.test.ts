import { act, renderHook } from '@testing-library/react';
import { currentSession, ensureSession, useSession } from './session';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

// Runs first, because an id in memory stays until the page is closed.
it('ignores a stored session id with a wrong format', () => {
  for (const foreign of ['', 'short', 'x'.repeat(129), 'with spaces in it', '<script>']) {
    localStorage.setItem('session_id', foreign);
    expect(currentSession()).toBeNull();
  }
});

it('creates an id once, stores it for later visits and notifies subscribers', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeNull();
  act(() => void ensureSession());
  const made = currentSession();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(result.current).toBe(made);
  expect(ensureSession()).toBe(made);
  expect(localStorage.getItem('session_id')).toBe(made);
});

it('keeps the id in memory while storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const made = ensureSession();
  expect(made).toHaveLength(36);
  expect(currentSession()).toBe(made);
});

it('reads the session id that another tab stored', () => {
  const { result } = renderHook(() => useSession());
  act(() => {
    localStorage.setItem('session_id', 'made-by-another-tab');
    dispatchEvent(new StorageEvent('storage', { key: 'session_id' }));
  });
  expect(result.current).toBe('made-by-another-tab');
});
