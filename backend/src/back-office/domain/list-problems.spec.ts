import type { Change, Json, Row } from './change.js';
import { listProblems, listsOf } from './list-problems.js';

const group = (id: number, firstRank: number, lastRank: number | null, withdrawn = false): Row => ({
  entity: 'product_group',
  id,
  values: { label: `Grupo ${id}`, firstRank, lastRank, withdrawn },
});
const option = (kind: string, id: string, withdrawn = false): Row => ({
  entity: 'option',
  id: `${kind}/${id}`,
  values: { kind, id, label: id, withdrawn },
});
const change = (row: Row, field: string, value: Json): Change => ({
  entity: row.entity,
  id: row.id,
  field,
  value,
  expected: null,
});
const problemsOf = (changes: Change[], rows: Row[], found = new Map<string, Row>()) =>
  listProblems(changes, rows, found);

describe('listProblems', () => {
  const [first, last, old] = [group(1, 1, 4), group(2, 5, null), group(3, 1, 9, true)];

  it('names the group that a range overlaps, and ignores withdrawn groups', () => {
    expect(problemsOf([change(first, 'lastRank', 5)], [first, last, old])).toEqual({
      'changes.0.value': 'Se cruza con el grupo Grupo 2, que va del lugar 5 en adelante.',
    });
    const created: Change = { entity: 'product_group', id: null, values: { label: 'X', firstRank: 2, lastRank: 2 } };
    expect(problemsOf([created], [first, last])).toEqual({
      'changes.0.values.firstRank': 'Se cruza con el grupo Grupo 1, que va del lugar 1 a 4.',
    });
    expect(problemsOf([change(old, 'withdrawn', false)], [first, last, old])).toMatchObject({
      'changes.0.value': expect.stringContaining('Se cruza'),
    });
  });

  it('accepts a boundary that moves in two changes', () => {
    const moved = [change(first, 'lastRank', 6), change(last, 'firstRank', 7)];
    expect(problemsOf(moved, [first, last])).toEqual({});
  });

  it('keeps at least one group', () => {
    const [one, both] = [
      [change(first, 'withdrawn', true)],
      [first, last].map((row) => change(row, 'withdrawn', true)),
    ];
    expect(problemsOf(one, [first, last])).toEqual({});
    expect(problemsOf(both, [first, last])).toEqual({
      'changes.1.value': expect.stringContaining('al menos un grupo'),
    });
  });

  it('keeps at least one letter, also when it is named without its kind', () => {
    const [elegant, modern] = [option('font_style', 'elegant'), option('font_style', 'modern', true)];
    const rows = [elegant, modern, option('animal_theme', 'lion')];
    const found = new Map([['option elegant', elegant]]);
    const short = change({ ...elegant, id: 'elegant' }, 'withdrawn', true);
    expect(problemsOf([short], rows, found)).toEqual({
      'changes.0.value': expect.stringContaining('al menos una letra'),
    });
    expect(problemsOf([change(rows[2]!, 'withdrawn', true)], rows)).toEqual({});
  });

  it('needs the rows of an entity only when a change concerns them', () => {
    expect(listsOf([change(first, 'label', 'X'), change(option('add_on', 'bow'), 'price', 1)])).toEqual([]);
    expect(listsOf([change(first, 'withdrawn', true)])).toEqual(['product_group']);
  });
});
