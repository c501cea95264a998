import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFirstTouch } from './first-touch';

it('loads once, at the first touch or focus anywhere, and ignores a failure', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('no connection')));
  renderHook(() => useFirstTouch(load));
  expect(load).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing once its page is left', () => {
  const load = jest.fn(() => Promise.resolve());
  renderHook(() => useFirstTouch(load)).unmount();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
});
