import type { ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';
import { keyOf } from '../draft/changes';
import type { Kind } from './kinds';

/** One field of a row on a screen. */
export interface EditField {
  entity: ChangeEntity;
  id: ShopRowDto['id'];
  field: string;
  kind: Kind;
  label: string;
  /** Where the label would repeat what stands around the field. */
  isLabelHidden?: boolean;
  hint?: string;
  multiline?: boolean;
  /** May be left empty. */
  optional?: boolean;
  /** The value that is stored. */
  stored: RowValue;
}

/** Name of the field in the form. Formik reads dots as paths. */
export function nameOf(field: Pick<EditField, 'entity' | 'id' | 'field'>): string {
  return keyOf(field).replaceAll('.', '_').replaceAll(' ', '-');
}
