import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { focusQuietly, focusTitle, isFocusLost, jumpTo, whenPresent } from './page-arrival';
import { useFocusTaken } from './use-focus-taken';
import { useScrollPositions } from './use-scroll-positions';

/** Does for a change of page what the browser does for a new document: names it aloud, moves the focus, places the scroll. */
export function RouteAnnouncer() {
  const location = useLocation();
  const type = useNavigationType();
  const entry = location.key + location.hash;
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
    // An entry that the router did not make, by a plain `#` link, has the key "default": it too leads to its target.
    const remembered = type === NavigationType.Pop && !(hash && key === 'default');
    if (arrived && remembered) jumpTo(positions.get(entry) ?? 0);
    else if (newPage || (arrived && type === NavigationType.Push && !hash)) jumpTo(0);
    if (newPage ? !isFocusTaken(entry) : arrived && isFocusLost()) focusTitle();
    // On a first load the browser scrolls by itself to a target that the server rendered.
    const target = hash.slice(1);
    const byHand = arrived ? !remembered : document.getElementById(target) === null;
    if (!target || !byHand) return;
    return whenPresent(target, (element) => {
      element.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' });
      if (!isFocusTaken(entry)) focusQuietly(element);
    });
  }, [location, entry, type, positions, isFocusTaken]);

  return <VisuallyHidden ref={region} aria-live="polite" />;
}
