import type { Request, RequestHandler } from 'express';
import { notFound, unprocessable } from '../api-error.js';
import type { VoidFault } from '../plans.js';
import { toBody, type Transaction } from '../transaction.js';
import type { World } from '../world.js';
import { privateMerchantOf } from './keys.js';

export const bogotaDay = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });

/**
 * `POST /transactions/:id/void`: takes back an approved card payment of the same day, before the provider has settled it with its
 * bank. The answer and the moment of VOIDED may differ, as ordered under `/__sim/faults`.
 */
export function voiding(world: World): RequestHandler<{ id: string }> {
  const { clock, cashier, plans } = world;
  const toVoided = (transaction: Transaction) => cashier.settle(transaction, 'VOIDED', null);
  return async (request, response) => {
    const transaction = voidable(world, request);
    const fault: VoidFault | undefined = plans.voidFault();
    switch (fault?.kind) {
      case 'settled':
        throw unprocessable('La transacción no puede ser anulada');
      case 'declined':
        response.status(201).json({ data: result(transaction, 'DECLINED'), meta: {} });
        break;
      case 'never':
        response.status(201).end();
        break;
      case 'later':
        clock.after(fault.ms, () => void toVoided(transaction));
        response.status(201).end();
        break;
      case 'empty':
        await toVoided(transaction);
        response.status(201).end();
        break;
      case 'lost':
        await toVoided(transaction);
        request.socket.destroy();
        break;
      case undefined:
        await toVoided(transaction);
        response.status(201).json({ data: result(transaction, 'APPROVED'), meta: {} });
    }
  };
}

function voidable({ ledger, merchants, clock }: World, request: Request<{ id: string }>): Transaction {
  const merchant = privateMerchantOf(request, merchants);
  const transaction = ledger.byId(request.params.id);
  if (transaction?.merchant !== merchant) throw notFound();
  const isSameDay = bogotaDay(transaction.createdAt) === bogotaDay(clock.now());
  if (transaction.method.type !== 'CARD' || transaction.status !== 'APPROVED' || !isSameDay)
    throw unprocessable('La transacción no puede ser anulada');
  return transaction;
}

function result(transaction: Transaction, status: 'APPROVED' | 'DECLINED') {
  return { status, status_message: null, transaction: toBody(transaction) };
}
