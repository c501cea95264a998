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
  writeDraft('kept-one', 'kept', { name: 'Sofía' });
  writeDraft('passing-one', 'passing', { name: 'Lucía' });
  leavePage();
  expect(Object.values({ ...localStorage })).toEqual(['{"name":"Sofía"}']);
  expect(Object.values({ ...sessionStorage })).toEqual(['{"name":"Lucía"}']);
});

it('finds what an earlier visit left', () => {
  localStorage.setItem('draft:1:earlier', '{"name":"Emma"}');
  expect(readDraft('earlier', 'kept')).toEqual({ name: 'Emma' });
});

it.each(['{', '7', 'null', '"text"'])('takes %s for no draft', (text) => {
  localStorage.setItem(`draft:1:odd${text}`, text);
  expect(readDraft(`odd${text}`, 'kept')).toBeNull();
});

it('gives the same object until it changes, and tells when it does', () => {
  const heard = jest.fn();
  const stop = subscribeToDrafts(heard);
  writeDraft('told', 'kept', { name: 'a' });
  expect(readDraft('told', 'kept')).toBe(readDraft('told', 'kept'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  writeDraft('told', 'kept', null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readDraft('told', 'kept')).toBeNull();
});

it('works on while the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  expect(readDraft('blocked', 'kept')).toBeNull();
  writeDraft('blocked', 'kept', { name: 'Sofía' });
  expect(readDraft('blocked', 'kept')).toEqual({ name: 'Sofía' });
});

it('stores a draft without waiting for anything but the next frame', async () => {
  writeDraft('soon', 'kept', { name: 'S' });
  writeDraft('soon', 'kept', { name: 'Sofía' });
  await waitFor(() => expect({ ...localStorage }).toEqual({ 'draft:1:soon': '{"name":"Sofía"}' }));
});

it('stores at once in a page out of sight, which paints no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  writeDraft('hidden', 'kept', { name: 'Sofía' });
  expect(localStorage.getItem('draft:1:hidden')).toBe('{"name":"Sofía"}');
});
