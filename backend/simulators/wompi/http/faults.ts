import type { RequestHandler } from 'express';
import type { Plans } from '../plans.js';

/** The answer of a provider's edge that takes the caller for a robot. */
const EDGE_REFUSES =
  '<html><head><title>ERROR: The request could not be satisfied</title></head><body>403</body></html>';

/** Fails as ordered, before anything else sees the request. */
export function failing(plans: Plans, target: 'api' | 'widget'): RequestHandler {
  return (request, response, next) => {
    const fault = request.method === 'GET' ? plans.faultOf(target) : undefined;
    switch (fault?.kind) {
      case undefined:
        next();
        break;
      case 'slow':
        setTimeout(next, fault.ms);
        break;
      case '500':
        response.status(500).json({ error: { type: 'INTERNAL_ERROR', reason: 'Simulado' } });
        break;
      case '429':
        response.status(429).json({ error: { type: 'TOO_MANY_REQUESTS', reason: 'Simulado' } });
        break;
      case 'html403':
        response.status(403).type('html').send(EDGE_REFUSES);
        break;
      case 'drop':
        request.socket.destroy();
        break;
      case 'timeout':
        // No answer, ever: the caller has to give up by itself.
        break;
    }
  };
}
