import { type UserDto, useCheckAuthQuery } from '../../api/identity.api';
import { useMaybeSignedIn } from './use-maybe-signed-in';

export type Auth = { status: 'loading' } | { status: 'guest' } | { status: 'authenticated'; user: UserDto };

/** Returns the login state. Guests send no request; a failed check counts as logged out. */
export function useAuth(): Auth {
  const maybeSignedIn = useMaybeSignedIn();
  const { data, isError } = useCheckAuthQuery(undefined, { skip: !maybeSignedIn, refetchOnFocus: true });
  if (maybeSignedIn === undefined) return { status: 'loading' };
  if (!maybeSignedIn || isError) return { status: 'guest' };
  if (!data) return { status: 'loading' };
  return data.user ? { status: 'authenticated', user: data.user } : { status: 'guest' };
}
