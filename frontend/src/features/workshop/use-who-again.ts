import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '../../api/api-error';
import { identityApi } from '../../api/identity.api';

const NOT_ALLOWED = new Set([401, 403]);

/** When a call is refused to this person, the page learns who is logged in now, and leads to the login if need be. */
export function useWhoAgain(error: ApiError | SerializedError | undefined): void {
  const dispatch = useDispatch();
  const refused = error !== undefined && 'status' in error && NOT_ALLOWED.has(error.status);
  useEffect(() => {
    if (refused) dispatch(identityApi.util.invalidateTags(['identity']));
  }, [refused, dispatch]);
}
