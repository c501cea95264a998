import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useAppDispatch } from '../shared/state/app-store';
import { storedDrafts } from '../shared/state/draft-storage';
import { draftsRead } from '../shared/state/drafts-slice';
import { matchRoute } from './routes';

/**
 * The router of the library (`BrowserRouter`), except that a page of the shop whose code is loaded is rendered at once.
 * `BrowserRouter` renders every page in a transition, in slices of 5 ms: between them the browser draws frames of the page
 * before, for which it computes all styles again, since rendering adds those of new components. A page that still loads is
 * rendered in a transition, so that the page before stays visible. Of the library's exports only this one creates a history;
 * `PageRouter.test.tsx` fails when it changes.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setShown] = useState<Pick<typeof history, 'location' | 'action'>>(history);

  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const isNewPage = next.location.pathname !== pathname;
      pathname = next.location.pathname;
      // The new page shows the drafts that other tabs have stored since.
      if (isNewPage) dispatch(draftsRead(storedDrafts()));
      const show = () => setShown(next);
      const { page, frame } = matchRoute(pathname).route;
      if (isNewPage && frame === undefined && page.isLoaded()) show();
      else startTransition(show);
    });
  }, [history, dispatch]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
