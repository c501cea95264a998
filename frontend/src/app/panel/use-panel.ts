import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserDto } from '../../api/identity.api';
import { type TodayDto, useGetTodayQuery } from '../../api/today.api';
import { useAuth } from '../../features/account/use-auth';
import { pollingOptions } from '../../shared/lib/polling-options';
import { useReauthOnForbidden } from '../../shared/lib/use-reauth-on-forbidden';

const POLLING = pollingOptions(30_000);

interface Panel {
  /** The logged-in person of the staff; undefined for others, and while the account loads. */
  user?: UserDto;
  isLoading: boolean;
  /** Numbers of waiting tasks; undefined until they are loaded. */
  today?: TodayDto;
}

/** The person and the counts of the panel, which are read again on every page. */
export function usePanel(): Panel {
  const auth = useAuth();
  const { pathname } = useLocation();
  const user = auth.status === 'authenticated' && auth.user.role === 'staff' ? auth.user : undefined;
  // The API refuses a person who has to set up a second factor first, and an accountant.
  const skip = !user || Boolean(user.secondFactor) || user.staffRole === 'contador';
  const { data: today, error, refetch } = useGetTodayQuery(undefined, { ...POLLING, skip });
  useReauthOnForbidden(error);
  useEffect(() => {
    if (!skip) void refetch();
  }, [skip, pathname, refetch]);
  return { user, isLoading: auth.status === 'loading', today };
}
