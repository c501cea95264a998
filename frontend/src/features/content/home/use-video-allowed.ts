import { type RefObject, useEffect, useState } from 'react';
import { loadedAndIdle } from '../../../shared/lib/loaded-and-idle';
import { mayPlayVideo, readConditions } from './video-policy';

/** Becomes true when the page is loaded and idle, the video policy allows playing, and the container is in view. */
export function useVideoAllowed(container: RefObject<Element | null>): boolean {
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      await loadedAndIdle();
      if (!mayPlayVideo(await readConditions())) return;
      await inView(container.current!, controller.signal);
      if (!controller.signal.aborted) setAllowed(true);
    })();
    return () => controller.abort();
  }, [container]);

  return allowed;
}

/** Resolves when at least half of the element is in view in a visible tab; observers report nothing in hidden tabs. */
function inView(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
