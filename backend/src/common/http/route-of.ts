import type { Request } from 'express';

/** The route that answers, such as `/api/products/:id`: an address may hold what belongs to a person, a route cannot. */
export function routeOf(req: Request): string {
  const route = req.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' && route.path.startsWith('/api') ? route.path : 'other';
}
