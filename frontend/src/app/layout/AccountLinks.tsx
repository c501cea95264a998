import { lazy, Suspense } from 'react';
import { css, styled } from 'styled-components';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { from } from '../../theme/media';
import { GuestLinks } from './GuestLinks';
import { useForgetOnLogout } from './use-forget-on-logout';

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
    <Container data-unknown={maybeSignedIn === undefined || undefined} $signedIn={maybeSignedIn}>
      {maybeSignedIn ? (
        <Suspense fallback={null}>
          <Greeting />
        </Suspense>
      ) : (
        <GuestLinks />
      )}
    </Container>
  );
}

/** Reserves space while the account loads, to avoid a layout shift. The server renders the page for a guest. */
const Container = styled.div<{ $signedIn?: boolean }>`
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
