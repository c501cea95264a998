import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, fieldErrors, hasCode, serverMessage } from '../../api/api-error';
import { showToast } from '../../shared/ui/toast-store';

/** Why the server did not take a change of the account, until it is sent again. */
export function useFailure(otherwise: string) {
  const [failure, setFailure] = useState<string>();

  /** Keeps the reason for the form to say. Answers which fields are at fault; `password` names the one that was asked for. */
  const fail = (error: ApiError | SerializedError, password?: string): Record<string, string> => {
    const message = serverMessage(error, otherwise);
    if (password && hasCode(error, 'account.wrong_password')) return { [password]: message };
    setFailure(message);
    // The page changes into the login, and the form goes with it.
    if (hasCode(error, 'auth.required')) showToast({ kind: 'error', title: 'Tu sesión terminó', text: message });
    return fieldErrors(error);
  };

  return { failure, fail, forget: () => setFailure(undefined) };
}
