import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { PaidOrders } from '../../orders/index.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { ReadTransaction } from './read-transaction.js';
import { type Settlement, SettlePayment } from './settle-payment.js';

/** The provider's status `ERROR`: the provider could not process the payment, and no bank declined it. */
export const PAYMENT_FAILED = [
  402,
  'payment.failed',
  'La pasarela no pudo procesar tu pago y no te cobró nada. Intenta de nuevo o usa otro medio de pago.',
] as const;

type Completion = Extract<Settlement, { kind: 'paid' | 'pending' }>;

/** Asks the provider whether a payment that a browser reports was made to our merchant. */
@Injectable()
export class CompletePayment {
  constructor(
    private readonly orders: PaidOrders,
    private readonly reading: ReadTransaction,
    private readonly settling: SettlePayment,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * `caller` is its address. `reference` is the browser's and may be missing; it can only cause a rejection. Throws
   * `TooManyRequestsError` when the caller's network has invented too many transactions.
   */
  async complete(transactionId: string, caller: string, reference?: string): Promise<Completion> {
    const known = await this.orders.ofTransaction(transactionId);
    if (known) {
      if (reference && known.paymentOf(transactionId)?.reference !== reference) throw mismatch();
      return { kind: 'paid', order: known, isNew: false };
    }
    const transaction = await this.read(transactionId, caller);
    if (reference && transaction.reference !== reference) throw mismatch();
    const settlement = await this.settling.settle(transaction);
    if (settlement.kind === 'unclaimed') throw unknownTransaction();
    if (settlement.kind === 'mismatch') throw mismatch();
    if (settlement.kind === 'declined') throw declined(settlement.reason);
    if (settlement.kind === 'failed') throw new DomainError('declined', PAYMENT_FAILED[1], PAYMENT_FAILED[2]);
    return settlement;
  }

  /** Each invented transaction would be a call to the provider, which has a limit of its own for all shoppers together. */
  private async read(transactionId: string, caller: string): Promise<ProviderTransaction> {
    await this.limiter.consume(POLICIES.unknownTransactions, caller);
    const answer = await this.reading.read(transactionId);
    if (answer.kind === 'absent') throw unknownTransaction();
    await this.limiter.reward(POLICIES.unknownTransactions, caller);
    if (answer.kind === 'unknown') throw providerUnavailable(answer.reason);
    return answer.transaction;
  }
}

/** `reason` is for the log. */
export function providerUnavailable(reason: string): DomainError {
  const message = 'El proveedor de pagos no responde. Tu pago no se pierde: vuelve a intentar en un momento.';
  return Object.assign(new DomainError('unavailable', 'payment.provider_away', message), { cause: reason });
}

function unknownTransaction(): DomainError {
  return new DomainError('not_found', 'payment.not_found', 'No encontramos esta transacción.');
}

function mismatch(): DomainError {
  const message = 'Este pago no corresponde a tu pedido. Escríbenos y lo revisamos contigo.';
  return new DomainError('conflict', 'payment.mismatch', message);
}

function declined(reason?: string): DomainError {
  const message = reason ? `Tu pago fue rechazado: ${reason}` : 'Tu pago fue rechazado. Prueba con otro medio de pago.';
  return new DomainError('declined', 'payment.declined', message);
}
