import type { ChangeDto } from '../../../api/back-office.api';
import { withChanges, withCreation, withNewValues } from './changes';

const box = (key: string | undefined, label: string): ChangeDto => ({
  entity: 'option',
  id: null,
  key,
  values: { kind: 'add_on', label, price: 20_000 },
});
const price: ChangeDto = { entity: 'product', id: 7, field: 'price', value: 455_000, expected: 435_000 };

it('adds a new row once, also when its second attempt has other values', () => {
  const once = withCreation([price], box('a', 'Caja'));
  expect(once).toEqual([price, box('a', 'Caja')]);
  expect(withCreation(once, box('a', 'Caja azul'))).toEqual([price, box('a', 'Caja azul')]);
  expect(withCreation(once, box('b', 'Caja'))).toHaveLength(3);
});

it('compares new rows without a key by their values', () => {
  const set = [box(undefined, 'Caja'), box(undefined, 'Cinta')];
  expect(withChanges(set, set)).toEqual(set);
});

it('changes a new row of the draft in its place, and leaves a draft alone that no longer has it', () => {
  const changes = [box('a', 'Caja'), price];
  expect(withNewValues(changes, 'a', () => ({ price: 30_000 }))).toEqual([
    { ...box('a', 'Caja'), values: { kind: 'add_on', label: 'Caja', price: 30_000 } },
    price,
  ]);
  expect(withNewValues(changes, 'z', () => ({ price: 1 }))).toEqual(changes);
});
