import { Router, urlencoded } from 'express';
import type { World } from '../world.js';
import { bankPage, problemPage } from './checkout-pages.js';
import { wayBack } from './checkout.js';

const LATER_MS = 20_000;

/** The page of the payer's bank, below `/v1/sim/async`. */
export function bank({ ledger, cashier, clock, events }: World): Router {
  const router = Router();
  router.use(urlencoded({ extended: false }));

  router.get('/:ticket', (request, response) => {
    const transaction = ledger.byTicket(request.params.ticket);
    if (transaction?.status === 'PENDING') response.send(bankPage(transaction));
    else response.status(404).send(problemPage('Este pago ya terminó o no existe'));
  });

  router.post('/:ticket', async (request, response) => {
    const transaction = ledger.byTicket(request.params.ticket);
    if (transaction?.status !== 'PENDING') {
      response.status(404).send(problemPage('Este pago ya terminó o no existe'));
      return;
    }
    const { decision } = request.body as { decision?: string };
    if (decision === 'APPROVED' || decision === 'DECLINED' || decision === 'ERROR')
      await cashier.decide(transaction, decision);
    if (decision === 'LATER')
      clock.after(LATER_MS, () => {
        if (transaction.status === 'PENDING') void cashier.decide(transaction, 'APPROVED');
      });
    events.payerReturned(transaction.id);
    response.redirect(303, wayBack(transaction.redirectUrl, transaction.id) ?? `/p/${transaction.visit}/result`);
  });
  return router;
}
