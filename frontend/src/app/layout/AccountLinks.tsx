import { lazy, Suspense, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { from } from '../../theme/media';
import { GuestLinks } from './GuestLinks';
import { DRAFT_KEYS } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';
import { forgetCustomer, forgetOthers } from '../../features/checkout/customer-draft';

/** If the chunk cannot be loaded, the bar shows the login links. */
const Greeting = lazy(() => import('./Greeting').catch(() => ({ default: GuestLinks })));

/** The width of the longest greeting; narrower windows omit the orders. */
const ACCOUNT_WIDTH = css`
  width: 17.25rem;
  ${from(1200)} {
    width: 23.5rem;
  }
  ${from(1280)} {
    width: 27.5rem;
  }
`;

/** The login links, or a greeting. The code that loads the account is fetched only when someone may be logged in. */
export function AccountLinks() {
  const maybeSignedIn = useMaybeSignedIn();
  useForgetOnLogout(maybeSignedIn);
  return (
    <Place data-unknown={maybeSignedIn === undefined || undefined} $signedIn={maybeSignedIn}>
      {maybeSignedIn ? (
        <Suspense fallback={null}>
          <Greeting />
        </Suspense>
      ) : (
        <GuestLinks />
      )}
    </Place>
  );
}

/**
 * Removes the stored name and address after a logout, here or in another tab, and after the end of a session. `maybeSignedIn`
 * is undefined until it is known.
 */
function useForgetOnLogout(maybeSignedIn: boolean | undefined): void {
  const before = useRef(maybeSignedIn);
  useEffect(() => {
    if (maybeSignedIn === false) {
      // The names of the workshop's queue.
      writeDraft(DRAFT_KEYS.benchQueue, 'kept', null);
      if (before.current) forgetCustomer();
      else forgetOthers('');
    }
    before.current = maybeSignedIn;
  }, [maybeSignedIn]);
}

/** Reserves space while the account loads, to avoid a layout shift. The server renders the page for a guest. */
const Place = styled.div<{ $signedIn?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-12);
  margin-left: var(--space-16);
  white-space: nowrap;
  ${({ $signedIn }) => $signedIn && ACCOUNT_WIDTH}
  [data-signed-in] &[data-unknown] {
    ${ACCOUNT_WIDTH}
    visibility: hidden;
  }
`;
