import type { NextFunction, Request, Response } from 'express';

/** What Express keeps of a route; a layer without one is a middleware. */
interface Layer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Answers OPTIONS with what the address can do, without the headers that would let another site's page call the API. */
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
