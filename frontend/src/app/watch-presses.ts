import { isPlainPress } from '../shared/lib/link-press';
import type { AppStore } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';
import { pageOf } from './fetch-ahead';
import { setPageAhead } from './page-ahead';
import { createPage } from './Pages';

/** A link that is pressed for longer is rarely followed. */
const MAX_PRESS_MS = 1000;

/**
 * Renders the page of a link hidden while the link is pressed, if its code is loaded: a finger lies on a link for about 80 ms
 * before the click. The page is removed when no click follows. Returns a function that stops it.
 */
export function watchPresses({ dispatch }: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = (press: PointerEvent) => {
    if (!isPlainPress(press)) return;
    const link = (press.target as Element).closest<HTMLAnchorElement>('a[href]');
    // A link to a section shows the whole page at once.
    if (!link || link.hash || !pageOf(link)?.route.page.isLoaded()) return;
    const { pathname, search } = link;
    clearTimeout(timer);
    timer = setTimeout(cancel, MAX_PRESS_MS);
    // The page shows the drafts that other tabs have stored since.
    dispatch(draftsRead(storedDrafts()));
    setPageAhead(createPage({ pathname, search, hash: '', state: null, key: 'default' }, false));
  };
  const cancel = () => {
    clearTimeout(timer);
    setPageAhead(undefined);
  };
  addEventListener('pointerdown', start, { passive: true });
  addEventListener('pointercancel', cancel, { passive: true });
  return () => {
    cancel();
    removeEventListener('pointerdown', start);
    removeEventListener('pointercancel', cancel);
  };
}
