import { useEffect } from 'react';

/** Sets a performance mark when the first page is hydrated, for measurements and end-to-end tests. */
export function HydrationMark() {
  useEffect(() => {
    performance.mark('shop alive');
  }, []);
  return null;
}
