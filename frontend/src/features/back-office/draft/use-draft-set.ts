import type { SerializedError } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { ApiError } from '../../../api/api-error';
import type { ChangeDto, ChangeSetDto } from '../../../api/back-office.api';

interface DraftSet {
  /** Undefined while there is none. */
  draft: ChangeSetDto | undefined;
  /** False until the API said which draft there is. */
  isKnown: boolean;
  error: ApiError | SerializedError | undefined;
  /** Brings what was typed into the draft. Answers what prevented it. */
  send: () => Promise<ApiError | undefined>;
  /** Changes the list of the draft. Answers what prevented it. */
  change: (to: (changes: readonly ChangeDto[]) => ChangeDto[]) => Promise<ApiError | undefined>;
  /** Whether the last save did not reach the server. */
  isOffline: boolean;
  isSaving: boolean;
}

export const DraftContext = createContext<DraftSet | undefined>(undefined);

/** The draft of the person who looks. */
export function useDraftSet(): DraftSet {
  const set = useContext(DraftContext);
  if (!set) throw new Error('There is no draft outside of the back office');
  return set;
}
