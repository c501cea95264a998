import { useEffect, useRef } from 'react';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';
import { forgetCustomer, forgetOthers } from '../../features/checkout/customer-draft';

/**
 * Removes the stored name and address after a logout, here or in another tab, and after the end of a session. `maybeSignedIn`
 * is undefined until it is known.
 */
export function useForgetOnLogout(maybeSignedIn: boolean | undefined): void {
  const before = useRef(maybeSignedIn);
  useEffect(() => {
    if (maybeSignedIn === false) {
      // The names of the workshop's queue.
      writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', null);
      if (before.current) forgetCustomer();
      else forgetOthers('');
    }
    before.current = maybeSignedIn;
  }, [maybeSignedIn]);
}
