import type { ChangeDto, ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';

/** Changes that the API accepts in one set. */
export const MAX_CHANGES = 500;

/** A new value for one field of a row. */
export interface Edit {
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  field: string;
  value: RowValue;
  /** Value of the field when the edit began. */
  expected: RowValue;
}

/** Returns the key of a row's field. */
export function keyOf({ entity, id, field }: Pick<ChangeDto, 'entity' | 'id' | 'field'>): string {
  return `${entity} ${id} ${field}`;
}

/** Compares two values, regardless of the order of object keys. */
export function isSame(a: RowValue | undefined, b: RowValue | undefined): boolean {
  return JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null));
}

function sorted(value: RowValue): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the changes with these edits applied; an edit back to the old value removes its change. */
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

/** Returns the changes with a new row. A row with its key is replaced, so that a lost response can be retried. */
export function withCreation(changes: readonly ChangeDto[], creation: ChangeDto): ChangeDto[] {
  const isIt = ({ entity, key, values }: ChangeDto) =>
    entity === creation.entity &&
    values !== undefined &&
    (creation.key === undefined ? isSame(values as RowValue, creation.values as RowValue) : key === creation.key);
  return changes.some(isIt) ? changes.map((one) => (isIt(one) ? creation : one)) : [...changes, creation];
}

/** Returns the changes with other values for the new row with this key; unchanged when the draft no longer has it. */
export function withNewValues(
  changes: readonly ChangeDto[],
  key: string,
  to: (values: NonNullable<ChangeDto['values']>) => object,
): ChangeDto[] {
  return changes.map((one) =>
    one.key === key && one.values ? { ...one, values: { ...one.values, ...to(one.values) } } : one,
  );
}

/** Maps the API's problems, for example of `changes.3.value`, to the key of the changed field. */
export function problemsByKey(fields: Record<string, string>, changes: readonly ChangeDto[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, problem]) => {
      const change = changes[Number(/^changes\.(\d+)\./.exec(path)?.[1])];
      return change?.field ? [[keyOf(change), problem]] : [];
    }),
  );
}

/** Returns the changes with those of another set added, as if they were typed now. */
export function withChanges(changes: readonly ChangeDto[], added: readonly ChangeDto[]): ChangeDto[] {
  return added.reduce<ChangeDto[]>(
    (all, change) => (change.values ? withCreation(all, change) : withEdits(all, [change as Edit])),
    [...changes],
  );
}
