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

it('keeps a draft beyond the tab, or only within it', () => {
  writeDraft('product-1', 'kept', { name: 'Sofía' });
  writeDraft('design-1', 'passing', { name: 'Lucía' });
  leavePage();
  expect(Object.values({ ...localStorage })).toEqual(['{"name":"Sofía"}']);
  expect(Object.values({ ...sessionStorage })).toEqual(['{"name":"Lucía"}']);
});

it('finds what an earlier visit left', () => {
  localStorage.setItem('draft:1:product-2', '{"name":"Emma"}');
  expect(readDraft('product-2', 'kept')).toEqual({ name: 'Emma' });
});

it.each(['{', '7', 'null', '"text"'])('takes %s for no draft', (text) => {
  localStorage.setItem(`draft:1:product-odd${text}`, text);
  expect(readDraft(`product-odd${text}`, 'kept')).toBeNull();
});

it('gives the same object until it changes, and tells when it does', () => {
  const heard = jest.fn();
  const stop = subscribeToDrafts(heard);
  writeDraft('product-3', 'kept', { name: 'a' });
  expect(readDraft('product-3', 'kept')).toBe(readDraft('product-3', 'kept'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  writeDraft('product-3', 'kept', null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readDraft('product-3', 'kept')).toBeNull();
});

it('works on while the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(readDraft('product-4', 'kept')).toBeNull();
  writeDraft('product-4', 'kept', { name: 'Sofía' });
  expect(readDraft('product-4', 'kept')).toEqual({ name: 'Sofía' });
});

it('stores a draft without waiting for anything but the next frame', async () => {
  writeDraft('product-5', 'kept', { name: 'S' });
  writeDraft('product-5', 'kept', { name: 'Sofía' });
  await waitFor(() => expect({ ...localStorage }).toEqual({ 'draft:1:product-5': '{"name":"Sofía"}' }));
});

it('stores at once in a page out of sight, which paints no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  writeDraft('product-6', 'kept', { name: 'Sofía' });
  expect(localStorage.getItem('draft:1:product-6')).toBe('{"name":"Sofía"}');
});

it('takes only drafts that the privacy policy describes', () => {
  // @ts-expect-error No such key: it has to be added to `DRAFT_KEYS`, and its description to the policy.
  expect(readDraft('of-nobody', 'kept')).toBeNull();
  // @ts-expect-error An id follows only keys that end with a dash.
  expect(readDraft('checkout-7', 'kept')).toBeNull();
});
