import type { Request } from 'express';

/** The route that answers, such as `/api/products/:id`: a URL may hold what belongs to a person, a route cannot. */
export function routeOf(req: Request): string {
  const route = req.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' && route.path.startsWith('/api') ? route.path : 'other';
}

/**
 * The first part of a page's path, such as `/productos` or `/d`. The rest may identify a person (the code of a design
 * leads to a child's name), and so may a first part with other characters than letters.
 */
export function pageOf(path: string): string {
  return /^\/[a-z.]*(?=\/|$)/.exec(path)?.[0] ?? 'page';
}
