import { waitFor } from '@testing-library/react';
import { leavePage } from '../../testing/forget-drafts';
import { readDraft, subscribeToDrafts, writeDraft } from './draft-store';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a draft across tabs, or only within its tab', () => {
  writeDraft('product-1', 'kept', { name: 'Sofía' });
  writeDraft('design-1', 'passing', { name: 'Lucía' });
  leavePage();
  expect(Object.values({ ...localStorage })).toEqual(['{"name":"Sofía"}']);
  expect(Object.values({ ...sessionStorage })).toEqual(['{"name":"Lucía"}']);
});

it('reads the drafts of an earlier visit', () => {
  localStorage.setItem('draft:1:product-2', '{"name":"Emma"}');
  expect(readDraft('product-2', 'kept')).toEqual({ name: 'Emma' });
});

it.each(['{', '7', 'null', '"text"'])('ignores the invalid draft %s', (text) => {
  localStorage.setItem(`draft:1:product-odd${text}`, text);
  expect(readDraft(`product-odd${text}`, 'kept')).toBeNull();
});

it('returns the same object until it changes, and notifies listeners of a change', () => {
  const listener = jest.fn();
  const stop = subscribeToDrafts(listener);
  writeDraft('product-3', 'kept', { name: 'a' });
  expect(readDraft('product-3', 'kept')).toBe(readDraft('product-3', 'kept'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  writeDraft('product-3', 'kept', null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readDraft('product-3', 'kept')).toBeNull();
});

it('keeps drafts in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(readDraft('product-4', 'kept')).toBeNull();
  writeDraft('product-4', 'kept', { name: 'Sofía' });
  expect(readDraft('product-4', 'kept')).toEqual({ name: 'Sofía' });
});

it('stores a draft after the next frame', async () => {
  writeDraft('product-5', 'kept', { name: 'S' });
  writeDraft('product-5', 'kept', { name: 'Sofía' });
  await waitFor(() => expect({ ...localStorage }).toEqual({ 'draft:1:product-5': '{"name":"Sofía"}' }));
});

it('stores at once in a hidden page, which paints no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  writeDraft('product-6', 'kept', { name: 'Sofía' });
  expect(localStorage.getItem('draft:1:product-6')).toBe('{"name":"Sofía"}');
});

it('accepts only drafts that the privacy policy describes', () => {
  // @ts-expect-error Unknown key: a new one must be added to `DRAFT_KEYS` and described in the privacy policy.
  expect(readDraft('unknown', 'kept')).toBeNull();
  // @ts-expect-error Only keys that end with a dash take an id.
  expect(readDraft('checkout-7', 'kept')).toBeNull();
});
