import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Elements } from './shared/lib/elements';
import { App } from './app/App';
import { loadPageData } from './app/page-data';
import { PageStatusContext } from './app/page-status';
import { matchRoute, type PageRoute, preloadRoute } from './app/routes';
import { createStore } from './app/store';
import { setPublicOrigin } from './shared/lib/absolute-url';
import { preloadLazyParts } from './shared/lib/lazy-hydrate';
import type { AppStore } from './shared/state/app-store';
import { preloadedFonts } from './theme/fonts';
import { globalStyle } from './theme/global-style';

/** Renders the link preview of a shared design. */
export { renderDesignCard, renderPiece } from './app/design-card';

/** Renders the product feed and the fallback catalogue. */
export { renderCatalogueFile } from './app/catalogue-files';

/** Lets the server recognise wrong addresses, which it need not render. */
export { hasPage } from './app/routes';

/** Vite's build manifest: source module → chunk. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  /** Public origin of the shop, without a trailing slash: `https://sigerist.co`. */
  publicUrl: string;
  /** The built `index.html`. */
  template: string;
  manifest: Manifest;
  /** Origin of the API, as seen from this process. */
  apiOrigin: string;
}

export interface PageAnswer {
  status: number;
  html: string;
  /** False when a request to the API failed: the page must not be cached. */
  complete: boolean;
}

const GLOBAL_STYLE = `<style>${globalStyle}</style>`;

/** Renders one page as complete HTML with its styles and its data. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname } = new URL(request.url, request.publicUrl);
  const { route, params } = matchRoute(pathname);
  const store = createStore({ origin: request.apiOrigin, fetch });
  await Promise.all([preloadRoute(route).then(preloadLazyParts), loadPageData(route.source, store, params)]);

  setPublicOrigin(request.publicUrl);
  let status = 200;
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <PageStatusContext value={(code) => (status = code)}>
          <Provider store={store}>
            <StaticRouter location={request.url}>
              <FontPreloads>
                <App />
              </FontPreloads>
            </StaticRouter>
          </Provider>
        </PageStatusContext>,
      ),
    );
    const { head, body } = splitHead(markup);
    const html = fill(request.template, {
      head: head + GLOBAL_STYLE + sheet.getStyleTags(),
      app: body,
      state: stateScript(store) + chunkList(request.manifest, route),
    });
    return { status, html, complete: !hasServerFailure(store) };
  } finally {
    sheet.seal();
  }
}

/** An empty page, for a busy server: the browser renders it and loads its data itself. */
export function renderEmptyPage({ template, manifest }: Pick<PageRequest, 'template' | 'manifest'>): string {
  return fill(template, { head: GLOBAL_STYLE, app: '', state: chunkList(manifest) });
}

/** Wraps the application: as a sibling it would change the ids that `useId` generates in the browser. */
function FontPreloads({ children }: { children: Elements }) {
  for (const font of preloadedFonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}

/** React writes the tags of the head before the first element of the page, the skip link. */
function splitHead(markup: string): { head: string; body: string } {
  const start = markup.search(/<(?!title|meta|link)[a-z]/);
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

function fill(template: string, parts: Record<'head' | 'app' | 'state', string>): string {
  return template.replace(/<!--(head|app|state)-->/g, (_, name: keyof typeof parts) => parts[name]);
}

/** Lists the chunks of a route's page and frame; the boot script fetches them, so that none waits for another. */
function chunkList(manifest: Manifest, route?: PageRoute): string {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  add('src/main.tsx');
  if (route?.isStaff) add('src/app/panel/staff-pages.ts');
  if (route) add(`src/app/pages/${route.source}.tsx`);
  if (route?.frame === 'panel') add('src/app/panel/PanelFrame.tsx');
  return `<script id="chunks" type="application/json">${JSON.stringify([...files])}</script>`;
}

function stateScript(store: AppStore): string {
  const { queries, provided } = store.getState().api;
  const json = JSON.stringify({ api: { queries, provided } });
  return `<script id="state" type="application/json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function hasServerFailure(store: AppStore): boolean {
  return Object.values(store.getState().api.queries).some((query) => {
    const error = query?.error as { status?: number } | undefined;
    return error?.status !== undefined && (error.status === 0 || error.status >= 500);
  });
}
