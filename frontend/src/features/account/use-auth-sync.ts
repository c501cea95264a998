import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { identityApi } from '../../api/identity.api';
import { onSessionChange } from '../../api/session-marker';

/** Keeps this tab's person the same as the server's: after another tab's login or logout, and on return to the tab. */
export function useAuthSync(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const askAgain = () => dispatch(identityApi.util.invalidateTags(['identity']));
    const onVisible = () => document.visibilityState === 'visible' && askAgain();
    const stopHearing = onSessionChange(askAgain);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dispatch]);
}
