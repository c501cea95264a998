import type { ChangeDto, ChangeEntity, ShopRowDto } from '../../../api/back-office.api';
import { useAppDispatch } from '../../../shared/state/app-store';
import { type Edit, keyOf } from './changes';
import { storeTypedEdits, type TypedEdits, useTypedEdits } from './typed-edits';
import { useDraftSet } from './use-draft-set';

/** Returns rows with the values of the draft and of unsaved edits; values that the API rejected are left out. */
function presentRows(
  entity: ChangeEntity,
  rows: readonly ShopRowDto[],
  changes: readonly ChangeDto[],
  typed: TypedEdits,
): ShopRowDto[] {
  const accepted = Object.values(typed).filter(({ problem }) => !problem);
  const edits = [...changes, ...accepted].filter(
    ({ entity: its, field, value }) => its === entity && field !== undefined && value !== undefined,
  );
  const values = new Map<ShopRowDto['id'], ShopRowDto['values']>();
  for (const { id, field, value } of edits) if (id !== null) values.set(id, { ...values.get(id), [field!]: value });
  return rows.map((row) => ({ id: row.id, values: { ...row.values, ...values.get(row.id) } }));
}

/** Returns rows as they will be once the person's draft is published. */
export function usePresentRows(entity: ChangeEntity, rows: readonly ShopRowDto[]): ShopRowDto[] {
  const { draft } = useDraftSet();
  return presentRows(entity, rows, draft?.changes ?? [], useTypedEdits());
}

/** Stores edits on the device and saves them to the draft. */
export function useEdit(): (edits: readonly Edit[]) => void {
  const dispatch = useAppDispatch();
  const { send } = useDraftSet();
  return (edits) => {
    dispatch(
      storeTypedEdits(
        Object.fromEntries(
          edits.map((edit) => {
            const text = typeof edit.value === 'object' ? JSON.stringify(edit.value) : String(edit.value);
            return [keyOf(edit), { ...edit, text }];
          }),
        ),
      ),
    );
    void send();
  };
}
