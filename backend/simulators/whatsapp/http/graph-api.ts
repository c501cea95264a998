import { timingSafeEqual } from 'node:crypto';
import { json, type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { graphError, GraphError, unknownObject } from '../graph-error.js';
import type { Platform } from '../platform.js';
import { readSendRequest } from '../send-request.js';

/** The answer of a proxy before the platform that takes the caller for a robot. */
const BLOCKED = '<html><head><title>Access denied</title></head><body>403</body></html>';

/** The Graph API: `POST /{version}/{phone number id}/messages`. */
export function graphApi(platform: Platform): Router {
  const router = Router();
  router.post(/^\/(v\d{1,3}\.\d)\/(\w+)\/messages$/, failAsOrdered(platform), json(), (request, response) => {
    assertToken(request, platform.settings.accessToken);
    const id = String(request.params[1]);
    if (id !== platform.settings.phoneNumberId) throw unknownObject(id);
    const sendRequest = readSendRequest(request.body);
    const { customer, wamid } = platform.send(sendRequest);
    const recipient = sendRequest.userId === null ? { wa_id: customer.phone } : { user_id: customer.userId };
    response.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: sendRequest.input, ...recipient }],
      messages: [{ id: wamid }],
    });
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    const answered = error instanceof SyntaxError ? new GraphError(100, 'Invalid parameter') : error;
    if (!(answered instanceof GraphError)) return next(error);
    if (answered.retryAfterSeconds !== undefined) response.set('Retry-After', String(answered.retryAfterSeconds));
    response.status(answered.status).json(answered.toBody());
  });
  return router;
}

function assertToken(request: Request, accessToken: string): void {
  const [scheme, token = ''] = (request.get('authorization') ?? '').split(' ');
  const [given, expected] = [Buffer.from(token), Buffer.from(accessToken)];
  if (scheme !== 'Bearer' || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw graphError(190);
}

/** Fails before anything else sees the request. */
function failAsOrdered({ plans }: Platform): RequestHandler {
  return (request, response, next) => {
    const fault = plans.takeFault();
    switch (fault?.kind) {
      case undefined:
        return next();
      case 'slow':
        return void setTimeout(next, fault.ms);
      case 'code':
        throw graphError(fault.code, {
          retryAfterSeconds: fault.retryAfterSeconds,
          ...(fault.retryAfterSeconds !== undefined && { status: 429 }),
        });
      case '500':
        return void response.status(500).json({ error: { message: 'An unknown error occurred', code: 1 } });
      case 'html403':
        return void response.status(403).type('html').send(BLOCKED);
      case 'drop':
        return void request.socket.destroy();
      case 'timeout':
        // No answer, ever: the caller has to give up by itself.
        return undefined;
    }
  };
}
