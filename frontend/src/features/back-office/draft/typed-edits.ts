import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { type AppState, type AppThunk, useAppSelector } from '../../../shared/state/app-store';
import { selectDraft, writeDraft } from '../../../shared/state/drafts-slice';
import type { Edit } from './changes';

/** An edit that is not saved to the draft yet. */
export interface TypedEdit extends Omit<Edit, 'value'> {
  text: string;
  /** Undefined while the text is invalid. */
  value?: Edit['value'];
  /** Error message of the API. */
  problem?: string;
}

export type TypedEdits = Record<string, TypedEdit>;

const KEY = DRAFT_KEYS.shopEdits;
const NONE: TypedEdits = {};

/** Returns unsaved edits by field key. They are stored on the device until they are saved. */
export function selectTypedEdits(state: AppState): TypedEdits {
  return (selectDraft(state, KEY) ?? NONE) as TypedEdits;
}

export const useTypedEdits = () => useAppSelector(selectTypedEdits);

/** Stores edits; undefined removes one. */
export function storeTypedEdits(changed: Record<string, TypedEdit | undefined>): AppThunk {
  return (dispatch, getState) => {
    const edits = Object.entries({ ...selectTypedEdits(getState()), ...changed }).filter(([, edit]) => edit);
    dispatch(writeDraft(KEY, 'kept', edits.length > 0 ? Object.fromEntries(edits) : null));
  };
}

/** Returns the valid edits. */
export function validEdits(edits: TypedEdits): [string, Edit][] {
  return Object.entries(edits).flatMap(([key, { text: _text, problem, value, ...edit }]) =>
    value === undefined || problem ? [] : [[key, { ...edit, value }]],
  );
}
