import { createContext, useContext } from 'react';
import type { ApiError, CallError } from '../../../api/api-error';
import type { ChangeDto, ChangeSetDto } from '../../../api/back-office.api';

interface DraftSet {
  /** Undefined without a draft. */
  draft: ChangeSetDto | undefined;
  /** False until the drafts are loaded. */
  isKnown: boolean;
  error: CallError | undefined;
  /** Saves unsaved edits to the draft. Resolves to the error, if any. */
  send: () => Promise<ApiError | undefined>;
  /** Returns the draft's current changes, also after the component was unmounted. */
  readChanges: () => readonly ChangeDto[];
  /** Replaces the draft's changes. Resolves to the error, if any. */
  change: (to: (changes: readonly ChangeDto[]) => ChangeDto[]) => Promise<ApiError | undefined>;
  /** True when the last save did not reach the server. */
  isOffline: boolean;
  isSaving: boolean;
}

export const DraftContext = createContext<DraftSet | undefined>(undefined);

/** Returns the draft of the logged-in person. */
export function useDraftSet(): DraftSet {
  const set = useContext(DraftContext);
  if (!set) throw new Error('useDraftSet requires a DraftProvider');
  return set;
}
