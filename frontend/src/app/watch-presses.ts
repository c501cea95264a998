import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import type { AppStore } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';
import { setPageAhead } from './page-ahead';
import { pageOf } from './page-of';
import { createPage } from './Pages';

/** A link that is pressed for longer is rarely followed. */
const MAX_PRESS_MS = 1000;
/** React renders a hidden page in slices of 50 ms. After each of its usual 5 ms the browser would compute all styles again. */
const PRESSED_FRAME_RATE = 20;

/**
 * Renders the page of a link hidden while the link is pressed, if its code is loaded: a finger lies on a link for about 80 ms
 * before the click. The page is removed when no click follows. Returns a function that stops it.
 */
export function watchPresses({ dispatch }: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    // A link to a section shows the whole page at once.
    if (!link || link.hash || !pageOf(link)?.route.page.isLoaded()) return;
    const { pathname, search } = link;
    clearTimeout(timer);
    timer = setTimeout(cancel, MAX_PRESS_MS);
    forceFrameRate(PRESSED_FRAME_RATE);
    // The page shows the drafts that other tabs have stored since.
    dispatch(draftsRead(storedDrafts()));
    setPageAhead(createPage({ pathname, search, hash: '', state: null, key: 'default' }, false));
  };
  const lift = () => forceFrameRate(0);
  const cancel = () => {
    clearTimeout(timer);
    lift();
    setPageAhead(undefined);
  };
  addEventListener('pointerdown', start, { passive: true });
  addEventListener('pointerup', lift, { passive: true });
  addEventListener('pointercancel', cancel, { passive: true });
  return () => {
    cancel();
    removeEventListener('pointerdown', start);
    removeEventListener('pointerup', lift);
    removeEventListener('pointercancel', cancel);
  };
}
