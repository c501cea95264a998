import type { ChangeDto, ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';

/** One field of a row that gets another value. */
export interface Edit {
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  field: string;
  value: RowValue;
  /** What the field held when the person saw it. */
  expected: RowValue;
}

/** Names a field of a row. */
export function keyOf({ entity, id, field }: Pick<ChangeDto, 'entity' | 'id' | 'field'>): string {
  return `${entity} ${id} ${field}`;
}

/** Whether two values are equal, whatever the order of an object's names. */
export function isSame(a: RowValue | undefined, b: RowValue | undefined): boolean {
  return JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null));
}

function sorted(value: RowValue): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The changes of a draft with these edits: a field that gets its old value back leaves the draft. */
export function withEdits(changes: readonly ChangeDto[], edits: readonly Edit[]): ChangeDto[] {
  const edited = new Map(edits.map((edit) => [keyOf(edit), edit]));
  const isBack = (edit: Edit) => isSame(edit.value, edit.expected);
  const kept = changes.flatMap((change): ChangeDto[] => {
    const edit = edited.get(keyOf(change));
    if (!edit) return [change];
    edited.delete(keyOf(change));
    return isBack(edit) ? [] : [edit];
  });
  return [...kept, ...[...edited.values()].filter((edit) => !isBack(edit))];
}

/** The changes with one new row more. The same row is not added twice, so that a lost answer can be repeated. */
export function withCreation(changes: readonly ChangeDto[], creation: ChangeDto): ChangeDto[] {
  const wanted = Object.entries(creation.values ?? {});
  const isThere = changes.some(
    ({ entity, values }) =>
      entity === creation.entity &&
      values &&
      wanted.every(([name, value]) => isSame(values[name] as RowValue, value as RowValue)),
  );
  return isThere ? [...changes] : [...changes, creation];
}

/** Problems of the API by the field of the row that they are about: `changes.3.value` names a place in the list. */
export function problemsByKey(fields: Record<string, string>, changes: readonly ChangeDto[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, problem]) => {
      const change = changes[Number(/^changes\.(\d+)\./.exec(path)?.[1])];
      return change?.field ? [[keyOf(change), problem]] : [];
    }),
  );
}
