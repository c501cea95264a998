import { DRAFT_KEYS } from '../../../shared/lib/browser-storage';
import { readDraft, writeDraft } from '../../../shared/lib/draft-store';
import { useDraft } from '../../../shared/lib/use-draft';
import type { Edit } from './changes';

/** What was typed into a field and has not reached the draft yet. */
export interface TypedEdit extends Omit<Edit, 'value'> {
  text: string;
  /** Missing while the text is not valid. */
  value?: Edit['value'];
  /** Why the API refused it. */
  problem?: string;
}

export type TypedEdits = Record<string, TypedEdit>;

const KEY = DRAFT_KEYS.shopEdits;
const NONE: TypedEdits = {};

/** By the key of their fields. They stay on the phone until the API has them. */
export function readTyped(): TypedEdits {
  return (readDraft(KEY, 'kept') ?? NONE) as TypedEdits;
}

export function useTyped(): TypedEdits {
  return (useDraft(KEY, 'kept') ?? NONE) as TypedEdits;
}

/** Changes what is kept; undefined forgets an edit. */
export function keepTyped(changed: Record<string, TypedEdit | undefined>): void {
  const edits = Object.entries({ ...readTyped(), ...changed }).filter(([, edit]) => edit !== undefined);
  writeDraft(KEY, 'kept', edits.length > 0 ? Object.fromEntries(edits) : null);
}

/** The edits that can be sent. */
export function sendable(edits: TypedEdits): [string, Edit][] {
  return Object.entries(edits).flatMap(([key, { text: _text, problem, value, ...edit }]) =>
    value === undefined || problem ? [] : [[key, { ...edit, value }]],
  );
}
