import { opensHere } from '../shared/lib/link-press';
import { loadedAndIdle } from '../shared/lib/loaded-and-idle';
import type { AppStore } from '../shared/state/app-store';
import { loadPageData } from './page-data';
import { loadOptional } from './reload-after-release';
import { matchRoute, preloadRoute, type RouteMatch } from './routes';

/** Pages that are loaded only because a link to them is visible; all pages of the shop together weigh 100 kB. */
const MAX_VISIBLE_PAGES = 12;

/** What browsers report about the connection; Safari and Firefox report nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Loads code and data of the pages that the shopper may open next, so that a tap shows a page without waiting for the
 * network: when a link is touched, hovered or focused, and one after the other while links are visible and the browser is
 * idle. Data of one product or design are loaded only when its link is touched. Returns a function that stops it.
 */
export function fetchAhead(store: AppStore): () => void {
  let touched: Element | null = null;
  const onIntent = ({ target, type }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    // A tap also focuses its link, just before the click.
    if (!link || (type === 'focusin' && link === touched)) return;
    touched = link;
    const page = pageOf(link);
    if (page) void load(store, page);
  };
  // A finger causes it too, at the moment of the touch.
  addEventListener('pointerover', onIntent, { passive: true });
  addEventListener('focusin', onIntent);
  const stopVisible = savesData() ? undefined : fetchVisible(store);
  return () => {
    removeEventListener('pointerover', onIntent);
    removeEventListener('focusin', onIntent);
    stopVisible?.();
  };
}

/** The page that a link opens within this document; undefined for pages of the staff and all other links. */
function pageOf(link: HTMLAnchorElement): RouteMatch | undefined {
  if (!opensHere(link) || link.pathname === location.pathname) return undefined;
  const match = matchRoute(link.pathname);
  return match.route.frame === undefined && match.route.path !== '*' ? match : undefined;
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Also observes the links of pages that are opened later. */
function fetchVisible(store: AppStore): () => void {
  const known = new Set<string>();
  let last = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const page = isIntersecting ? pageOf(target as HTMLAnchorElement) : undefined;
      if (!page || known.has(page.route.source) || known.size === MAX_VISIBLE_PAGES) continue;
      known.add(page.route.source);
      // One page for each idle moment, so that evaluating their code never delays a tap for long.
      last = last.then(loadedAndIdle).then(() => void load(store, page, Object.keys(page.params).length === 0));
    }
  });
  let waiting = false;
  const observeLinks = () => {
    waiting = false;
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };
  const onChange = () => {
    if (waiting) return;
    waiting = true;
    void loadedAndIdle().then(observeLinks);
  };
  observeLinks();
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}

/** A failure is ignored: the page loads again when it is opened, and shows an error if that fails too. */
async function load(store: AppStore, { route, params }: RouteMatch, withData = true): Promise<void> {
  await Promise.all([
    loadOptional(() => preloadRoute(route)),
    withData ? loadPageData(route.source, store, params) : undefined,
  ]);
}
