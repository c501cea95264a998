import type { ErrorAddition } from '../../../common/http/error.filter.js';
import { ChangeConflictError, ConfirmationNeededError } from '../../application/change-set-errors.js';

/** Adds the conflicts, or the changes to confirm, to the error. */
export const changeSetFailure: ErrorAddition = {
  paths: /^\/api\/change-sets(\/|$)/i,
  of: (error) => ({
    ...(error instanceof ChangeConflictError && { conflicts: error.conflicts }),
    ...(error instanceof ConfirmationNeededError && { confirmations: error.confirmations }),
  }),
};
