import { useEffect, useState } from 'react';
import type { CustomerValues } from './customer';
import type { CustomerErrors } from './customer-problems';

export type CustomerRules = (values: CustomerValues) => CustomerErrors;

/** Loads rules and yup on demand, to keep them out of the first chunk. */
export async function loadRules(): Promise<CustomerRules> {
  const { customerErrors } = await import('./customer-schema');
  return customerErrors;
}

/** Returns the rules once they are needed and loaded. */
export function useCustomerRules(needed: boolean): CustomerRules | undefined {
  const [rules, setRules] = useState<CustomerRules>();
  useEffect(() => {
    // A failed load is tried again when the shopper presses the pay button.
    if (needed)
      loadRules().then(
        (loaded) => setRules(() => loaded),
        () => undefined,
      );
  }, [needed]);
  return rules;
}
