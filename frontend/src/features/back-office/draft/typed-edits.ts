import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../../shared/lib/draft-store';
import { useDraft } from '../../../shared/lib/use-draft';
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
export function readTypedEdits(): TypedEdits {
  return (readDraft(KEY, 'kept') ?? NONE) as TypedEdits;
}

export function useTypedEdits(): TypedEdits {
  return (useDraft(KEY, 'kept') ?? NONE) as TypedEdits;
}

/** Stores edits; undefined removes one. */
export function storeTypedEdits(changed: Record<string, TypedEdit | undefined>): void {
  const edits = Object.entries({ ...readTypedEdits(), ...changed }).filter(([, edit]) => edit !== undefined);
  writeDraft(KEY, 'kept', edits.length > 0 ? Object.fromEntries(edits) : null);
}

/** Returns the valid edits. */
export function validEdits(edits: TypedEdits): [string, Edit][] {
  return Object.entries(edits).flatMap(([key, { text: _text, problem, value, ...edit }]) =>
    value === undefined || problem ? [] : [[key, { ...edit, value }]],
  );
}
