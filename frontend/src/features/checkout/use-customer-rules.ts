import { useEffect, useState } from 'react';
import type { CustomerValues } from './customer';
import type { CustomerErrors } from './customer-problems';

export type CustomerRules = (values: CustomerValues) => CustomerErrors;

/** They come with the library that they are written in: nobody needs them before there is something to check. */
export async function loadRules(): Promise<CustomerRules> {
  const { customerErrors } = await import('./customer-schema');
  return customerErrors;
}

/** The rules, once they are needed and there. */
export function useCustomerRules(needed: boolean): CustomerRules | undefined {
  const [rules, setRules] = useState<CustomerRules>();
  useEffect(() => {
    // Without a network they are asked for again when the shopper wants to pay.
    if (needed)
      loadRules().then(
        (loaded) => setRules(() => loaded),
        () => undefined,
      );
  }, [needed]);
  return rules;
}
