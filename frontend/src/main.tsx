import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app/App';
import { listen } from './app/listen';
import { PageRouter } from './app/PageRouter';
import { loadOptional, reloadAfterRelease } from './app/reload-after-release';
import { reportErrors } from './app/report-errors';
import { matchRoute, preloadRoute } from './app/routes';
import { createStore } from './app/store';
import { hasTranslation, hydrateAndRepeat } from './before-hydration';
import { holdEarlyPresses } from './shared/lib/early-presses';
import { loadedAndIdle } from './shared/lib/loaded-and-idle';

reportErrors();
reloadAfterRelease();
holdEarlyPresses();

const root = document.getElementById('root')!;
const state = document.getElementById('state')?.textContent;
const store = createStore({ origin: '', fetch }, state ? JSON.parse(state) : undefined);
/** Hydration renders what the server rendered, which cannot read this browser's storage. */
const servedState = store.getState();
listen(store);

/** React renders a part anew that a translator changed before its hydration, which is no error of the shop. */
function onRecoverableError(error: unknown): void {
  if (!hasTranslation(root)) globalThis.reportError(error);
}

const shop = (
  <StrictMode>
    <Provider store={store} serverState={servedState}>
      <PageRouter>
        <App />
      </PageRouter>
    </Provider>
  </StrictMode>
);

// Hydration must not suspend, so the page's chunk is loaded first. If that fails, the page shows an error itself.
const { route } = matchRoute(location.pathname);
await preloadRoute(route).catch(() => undefined);

if (root.firstElementChild) {
  hydrateAndRepeat(root, () => hydrateRoot(root, shop, { onRecoverableError }));
} else {
  // A busy server sends the page without content.
  createRoot(root).render(shop);
}

// Must not compete with the page, which works without it.
void loadedAndIdle().then(() =>
  loadOptional(async () => (await import('./app/after-load')).afterLoad(store, route.path)),
);
