import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { NavigationType, Router, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Elements } from '../shared/lib/elements';
import { afterPaint } from '../shared/lib/after-paint';
import { useAppDispatch } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';

/**
 * Works like the library's `BrowserRouter`, but a second tap on a link opens no second entry of the history, Back keeps the page
 * until the one before is loaded, and a new page reads the drafts of other tabs.
 * Only this export of the library creates a history; `PageRouter.test.tsx` fails when it changes.
 */
export function PageRouter({ children }: { children: Elements }) {
  const dispatch = useAppDispatch();
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setShown] = useState({ location: history.location, action: history.action });

  useLayoutEffect(() => {
    let latest = history.location;
    return history.listen(({ location, action }) => {
      if (location.pathname !== latest.pathname) dispatch(draftsRead(storedDrafts()));
      latest = location;
      const show = () => latest === location && startTransition(() => setShown({ location, action }));
      // React renders a transition at once during `popstate`, and would show nothing until the code of the page is loaded.
      if (action === NavigationType.Pop) afterPaint(show);
      else show();
    });
  }, [history, dispatch]);

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
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
