import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import {
  entryOf,
  historyEntry,
  focusQuietly,
  focusTitle,
  isFocusInUse,
  isFocusLost,
  jumpTo,
  whenPresent,
} from './page-arrival';
import { useScrollPositions } from './use-scroll-positions';

/** Replaces what the browser does for a new document: announces the page, moves the focus, sets the scroll position. */
export function RouteAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const entry = entryOf(location, location.key);
  const positions = useScrollPositions(entry);
  const isFocusTaken = useFocusTaken();
  const region = useRef<HTMLSpanElement>(null);
  const last = useRef(location);

  useLayoutEffect(() => {
    const { key, pathname, hash } = location;
    const arrived = last.current !== location;
    const newPage = last.current.pathname !== pathname;
    last.current = location;

    if (newPage && region.current) region.current.textContent = document.title;
    // A plain `#` link creates an entry outside the router, with the key "default"; it must scroll to its target too.
    const remembered = type === NavigationType.Pop && !(hash && key === 'default');
    if (arrived && remembered) jumpTo(positions.get(entry) ?? 0);
    else if (newPage || (arrived && type === NavigationType.Push && !hash)) jumpTo(0);
    if (newPage ? !isFocusTaken(entry) : arrived && isFocusLost()) focusTitle();
    // On a first load the browser itself scrolls to a server-rendered target.
    const target = hash.slice(1);
    const mustScroll = arrived ? !remembered : document.getElementById(target) === null;
    if (!target || !mustScroll) return;
    return whenPresent(target, (element) => {
      element.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' });
      if (!isFocusTaken(entry)) focusQuietly(element);
    });
  }, [location, entry, type, positions, isFocusTaken]);

  return <VisuallyHidden ref={region} aria-live="polite" />;
}

/**
 * Reports whether the shopper has moved the focus while a page was loading; it then stays there. The URL changes when a
 * link is clicked, the page only once its chunk is loaded.
 */
function useFocusTaken(): (entry: string) => boolean {
  const lastMove = useRef<string>(null);

  useEffect(() => {
    // Only code focuses titles and sections, never the shopper.
    const remember = ({ target }: FocusEvent) => {
      lastMove.current = (target as HTMLElement).tabIndex < 0 ? null : historyEntry();
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return useCallback((entry) => !isFocusLost() && (isFocusInUse() || lastMove.current === entry), []);
}
