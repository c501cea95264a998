import type { NextFunction, Request, Response } from 'express';

/**
 * A layer of Express's private `app.router.stack`; one without a route is a middleware. Express has no public list of the methods
 * of a URL. The OPTIONS test of `backend/test/errors.e2e-spec.ts` fails when the stack changes.
 */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Answers OPTIONS with what the URL can do, without the headers that would let another site's page call the API. */
export function allowedMethods(req: Request, res: Response, next: NextFunction): void {
  const methods = req.method === 'OPTIONS' ? methodsOf(req) : [];
  if (methods.length === 0) return next();
  res.setHeader('Allow', [...methods, 'OPTIONS'].join(', '));
  res.status(204).end();
}

function methodsOf(req: Request): string[] {
  const { stack } = req.app.router as unknown as { stack: Layer[] };
  const routes = stack.filter((layer) => layer.route && layer.match(req.baseUrl + req.path));
  const methods = new Set(routes.flatMap(({ route }) => Object.keys(route?.methods ?? {})));
  if (methods.has('get')) methods.add('head');
  return [...methods].map((method) => method.toUpperCase());
}
