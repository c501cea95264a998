import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { PageErrorBoundary } from './PageErrorBoundary';
import { Pages } from './Pages';
import { matchRoute, PanelFrame } from './routes';

/** The whole application; the entry modules of browser and server provide the router and the store. */
export function App() {
  const { pathname } = useLocation();
  const { frame } = matchRoute(pathname).route;
  const pages = (
    <Suspense fallback={null}>
      <Pages />
    </Suspense>
  );
  return (
    <Layout frame={frame}>
      {frame === 'panel' ? (
        <PageErrorBoundary page={pathname}>
          <Suspense fallback={null}>
            <PanelFrame>{pages}</PanelFrame>
          </Suspense>
        </PageErrorBoundary>
      ) : (
        pages
      )}
    </Layout>
  );
}
