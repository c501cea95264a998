import type { ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';
import { keyOf } from '../draft/changes';
import type { Kind } from './kinds';

/** How a field is asked for. */
export interface TypedField {
  kind: Kind;
  label: string;
  hint?: string;
  multiline?: boolean;
  /** May be left empty. */
  optional?: boolean;
}

/** One field of a row on a screen. */
export interface EditField extends TypedField {
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  field: string;
  /** The value that is stored. */
  stored: RowValue;
}

/** The fields of one row, by the name that the API gives them. */
export function rowFields(
  entity: ChangeEntity,
  { id, values }: ShopRowDto,
  fields: Readonly<Record<string, TypedField>>,
): EditField[] {
  return Object.entries(fields).map(([field, typed]) => ({
    entity,
    id,
    field,
    ...typed,
    stored: (values[field] ?? null) as RowValue,
  }));
}

/** Name of the field in the form. Formik reads dots as paths. */
export function nameOf(field: Pick<EditField, 'entity' | 'id' | 'field'>): string {
  return keyOf(field).replaceAll('.', '_').replaceAll(' ', '-');
}
