import { createPath, type Location } from 'react-router-dom';
import type { RenderedPage } from './Pages';

let page: RenderedPage | undefined;
let listener: (() => void) | undefined;

/** The page of the link that is pressed; `PageRouter` renders it hidden. */
export const readPageAhead = () => page;

export function setPageAhead(next: RenderedPage | undefined): void {
  page = next;
  listener?.();
}

/** Removes the page, and returns it if it is that of the location. */
export function takePageAhead(location: Location): RenderedPage | undefined {
  // It was rendered without a navigation state.
  const taken = page && !location.state && createPath(page.location) === createPath(location) ? page : undefined;
  setPageAhead(undefined);
  return taken;
}

/** For the router, of which there is one. */
export function onPageAhead(notify: () => void): () => void {
  listener = notify;
  return () => (listener = undefined);
}
