import type { ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';
import { keyOf } from '../draft/changes';
import type { Kind } from './kinds';

/** Input of a field. */
export interface TypedField {
  kind: Kind;
  label: string;
  hint?: string;
  multiline?: boolean;
  /** True when the field may be empty. */
  optional?: boolean;
}

/** A field of a stored row. */
export interface EditField extends TypedField {
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  field: string;
  /** Stored value. */
  stored: RowValue;
}

/** Returns the fields of a row by API name. */
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

/** Returns the name of the formik field, without dots, which Formik reads as paths. */
export function nameOf(field: Pick<EditField, 'entity' | 'id' | 'field'>): string {
  return keyOf(field).replaceAll('.', '_').replaceAll(' ', '-');
}
