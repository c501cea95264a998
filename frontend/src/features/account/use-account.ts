import { type AccountDto, useGetAccountQuery } from '../../api/identity.api';
import { useMaybeSignedIn } from './use-maybe-signed-in';

const NOT_LOGGED_IN = 401;

export type Account =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; account: AccountDto };

/** Returns the logged-in account with the data of the account page. */
export function useAccount(): Account {
  const maybeSignedIn = useMaybeSignedIn();
  const { data, error, refetch } = useGetAccountQuery(undefined, { skip: !maybeSignedIn, refetchOnFocus: true });
  if (maybeSignedIn === undefined) return { status: 'loading' };
  const refused = error !== undefined && 'status' in error && error.status === NOT_LOGGED_IN;
  if (!maybeSignedIn || refused) return { status: 'guest' };
  if (data) return { status: 'ready', account: data };
  return error ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
}
