import { matchRoute } from './routes';

/** A page that breaks again and again says so a few times. */
const MAX_REPORTS = 5;

const reported = new Set<string>();

/** Where in the shop's own code; other code on the page is a browser's extension's or the payment provider's. */
const OWN_PLACE = /\/build\/[\w.-]+\.js:\d+:\d+/g;

/** What browsers call an import that they could not fetch: the network is away, or a release is newer than the page. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|error loading/i;

/** Reports errors of the shop's code, each once, to whoever runs the shop: what went wrong, where in the code and on which page. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

export function isCodeError(error: unknown): error is Error {
  return error instanceof Error && !NOT_FETCHED.test(error.message);
}

export function reportError(error: unknown): void {
  if (!isCodeError(error)) return;
  const stack = error.stack?.match(OWN_PLACE)?.slice(0, 20);
  const message = `${error.name}: ${error.message}`.slice(0, 300);
  if (!stack || reported.has(message) || reported.size === MAX_REPORTS) return;
  reported.add(message);
  const body = JSON.stringify({ message, stack, route: matchRoute(location.pathname).route.path });
  // Not through the store, which may be what is broken. A report that is lost is not sent again.
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
