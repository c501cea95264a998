import type { AppStore } from '../shared/state/app-store';
import { fetchAhead } from './fetch-ahead';
import { loadOptional } from './reload-after-release';

/** What every page does once it is loaded and idle; a chunk of its own, because the page itself does not need it. */
export function afterLoad(store: AppStore, route: string): void {
  fetchAhead(store);
  void loadOptional(async () => (await import('../shared/ui/toast-place')).keepMessagesClear());
  void loadOptional(async () => {
    const { keepForOffline } = await import('./keep-for-offline');
    // Some browsers refuse service workers and storage.
    if (import.meta.env.PROD) keepForOffline(store).catch(() => undefined);
  });
  // The browser keeps earlier measurements. Some browsers block such code; then there is no report.
  void loadOptional(async () => (await import('./web-vitals')).reportWebVitals(route));
}
