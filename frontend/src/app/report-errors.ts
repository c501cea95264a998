import { matchRoute } from './routes';

/** Limits the reports of a page that fails repeatedly. */
const MAX_REPORTS = 5;

const reported = new Set<string>();

/** A stack frame of the shop's own code. Browser extensions and the payment provider run other code on the page. */
const OWN_PLACE = /\/build\/[\w.-]+\.js:\d+:\d+/g;

/** Browser messages for an import that could not be fetched: the network is down, or there is a newer release. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|error loading/i;

/** Reports uncaught errors of the shop's own code to the server, each message once. */
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
  // Does not use the store, which may be the cause of the error. A failed report is not sent again.
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
    // The report contains no personal data.
    credentials: 'omit',
  }).catch(() => undefined);
}
