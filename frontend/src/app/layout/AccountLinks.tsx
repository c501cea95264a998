import { lazy, Suspense } from 'react';
import { css, styled } from 'styled-components';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { from } from '../../theme/media';
import { GuestLinks } from './GuestLinks';
import { useForgetOnLogout } from './use-forget-on-logout';

/** The bar outlives a chunk that cannot be brought. */
const Greeting = lazy(() => import('./Greeting').catch(() => ({ default: GuestLinks })));

/** Room for the greeting; a narrower window leaves out the orders. */
const ACCOUNT_WIDTH = css`
  width: 17.25rem;
  ${from(1200)} {
    width: 23.5rem;
  }
  ${from(1280)} {
    width: 27.5rem;
  }
`;

/** The ways in, or a greeting. What asks who it is comes only for somebody who may be logged in. */
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

/** What stands beside it does not move while the account is asked for. The page as the server sent it is a guest's. */
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
