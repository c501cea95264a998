import { type RefObject, useEffect, useState } from 'react';

/** Shorter waits are not shown, because a note that comes and goes at once disturbs more than it says. */
const SHOWN_AFTER_MS = 200;

/** Whether pictures in the container are still on their way some time after `drawn` changed; the old ones are seen until then. */
export function useLoadingPictures(container: RefObject<HTMLElement | null>, drawn: unknown): boolean {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const root = container.current!;
    const check = () => setLoading([...root.querySelectorAll('img')].some((image) => !image.complete));
    const timer = setTimeout(check, SHOWN_AFTER_MS);
    // These events do not bubble.
    root.addEventListener('load', check, true);
    root.addEventListener('error', check, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('load', check, true);
      root.removeEventListener('error', check, true);
    };
  }, [container, drawn]);
  return loading;
}
