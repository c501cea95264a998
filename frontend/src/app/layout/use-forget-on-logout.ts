import { useEffect, useRef } from 'react';
import { forgetCustomer, forgetOthers } from '../../features/checkout/customer-draft';

/**
 * Whoever logs out, here or in another tab, leaves neither name nor address in this browser, and neither does a session
 * that ran out. `marked`: whether somebody may be logged in, undefined until that is known.
 */
export function useForgetOnLogout(maybeSignedIn: boolean | undefined): void {
  const before = useRef(maybeSignedIn);
  useEffect(() => {
    if (maybeSignedIn === false) {
      if (before.current) forgetCustomer();
      else forgetOthers('');
    }
    before.current = maybeSignedIn;
  }, [maybeSignedIn]);
}
