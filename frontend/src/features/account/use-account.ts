import { type AccountDto, useGetAccountQuery } from '../../api/identity.api';
import { useMarked } from './use-marked';

const NOT_LOGGED_IN = 401;

export type Account =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; account: AccountDto };

/** The account of who is logged in, with everything that its page shows. */
export function useAccount(): Account {
  const marked = useMarked();
  const { data, error, refetch } = useGetAccountQuery(undefined, { skip: !marked });
  if (marked === undefined) return { status: 'loading' };
  const refused = error !== undefined && 'status' in error && error.status === NOT_LOGGED_IN;
  if (!marked || refused) return { status: 'guest' };
  if (data) return { status: 'ready', account: data };
  return error ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
}
