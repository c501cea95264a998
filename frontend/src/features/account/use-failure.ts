import { useState } from 'react';
import { type CallError, fieldErrors, hasCode, serverMessage } from '../../api/api-error';
import { useToast } from '../../shared/state/use-toast';

/** Error message of a failed account change. */
export function useFailure(otherwise: string) {
  const showToast = useToast();
  const [failure, setFailure] = useState<string>();

  /** Stores the message and returns the errors per field; `password` names the field of the current password. */
  const fail = (error: CallError, password?: string): Record<string, string> => {
    const message = serverMessage(error, otherwise);
    if (password && hasCode(error, 'account.wrong_password')) return { [password]: message };
    setFailure(message);
    // The login page replaces the form, so that a toast has to show the message.
    if (hasCode(error, 'auth.required')) showToast({ kind: 'error', title: 'Tu sesión terminó', text: message });
    return fieldErrors(error);
  };

  return { failure, fail, forget: () => setFailure(undefined) };
}
