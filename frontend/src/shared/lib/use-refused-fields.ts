import { useRef } from 'react';

type Errors = Record<string, string>;

/**
 * Shows a server error beside its field until the value of the field changes; a form that validates on each key would lose
 * it.
 */
export function useRefusedFields<V extends object>() {
  const refused = useRef<{ values: Partial<V>; errors: Errors }>({ values: {}, errors: {} });

  /** Stores the rejected values and their errors. */
  const refuse = (values: V, errors: Errors): void => {
    refused.current = { values: { ...values }, errors };
  };

  /** The errors that still apply to these values. */
  const refusedIn = (values: V): Errors => {
    const { values: before, errors } = refused.current;
    const unchanged = ([field]: [string, string]) => values[field as keyof V] === before[field as keyof V];
    return Object.fromEntries(Object.entries(errors).filter(unchanged));
  };

  return { refuse, refusedIn };
}
