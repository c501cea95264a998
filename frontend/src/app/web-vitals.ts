import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Reports the speed of the page once, when it is left or hidden, without a cookie and only with the page's route. Further pages of the
 * visit count for the first one, because for the browser they are one page.
 */
export function reportWebVitals(route: string): void {
  // The library needs it: Chrome before 92 reports nothing.
  if (!('at' in Array.prototype)) return;
  const speed: { lcp?: number; inp?: number; cls?: number } = {};
  const seconds = (milliseconds: number) => Math.round(milliseconds) / 1000;
  onLCP(({ value }) => (speed.lcp = seconds(value)), { reportAllChanges: true });
  onINP(({ value }) => (speed.inp = seconds(value)), { reportAllChanges: true });
  onCLS(({ value }) => (speed.cls = Math.round(value * 1000) / 1000), { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden' || speed.lcp === undefined) return;
    removeEventListener('visibilitychange', send);
    fetch('/api/web-vitals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ route, ...speed }),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  };
  addEventListener('visibilitychange', send);
}
