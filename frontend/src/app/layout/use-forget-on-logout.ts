import { useEffect, useRef } from 'react';
import { forgetCustomer, forgetOthers } from '../../features/checkout/forget-customer';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { useAppDispatch } from '../../shared/state/app-store';
import { writeDraft } from '../../shared/state/drafts-slice';

/**
 * Removes the stored name and address after a logout, here or in another tab, and after the end of a session. `maybeSignedIn`
 * is undefined until it is known.
 */
export function useForgetOnLogout(maybeSignedIn: boolean | undefined): void {
  const dispatch = useAppDispatch();
  const before = useRef(maybeSignedIn);
  useEffect(() => {
    if (maybeSignedIn === false) {
      // The queue of the workbench contains names of children.
      dispatch(writeDraft(DRAFT_KEYS.workbenchQueue, 'kept', null));
      dispatch(before.current ? forgetCustomer() : forgetOthers(''));
    }
    before.current = maybeSignedIn;
  }, [maybeSignedIn, dispatch]);
}
