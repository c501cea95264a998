import { opensHere } from '../shared/lib/link-press';
import { matchRoute, type RouteMatch } from './routes';

/** The page that a link opens within this document; undefined for pages of the staff and all other links. */
export function pageOf(link: HTMLAnchorElement): RouteMatch | undefined {
  if (!opensHere(link) || link.pathname === location.pathname) return undefined;
  const match = matchRoute(link.pathname);
  return match.route.frame === undefined && match.route.path !== '*' ? match : undefined;
}
