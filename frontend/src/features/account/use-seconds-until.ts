import { useSyncExternalStore } from 'react';

const SECOND = 1000;

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND);
  return () => clearInterval(timer);
}

/** Returns whole seconds until a time (milliseconds since 1970); 0 when it has passed. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((moment - Date.now()) / SECOND)),
    () => 0,
  );
}
