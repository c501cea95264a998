import { type UserDto, useCheckAuthQuery } from '../../api/identity.api';
import { useMarked } from './use-marked';

export type Auth = { status: 'loading' } | { status: 'guest' } | { status: 'authenticated'; user: UserDto };

/** Who is logged in (storefront.md, section 4). Guests ask the server nothing; a failed check counts as logged out. */
export function useAuth(): Auth {
  const marked = useMarked();
  const { data, isError } = useCheckAuthQuery(undefined, { skip: !marked });
  if (marked === undefined) return { status: 'loading' };
  if (!marked || isError) return { status: 'guest' };
  if (!data) return { status: 'loading' };
  return data.user ? { status: 'authenticated', user: data.user } : { status: 'guest' };
}
