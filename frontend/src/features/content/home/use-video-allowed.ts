import { type RefObject, useEffect, useState } from 'react';
import { mayPlayVideo, readCircumstances } from './video-policy';

/** Becomes true once the page is loaded and at rest, the film is welcome, and its place is in front of the person's eyes. */
export function useVideoAllowed(place: RefObject<Element | null>): boolean {
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    const gone = new AbortController();
    void (async () => {
      await loadedAndIdle();
      if (!mayPlayVideo(await readCircumstances())) return;
      await seen(place.current!, gone.signal);
      if (!gone.signal.aborted) setAllowed(true);
    })();
    return () => gone.abort();
  }, [place]);

  return allowed;
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 500);
  });
}

/** Resolves when the element is at least half in view of a visible tab: an observer reports nothing for a hidden one. */
function seen(element: Element, signal: AbortSignal): Promise<void> {
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
