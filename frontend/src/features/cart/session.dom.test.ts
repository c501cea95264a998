import { act, renderHook } from '@testing-library/react';
import { currentSession, ensureSession, useSession } from './session';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

// First, since an id kept in memory stays for the life of the page.
it('takes nothing for a session that the shop did not write', () => {
  for (const foreign of ['', 'short', 'x'.repeat(129), 'with spaces in it', '<script>']) {
    localStorage.setItem('session_id', foreign);
    expect(currentSession()).toBeNull();
  }
});

it('makes an id once, keeps it where other visits find it, and tells who waits for it', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toBeNull();
  act(() => void ensureSession());
  const made = currentSession();
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  expect(result.current).toBe(made);
  expect(ensureSession()).toBe(made);
  expect(localStorage.getItem('session_id')).toBe(made);
});

it('works for the life of the page where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const made = ensureSession();
  expect(made).toHaveLength(36);
  expect(currentSession()).toBe(made);
});

it('notices the session that another tab made', () => {
  const { result } = renderHook(() => useSession());
  act(() => {
    localStorage.setItem('session_id', 'made-by-another-tab');
    dispatchEvent(new StorageEvent('storage', { key: 'session_id' }));
  });
  expect(result.current).toBe('made-by-another-tab');
});
