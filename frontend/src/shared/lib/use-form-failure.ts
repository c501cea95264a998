import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { type ApiError, fieldErrors } from '../../api/api-error';
import { errorMessage } from './error-message';

/** Why the server refused a form of `useShopForm`, when the reason concerns no field. */
export function useFormFailure() {
  const [failure, setFailure] = useState<string>();

  /** Returns the errors of the fields, for `send`; without any, it keeps the message. */
  const fail = (error: ApiError | SerializedError): Record<string, string> => {
    const fields = fieldErrors(error);
    setFailure(Object.keys(fields).length > 0 ? undefined : errorMessage(error));
    return fields;
  };

  return { failure, fail, setFailure };
}
