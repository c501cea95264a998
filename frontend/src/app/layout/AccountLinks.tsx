import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { GuestLinks } from './GuestLinks';
import { useForgetOnLogout } from './use-forget-on-logout';

/** The bar outlives a chunk that cannot be brought. */
const Greeting = lazy(() => import('./Greeting').catch(() => ({ default: GuestLinks })));

/** The ways in, or a greeting. What asks who it is comes only for somebody who may be logged in. */
export function AccountLinks() {
  const maybeSignedIn = useMaybeSignedIn();
  useForgetOnLogout(maybeSignedIn);
  return (
    <Place data-unknown={maybeSignedIn === undefined || undefined}>
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

/** As wide for everybody: what stands beside it never moves. The page as the server sent it is a guest's. */
const Place = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-12);
  width: 16.25rem;
  white-space: nowrap;
  [data-signed-in] &[data-unknown] {
    visibility: hidden;
  }
`;
