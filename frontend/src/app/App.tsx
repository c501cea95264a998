import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HydrationMark } from './HydrationMark';
import { Layout } from './layout/Layout';
import { PageErrorBoundary } from './PageErrorBoundary';
import { matchRoute, PanelFrame, routes } from './routes';

/** The whole application; the entry modules of browser and server provide the router and the store. */
export function App() {
  const { pathname } = useLocation();
  const { frame } = matchRoute(pathname).route;
  const page = (
    <PageErrorBoundary page={pathname}>
      <Suspense fallback={null}>
        <Routes>
          {routes.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
        <HydrationMark />
      </Suspense>
    </PageErrorBoundary>
  );
  return (
    <Layout frame={frame}>
      {frame === 'panel' ? (
        <PageErrorBoundary page={pathname}>
          <Suspense fallback={null}>
            <PanelFrame>{page}</PanelFrame>
          </Suspense>
        </PageErrorBoundary>
      ) : (
        page
      )}
    </Layout>
  );
}
