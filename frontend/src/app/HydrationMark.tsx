import { useEffect } from 'react';

/** Marks in the browser's timeline when the first page has come to life: for measurements, and journeys that wait for it. */
export function HydrationMark() {
  useEffect(() => {
    performance.mark('shop alive');
  }, []);
  return null;
}
