import { json, Router } from 'express';
import { answerPlanErrors, PlanError } from '../../common/plan-error.js';
import { type Customer, DAY_MS } from '../customers.js';
import type { Platform } from '../platform.js';
import { readCustomerMessage } from './read-customer-message.js';

/** Calls of the simulator's own page, below `/chat`. Bodies must be JSON, because a page of another site cannot send that. */
export function chat(platform: Platform): Router {
  const router = Router();
  router.use(json());

  router.get('/state', (request, response) => {
    const { customer: key } = request.query;
    const customer = typeof key === 'string' ? platform.customers.find(key) : undefined;
    response.set('Cache-Control', 'no-store').json({
      now: platform.clock.now(),
      customers: platform.customers.list().map(({ key, phone, name }) => ({ key, phone, name })),
      customer: customer ? toChat(customer) : null,
    });
  });
  router.post('/messages', async (request, response) => {
    if (!request.is('json')) throw new PlanError('The body must be JSON');
    const [written] = await platform.write(readCustomerMessage(request.body));
    response.json({ customer: written?.customer.key });
  });
  router.post('/next-day', (request, response) => {
    if (!request.is('json')) throw new PlanError('The body must be JSON');
    platform.clock.advance(DAY_MS);
    response.sendStatus(204);
  });

  router.use(answerPlanErrors);
  return router;
}

function toChat({ key, phone, name, messages, windowEndsAt }: Customer): object {
  const shown = messages.map(({ wamid, author, type, text, at, status, errorCode }) => {
    return { wamid, author, type, text, at, status, errorCode };
  });
  return { key, phone, name, windowEndsAt, messages: shown };
}
