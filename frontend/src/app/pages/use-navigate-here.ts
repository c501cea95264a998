import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Longer than the browser takes to leave for another page of the shop. */
const LEAVING_MS = 5_000;

/**
 * Navigates, unless the browser is already navigating: the provider's script calls back with a result and then opens the
 * shop's result page itself. Both together would add that page to the history twice.
 */
export function useNavigateHere(): (path: string) => void {
  const navigate = useNavigate();
  const leavingUntil = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onLeaving = () => (leavingUntil.current = performance.now() + LEAVING_MS);
    // After Back the browser may restore the page from its cache, which must not continue the navigation.
    const onLeft = () => clearTimeout(waiting.current);
    addEventListener('beforeunload', onLeaving);
    addEventListener('pagehide', onLeft);
    return () => {
      removeEventListener('beforeunload', onLeaving);
      removeEventListener('pagehide', onLeft);
      // The shopper has opened another page.
      clearTimeout(waiting.current);
    };
  }, []);

  return (path) => {
    const rest = leavingUntil.current - performance.now();
    if (rest <= 0) void navigate(path);
    else waiting.current = setTimeout(() => void navigate(path), rest);
  };
}
