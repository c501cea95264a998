import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sumOf } from '../../common/money.js';
import { type Order, OrderEvents, type PaidBy } from '../../orders/index.js';
import { PROVIDER, type Refund } from '../domain/refund.js';
import { PaymentRefunds } from './payment-refunds.js';
import { RefundChanges } from './refund-changes.js';
import { RefundableMoneyReader } from './refundable-money.js';
import { Refunds } from './refunds.port.js';

const VOIDED_STEP = { actor: PROVIDER, note: 'El proveedor anuló el pago.' } as const;

const VOIDED_BESIDES = {
  actor: PROVIDER,
  note: 'El proveedor anuló el pago: ese dinero ya volvió. No lo devuelvas otra vez; si ya lo enviaste, es una pérdida.',
} as const;

const SENT_BESIDES = {
  actor: PROVIDER,
  note: 'El proveedor anuló el pago y esta transferencia ya había salido: la familia recibe el dinero dos veces.',
} as const;

/**
 * The provider voided a payment. The open refund that gives it back whole through the provider is done with that; every other open refund of
 * it is for a person, who sees to it that the money is not given back twice. Without such a refund the ledger records a reversal.
 */
@Injectable()
export class VoidedPayments implements OnModuleInit {
  constructor(
    private readonly events: OrderEvents,
    private readonly refunds: Refunds,
    private readonly money: RefundableMoneyReader,
    private readonly payments: PaymentRefunds,
    private readonly changes: RefundChanges,
  ) {}

  onModuleInit(): void {
    this.events.on('paymentVoided', ({ order, ...paidBy }) => this.complete(order, paidBy));
  }

  private async complete(order: Order | null, { provider, transactionId }: PaidBy): Promise<void> {
    for (const refund of await this.refunds.openOfTransactionForUpdate(transactionId)) {
      // Another provider's transaction may have the same id.
      if (order ? refund.orderId !== order.id : !(await this.payments.isOf(refund, provider))) continue;
      if (await this.isThisVoid(order, refund)) await this.end(order, refund, transactionId);
      // Before the reversal of the payment, while the shop still holds it: the loss is seen then.
      else if (isSent(refund)) await this.changes.enter(order, refund, 'done', SENT_BESIDES);
      else await this.changes.note(refund, VOIDED_BESIDES, false);
    }
  }

  /** Whether the void is this refund. What others have sent meanwhile cannot be given back by it as well. */
  private async isThisVoid(order: Order | null, { id, way, amount, transactionId: of }: Refund): Promise<boolean> {
    if (!order) return way !== 'bank_transfer';
    const { held, payments, refunds } = await this.money.of(order);
    const sent = refunds.filter((other) => other.id !== id && other.state === 'under_way' && other.covers === 'order');
    const payment = payments.find(({ transactionId }) => transactionId === of);
    return way !== 'bank_transfer' && amount === payment?.amount && amount <= held - sumOf(sent);
  }

  private async end(order: Order | null, refund: Refund, transactionId: string): Promise<void> {
    if (refund.state === 'failed') await this.changes.enter(order, refund, 'approved', VOIDED_STEP);
    refund.evidence = transactionId;
    await this.changes.enter(order, refund, 'done', VOIDED_STEP);
  }
}

/** The transfer has left, with its number or slip. */
function isSent({ way, state, evidence, evidenceFile }: Refund): boolean {
  return way === 'bank_transfer' && state === 'under_way' && (evidence !== '' || evidenceFile !== null);
}
