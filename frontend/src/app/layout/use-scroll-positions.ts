import { useEffect, useLayoutEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';

const KEY = STORAGE_KEYS.scrollPositions;

/** More entries than a visit usually has. */
const MAX_STORED = 50;

/**
 * The scroll position of each history entry; `entry` is the current one. The browser's own restoration runs before the page
 * is rendered again, so it is used only for reloads and for returning from another site. The positions of the other entries
 * outlast a reload in the tab's storage. React-router's `ScrollRestoration` does the same, but needs its data mode
 * (docs/decisions/0023-bundling.md).
 */
export function useScrollPositions(entry: string): ReadonlyMap<string, number> {
  // Another document of this tab may have begun with an entry of the same name.
  const [positions] = useState(() => new Map([...readStored(), [entry, globalThis.scrollY]]));

  useLayoutEffect(() => {
    const remember = () => positions.set(entry, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry, positions]);

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      store(positions);
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
    };
  }, [positions]);

  return positions;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    // Rendered by the server, or storage is blocked.
    return [];
  }
}

function store(positions: ReadonlyMap<string, number>): void {
  // The fragment of an emailed link is a secret (`#token=…`), which no storage may contain.
  const stored = [...positions].filter(([entry]) => !entry.includes('='));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored.slice(-MAX_STORED)));
  } catch {
    // Storage is blocked: after a reload the other entries begin at the top.
  }
}
