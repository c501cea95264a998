import { useRef } from 'react';

type Errors = Record<string, string>;

/**
 * What the server refused stays beside its field until the field says something else: a form that checks itself
 * anew on each key would forget it.
 */
export function useRefusedFields<V extends object>() {
  const refused = useRef<{ values: Partial<V>; errors: Errors }>({ values: {}, errors: {} });

  /** Remembers which values were refused and why. */
  const refuse = (values: V, errors: Errors): void => {
    refused.current = { values: { ...values }, errors };
  };

  /** The server's sentences that still hold for these values. */
  const refusedIn = (values: V): Errors => {
    const { values: before, errors } = refused.current;
    const unchanged = ([field]: [string, string]) => values[field as keyof V] === before[field as keyof V];
    return Object.fromEntries(Object.entries(errors).filter(unchanged));
  };

  return { refuse, refusedIn };
}
