import { useState } from 'react';
import { type CallError, fieldErrors } from '../../api/api-error';
import { errorMessage } from './error-message';

/** Why the server refused a form of `useShopForm`, when the reason concerns no field of the form. */
export function useFormFailure() {
  const [failure, setFailure] = useState<string>();

  /**
   * Returns the errors of the fields of the form, whose `values` have their names, for `send`. Keeps a message that would show
   * nowhere else. `received.amount` of the API is `amount` of a form.
   */
  const fail = (error: CallError, values: object): Record<string, string> => {
    const refused = Object.entries(fieldErrors(error)).map(
      ([path, text]) => [path.replace(/^.*\./, ''), text] as const,
    );
    const own = refused.filter(([field]) => field in values);
    setFailure(own.length > 0 && own.length === refused.length ? undefined : errorMessage(error));
    return Object.fromEntries(own);
  };

  /** The same for an action that may have a message of its own. Undefined after success. */
  const refuse = (refusal: Refusal, values: object): Record<string, string> | undefined => {
    if (typeof refusal === 'object') return fail(refusal, values);
    setFailure(refusal);
    return refusal === undefined ? undefined : {};
  };

  return { failure, fail, refuse, setFailure };
}

/** The result of an action that a form confirms: the server's error, a message of the action, or undefined after success. */
export type Refusal = CallError | string | undefined;
