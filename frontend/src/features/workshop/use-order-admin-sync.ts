import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { invalidateOrders } from '../../api/workshop.api';

/** Often enough for a workshop: a page that is open all day asks some hundred small questions. */
const EVERY_MS = 45_000;

/** Keeps what is shown the same as the server's while somebody may be looking: every now and then, and on return to the tab. */
export function useOrderAdminSync(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const askAgain = () => {
      if (document.visibilityState === 'visible') invalidateOrders().forEach(dispatch);
    };
    const timer = setInterval(askAgain, EVERY_MS);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [dispatch]);
}
