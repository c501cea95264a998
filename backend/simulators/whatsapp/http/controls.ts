import { json, type Request, Router } from 'express';
import { answerPlanErrors } from '../../common/plan-error.js';
import type { Platform } from '../platform.js';
import { readCustomerMessage } from './read-customer-message.js';

/** Controls for tests and testers, below `/__sim`; closed without the control token. */
export function controls(platform: Platform): Router {
  const router = Router();
  const fields = (request: Request) => Object(request.body) as Record<string, unknown>;

  router.use((request, response, next) => {
    if (request.get('x-simulator-token') === platform.settings.controlToken) next();
    else response.status(401).json({ error: 'The header X-Simulator-Token is missing or wrong' });
  });
  router.use(json({ limit: '1mb' }));

  router.post('/messages', async (request, response) => {
    const { messages } = fields(request);
    const asked: unknown[] = Array.isArray(messages) ? messages : [request.body];
    const written = await platform.write(...asked.map(readCustomerMessage));
    response.json(written.map(({ customer, wamid }) => ({ wamid, userId: customer.userId })));
  });
  router.post('/plans', (request, response) => {
    platform.plans.set(fields(request));
    response.sendStatus(204);
  });
  router.post('/clock', (request, response) => {
    platform.clock.advance(Number(fields(request).advanceMs) || 0);
    response.json({ now: platform.clock.now().toISOString() });
  });
  router.post('/verify', async (_request, response) => {
    response.json({ verified: await platform.webhook.verify() });
  });
  router.post('/reset', (_request, response) => {
    platform.reset();
    response.sendStatus(204);
  });
  router.get('/log', (_request, response) => {
    const { log, webhook, customers } = platform;
    const chats = customers.list().map(({ phone, userId, name, messages }) => ({ phone, userId, name, messages }));
    response.json({ requests: log.requests, deliveries: webhook.deliveries, chats });
  });

  router.use(answerPlanErrors);
  return router;
}
