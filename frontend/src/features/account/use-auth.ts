import { isServerUnreachable } from '../../api/api-error';
import { type UserDto, useCheckAuthQuery } from '../../api/identity.api';
import { useMaybeSignedIn } from './use-maybe-signed-in';

export type Auth =
  | { status: 'loading' }
  /** `retry` checks again: the server did not answer, so that the browser may be logged in after all. */
  | { status: 'guest'; retry?: () => void }
  | { status: 'authenticated'; user: UserDto };

/**
 * Returns the login state. Guests send no request. A failed check counts as logged out, unless the server confirmed the session
 * before and is unreachable now.
 */
export function useAuth(): Auth {
  const maybeSignedIn = useMaybeSignedIn();
  const { data, error, refetch } = useCheckAuthQuery(undefined, { skip: !maybeSignedIn, refetchOnFocus: true });
  if (maybeSignedIn === undefined) return { status: 'loading' };
  if (!maybeSignedIn) return { status: 'guest' };
  const isUnreachable = isServerUnreachable(error);
  if (error && !(isUnreachable && data?.user))
    return { status: 'guest', ...(isUnreachable && { retry: () => void refetch() }) };
  if (!data) return { status: 'loading' };
  return data.user ? { status: 'authenticated', user: data.user } : { status: 'guest' };
}
