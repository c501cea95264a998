import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { identityApi } from '../../api/identity.api';
import { onSessionChange } from '../../api/session-marker';

/** Keeps this tab's person the same as the server's: after another tab's login or logout, and on return to the tab. */
export function useAuthInStep(): void {
  const dispatch = useDispatch();
  useEffect(() => onSessionChange(() => dispatch(identityApi.util.invalidateTags(['identity']))), [dispatch]);
}
