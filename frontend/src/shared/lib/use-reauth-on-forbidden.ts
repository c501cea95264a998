import { useEffect } from 'react';
import type { CallError } from '../../api/api-error';
import { identityApi } from '../../api/identity.api';
import { useAppDispatch } from '../state/app-store';

const NOT_ALLOWED = new Set([401, 403]);

/** Reads the account again after a 401 or 403; the page then redirects a guest to the login. */
export function useReauthOnForbidden(error: CallError | undefined): void {
  const dispatch = useAppDispatch();
  const refused = error !== undefined && 'status' in error && NOT_ALLOWED.has(error.status);
  useEffect(() => {
    if (refused) dispatch(identityApi.util.invalidateTags(['identity']));
  }, [refused, dispatch]);
}
