import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Reports once, when the page is left or hidden, how fast it was for its visitor: without a cookie, and with nothing but the page's route.
 * What happens on further pages of the visit counts for the first one, as for the browser it is one page.
 */
export function reportWebVitals(route: string): void {
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
