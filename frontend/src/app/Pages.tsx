import { Activity, createContext, memo, use, useEffect } from 'react';
import { type Location, type NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PageStage } from '../shared/lib/page-stage';
import { PageErrorBoundary } from './PageErrorBoundary';
import { matchRoute } from './routes';

export interface RenderedPage {
  /** The key of the page's component, which keeps its state as long as the key stays. */
  id: number;
  location: Location;
  /** True when everything is rendered at once, not the first screen first. */
  whole: boolean;
}

/** Id of the page of the document; the pages that links open have higher ones. */
export const FIRST_PAGE = 0;
let lastId = FIRST_PAGE;

export function createPage(location: Location, whole: boolean): RenderedPage {
  lastId += 1;
  return { id: lastId, location, whole };
}

export interface Shown {
  page: RenderedPage;
  /** Location and type of the navigation that opened the page; those of the router follow after its first paint. */
  location: Location;
  type: NavigationType;
}

interface PagesState {
  shown: Shown;
  /** The page that a pressed link opens, rendered hidden. */
  ahead?: RenderedPage;
}

/** Provided by `PageRouter`; other routers render one page. */
export const PagesContext = createContext<PagesState | undefined>(undefined);

export function useShown(): Shown {
  const location = useLocation();
  const type = useNavigationType();
  return use(PagesContext)?.shown ?? { page: { id: FIRST_PAGE, location, whole: true }, location, type };
}

export function Pages() {
  const { page: shown } = useShown();
  const ahead = use(PagesContext)?.ahead;
  return [shown, ahead].map(
    (page) =>
      page && (
        // React renders a hidden page when it has nothing else to do, without effects and with `display: none`.
        <Activity key={page.id} mode={page === ahead ? 'hidden' : 'visible'}>
          <PageStage isAhead={page === ahead} whole={page.whole}>
            <Page location={page.location} />
            {page.id === FIRST_PAGE && <HydrationMark />}
          </PageStage>
        </Activity>
      ),
  );
}

/** Sets a performance mark when the first page is hydrated, for measurements and end-to-end tests. */
function HydrationMark() {
  useEffect(() => {
    performance.mark('shop hydrated');
  }, []);
  return null;
}

/** Not rendered again when a hidden page is shown. */
const Page = memo(function Page({ location }: { location: Location }) {
  const { path, page: Component } = matchRoute(location.pathname).route;
  return (
    <PageErrorBoundary page={location.pathname}>
      <Routes location={location}>
        <Route path={path} element={<Component />} />
      </Routes>
    </PageErrorBoundary>
  );
});
