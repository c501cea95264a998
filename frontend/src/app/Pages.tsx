import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageErrorBoundary } from './PageErrorBoundary';
import { matchRoute } from './routes';

/** The page of the address. */
export function Pages() {
  const { pathname } = useLocation();
  const { path, page: Component } = matchRoute(pathname).route;
  // For measurements and end-to-end tests.
  useEffect(() => {
    performance.mark('shop hydrated');
  }, []);
  return (
    <PageErrorBoundary page={pathname}>
      <Routes>
        <Route path={path} element={<Component />} />
      </Routes>
    </PageErrorBoundary>
  );
}
