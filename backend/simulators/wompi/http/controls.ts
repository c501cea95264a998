import { type Request, Router } from 'express';
import { answerPlanErrors, PlanError, wholeNumber } from '../../common/plan-error.js';
import type { World } from '../world.js';
import { OUTCOMES, type Status, toBody, type Transaction } from '../transaction.js';

/** Controls for tests and testers, below `/__sim`; closed without the control token. */
export function controls(world: World): Router {
  const { settings, plans, clock, events, ledger, cashier } = world;
  const router = Router();
  const fields = (request: Request) => Object(request.body) as Record<string, unknown>;

  router.use((request, response, next) => {
    if (request.get('x-simulator-token') === settings.controlToken) next();
    else response.status(401).json({ error: 'The header X-Simulator-Token is missing or wrong' });
  });

  router.post('/next', (request, response) => {
    plans.order(fields(request));
    response.sendStatus(204);
  });
  router.post('/faults', (request, response) => {
    plans.setFaults(fields(request));
    response.sendStatus(204);
  });
  router.post('/clock', (request, response) => {
    clock.advance(Number(fields(request).advanceMs) || 0);
    response.json({ now: clock.now().toISOString() });
  });
  router.post('/reset', (_request, response) => {
    world.reset();
    response.sendStatus(204);
  });
  router.get('/log', (_request, response) => {
    response.json({
      requests: world.log.requests,
      deliveries: events.deliveries,
      transactions: ledger.all().map(toBody),
    });
  });
  router.post('/transactions/:id/:action', async (request, response) => {
    const transaction = ledger.byId(request.params.id);
    if (!transaction) return void response.sendStatus(404);
    if (request.params.action === 'resend') await events.resend(transaction);
    else if (request.params.action === 'settle')
      await cashier.settle(transaction, statusOf(fields(request).status), textOrNull(fields(request).statusMessage));
    else if (request.params.action === 'forget') ledger.forget(transaction);
    else if (request.params.action === 'contradict') Object.assign(transaction, contradictionOf(fields(request)));
    else return void response.sendStatus(404);
    response.json(toBody(transaction));
  });

  router.use(answerPlanErrors);
  return router;
}

/** What the provider says from now on, without an event. */
function contradictionOf({
  status,
  amountInCents,
  currency,
  reference,
}: Record<string, unknown>): Partial<Transaction> {
  return {
    ...(status !== undefined && { status: statusOf(status) }),
    ...(amountInCents !== undefined && { amountInCents: wholeNumber('amountInCents', amountInCents) }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof reference === 'string' && { reference }),
  };
}

function statusOf(raw: unknown): Status {
  const status = [...OUTCOMES, 'VOIDED' as const].find((known) => known === raw);
  if (!status) throw new PlanError('status must be PENDING, APPROVED, DECLINED, ERROR or VOIDED');
  return status;
}

function textOrNull(raw: unknown): string | null {
  return typeof raw === 'string' ? raw : null;
}
