import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Longer than the browser takes to leave for another page of the shop. */
const LEAVING_MS = 5_000;

/**
 * Navigates, unless the browser is leaving already: the provider's script tells the result of a payment and then leads
 * to the shop's page of results by itself. Both would put that page into the history twice.
 */
export function useNavigateHere(): (path: string) => void {
  const navigate = useNavigate();
  const leavingUntil = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onLeaving = () => (leavingUntil.current = performance.now() + LEAVING_MS);
    // A page that Back brings out of the browser's cache has been left after all.
    const onLeft = () => clearTimeout(waiting.current);
    addEventListener('beforeunload', onLeaving);
    addEventListener('pagehide', onLeft);
    return () => {
      removeEventListener('beforeunload', onLeaving);
      removeEventListener('pagehide', onLeft);
      // The shopper has gone to another page meanwhile.
      clearTimeout(waiting.current);
    };
  }, []);

  return (path) => {
    const rest = leavingUntil.current - performance.now();
    if (rest <= 0) void navigate(path);
    else waiting.current = setTimeout(() => void navigate(path), rest);
  };
}
