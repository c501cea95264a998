import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { leavePage } from '../../testing/drafts';
import type { DraftKey } from '../lib/browser-storage';
import { storeDrafts, storedDrafts } from './draft-storage';
import { draftsRead, draftsReducer, selectDraft, writeDraft } from './drafts-slice';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

/** The drafts of a new page. */
function openPage() {
  const store = configureStore({
    reducer: { drafts: draftsReducer },
    middleware: (defaults) => defaults().concat(storeDrafts),
  });
  store.dispatch(draftsRead(storedDrafts()));
  return {
    read: (key: DraftKey) => selectDraft(store.getState(), key),
    write: (...draft: Parameters<typeof writeDraft>) => store.dispatch(writeDraft(...draft)),
    navigate: () => store.dispatch(draftsRead(storedDrafts())),
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a draft across tabs, or only within its tab', () => {
  const { write } = openPage();
  write('product-1', 'kept', { name: 'Sofía' });
  write('design-1', 'passing', { name: 'Lucía' });
  leavePage();
  expect(Object.values({ ...localStorage })).toEqual(['{"name":"Sofía"}']);
  expect(Object.values({ ...sessionStorage })).toEqual(['{"name":"Lucía"}']);
});

it('reads the drafts of an earlier visit', () => {
  localStorage.setItem('draft:1:product-2', '{"name":"Emma"}');
  sessionStorage.setItem('draft:1:design-2', '{"name":"Luz"}');
  localStorage.setItem('session_id', 'not-a-draft');
  const { read } = openPage();
  expect(read('product-2')).toEqual({ name: 'Emma' });
  expect(read('design-2')).toEqual({ name: 'Luz' });
});

it.each(['{', '7', 'null', '"text"'])('ignores the invalid draft %s', (text) => {
  localStorage.setItem(`draft:1:product-odd${text}`, text);
  expect(openPage().read(`product-odd${text}`)).toBeNull();
});

it('returns the same object until it changes, and notifies listeners of a change', () => {
  const { read, write, navigate, subscribe } = openPage();
  const listener = jest.fn();
  const stop = subscribe(listener);
  write('product-3', 'kept', { name: 'a' });
  expect(read('product-3')).toBe(read('product-3'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  write('product-3', 'kept', null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(read('product-3')).toBeNull();
  localStorage.setItem('draft:1:product-9', '{"name":"Emma"}');
  navigate();
  const stored = read('product-9');
  navigate();
  expect(read('product-9')).toBe(stored);
});

it('shows a new page what another tab stored, unless this tab has its own draft', () => {
  localStorage.setItem('draft:1:product-2', '{"name":"Emma"}');
  const { read, write, navigate } = openPage();
  write('product-1', 'kept', { name: 'Sofía' });
  write('product-4', 'kept', null);
  for (const id of [1, 2, 3, 4]) localStorage.setItem(`draft:1:product-${id}`, '{"name":"Lucía"}');
  expect(read('product-2')).toEqual({ name: 'Emma' });
  expect(read('product-3')).toBeNull();
  navigate();
  expect(read('product-1')).toEqual({ name: 'Sofía' });
  expect(read('product-2')).toEqual({ name: 'Lucía' });
  expect(read('product-3')).toEqual({ name: 'Lucía' });
  expect(read('product-4')).toBeNull();
});

it('keeps drafts in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  localStorage['draft:1:product-4'] = '{}';
  const { read, write } = openPage();
  expect(read('product-4')).toBeNull();
  write('product-4', 'kept', { name: 'Sofía' });
  leavePage();
  expect(read('product-4')).toEqual({ name: 'Sofía' });
});

it('stores a draft after the next frame', async () => {
  const { write } = openPage();
  write('product-5', 'kept', { name: 'S' });
  write('product-5', 'kept', { name: 'Sofía' });
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect({ ...localStorage }).toEqual({ 'draft:1:product-5': '{"name":"Sofía"}' }));
});

it('stores at once in a hidden page, which paints no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  openPage().write('product-6', 'kept', { name: 'Sofía' });
  expect(localStorage.getItem('draft:1:product-6')).toBe('{"name":"Sofía"}');
});

it('accepts only drafts that the privacy policy describes', () => {
  const { read } = openPage();
  // @ts-expect-error Unknown key: a new one must be added to `DRAFT_KEYS` and described in the privacy policy.
  expect(read('unknown')).toBeNull();
  // @ts-expect-error Only keys that end with a dash take an id.
  expect(read('checkout-7')).toBeNull();
});
