import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { Injectable } from '@nestjs/common';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { PaidOrders } from '../../orders/index.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentProviders, type TransactionAnswer } from './payment-provider.port.js';
import { type Settlement, SettlePayment } from './settle-payment.js';

/** The provider's status `ERROR`: the provider could not process the payment, and no bank declined it. */
export const PAYMENT_FAILED = [
  402,
  'payment.failed',
  `${CURRENT_PROVIDER_NAME} no pudo procesar tu pago y no te cobró nada. Intenta de nuevo o usa otro medio de pago.`,
] as const;

export const PAYMENT_DECLINED = [
  402,
  'payment.declined',
  'Tu pago fue rechazado. Prueba con otro medio de pago.',
] as const;

export const PAYMENT_UNKNOWN = [404, 'payment.not_found', 'No encontramos esta transacción.'] as const;

export const PAYMENT_MISMATCH = [
  409,
  'payment.mismatch',
  'Este pago no corresponde a tu pedido. Escríbenos y lo revisamos contigo.',
] as const;

export const PROVIDER_UNAVAILABLE = [
  503,
  'payment.provider_away',
  'El proveedor de pagos no responde. Tu pago no se pierde: vuelve a intentar en un momento.',
] as const;

type Completion = Extract<Settlement, { kind: 'paid' | 'pending' }>;

/** Reads transactions for browsers. Parallel reads of one transaction share a call, because the provider counts the calls of all shoppers together. */
@Injectable()
export class ReadTransaction {
  /** Running reads by transaction id. */
  private readonly reading = new Map<string, Promise<TransactionAnswer>>();

  constructor(private readonly providers: PaymentProviders) {}

  read(id: string): Promise<TransactionAnswer> {
    let answer = this.reading.get(id);
    if (!answer) {
      answer = this.providers.transaction(id).finally(() => this.reading.delete(id));
      this.reading.set(id, answer);
    }
    return answer;
  }
}

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
   * `ip` is the browser's. `reference` is the browser's and may be missing; it can only cause a rejection. Throws
   * `TooManyRequestsError` when the caller's network has invented too many transactions.
   */
  async complete(transactionId: string, ip: string, reference?: string): Promise<Completion> {
    const order = await this.orders.ofTransaction(transactionId);
    if (order) {
      if (reference && order.paymentOf(transactionId)?.reference !== reference) throw mismatch();
      return { kind: 'paid', order, isNew: false };
    }
    const transaction = await this.read(transactionId, ip);
    if (reference && transaction.reference !== reference) throw mismatch();
    const settlement = await this.settling.settle(transaction);
    if (settlement.kind === 'unclaimed') throw unknownTransaction();
    if (settlement.kind === 'mismatch') throw mismatch();
    if (settlement.kind === 'declined') throw declined(settlement.reason);
    if (settlement.kind === 'failed') throw errorOf(PAYMENT_FAILED);
    return settlement;
  }

  /** Each invented transaction would be a call to the provider, which has a limit of its own for all shoppers together. */
  private async read(transactionId: string, ip: string): Promise<ProviderTransaction> {
    await this.limiter.consume(POLICIES.unknownTransactions, ip);
    const answer = await this.reading.read(transactionId);
    if (answer.kind === 'absent') throw unknownTransaction();
    await this.limiter.reward(POLICIES.unknownTransactions, ip);
    if (answer.kind === 'unknown') throw providerUnavailable(answer.reason);
    return answer.transaction;
  }
}

/** `reason` is for the log. */
export function providerUnavailable(reason: string): DomainError {
  const [, code, message] = PROVIDER_UNAVAILABLE;
  return Object.assign(new DomainError('unavailable', code, message), { cause: reason });
}

function unknownTransaction(): DomainError {
  return errorOf(PAYMENT_UNKNOWN);
}

function mismatch(): DomainError {
  return errorOf(PAYMENT_MISMATCH);
}

function declined(reason?: string): DomainError {
  return new DomainError(
    'declined',
    PAYMENT_DECLINED[1],
    reason ? `Tu pago fue rechazado: ${reason}` : PAYMENT_DECLINED[2],
  );
}
