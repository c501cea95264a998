import { startTransition, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Location,
  NavigationType,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Elements } from '../shared/lib/elements';
import { afterPaint } from '../shared/lib/after-paint';
import { useAppDispatch } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';
import { onPageAhead, readPageAhead, takePageAhead } from './page-ahead';
import { createPage, FIRST_PAGE, PagesContext, type RenderedPage, type Shown } from './Pages';
import { matchRoute } from './routes';

/**
 * Works like the library's `BrowserRouter`, except for the moment at which it renders a page. A page whose code is loaded
 * is rendered hidden while its link is pressed (`watch-presses.ts`), so that the click only shows it, or within the click:
 * in a transition the browser would draw more frames of the previous page. Header and footer follow after the paint. A page
 * that still loads is rendered in a transition, so that the previous page stays visible.
 * Only this export of the library creates a history; `PageRouter.test.tsx` fails when it changes.
 */
export function PageRouter({ children }: { children: Elements }) {
  const dispatch = useAppDispatch();
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [first] = useState<Shown>(() => {
    const { location, action: type } = history;
    return { page: { id: FIRST_PAGE, location, whole: true }, location, type };
  });
  const [shown, setShown] = useState(first);
  const [{ location, type }, setRouter] = useState(first);
  const ahead = useSyncExternalStore(onPageAhead, readPageAhead, readPageAhead);

  useLayoutEffect(() => {
    let latest = first;
    return history.listen(({ location, action: type }) => {
      const before = latest;
      const pressed = takePageAhead(location);
      const page = (type === NavigationType.Pop ? undefined : pressed) ?? pageAfter(before.page, location, type);
      const next: Shown = { page, location, type };
      latest = next;
      // A new page shows the drafts that other tabs have stored since; a pressed link has read them.
      if (page !== pressed && location.pathname !== before.location.pathname) dispatch(draftsRead(storedDrafts()));
      const show = () =>
        startTransition(() => {
          setShown(next);
          setRouter(next);
        });
      const atOnce = isAtOnce(before.location, location);
      if (atOnce) setShown(next);
      // React renders a transition at once during `popstate`, and would show nothing until the code of the page is loaded.
      if (atOnce || type === NavigationType.Pop) afterPaint(() => latest === next && show());
      else show();
    });
  }, [history, first, dispatch]);

  // The router keeps the previous location until the new page is shown, so a second tap on its link looks like another
  // navigation. It is ignored: it must neither add a history entry nor replace the first, which scrolls to the top.
  const navigator = useMemo(() => {
    const push = (to: To, state: unknown) => {
      const isOnItsWay = history.location.key !== location.key && history.createURL(to).href === window.location.href;
      if (!isOnItsWay) history.push(to, state);
    };
    return { ...history, push };
  }, [history, location]);

  return (
    <PagesContext value={{ shown, ahead }}>
      <Router location={location} navigationType={type} navigator={navigator}>
        {children}
      </Router>
    </PagesContext>
  );
}

/** A page that stays on its route keeps its state. */
function pageAfter(page: RenderedPage, location: Location, type: NavigationType): RenderedPage {
  if (matchRoute(location.pathname).route === matchRoute(page.location.pathname).route) return { ...page, location };
  // The scroll position of Back and Forward, and the link to a section, need the whole page.
  return createPage(location, type === NavigationType.Pop || location.hash !== '');
}

/** True for another page of the shop whose code is loaded. */
function isAtOnce(from: Location, to: Location): boolean {
  const { page, frame } = matchRoute(to.pathname).route;
  const isOutside = frame ?? matchRoute(from.pathname).route.frame;
  return !isOutside && to.pathname !== from.pathname && page.isLoaded();
}
