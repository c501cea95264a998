import { type RefObject, useEffect, useState } from 'react';
import { loadedAndIdle } from '../../../shared/lib/loaded-and-idle';
import { type Film, filmFor, readConditions } from './video-policy';

/** The film to play, once the page is loaded and idle and the container is in view; undefined when the policy allows none. */
export function useFilm(container: RefObject<Element | null>): Film | undefined {
  const [film, setFilm] = useState<Film>();

  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      await loadedAndIdle();
      const allowed = filmFor(await readConditions());
      if (!allowed) return;
      await inView(container.current!, controller.signal);
      if (!controller.signal.aborted) setFilm(allowed);
    })();
    return () => controller.abort();
  }, [container]);

  return film;
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
