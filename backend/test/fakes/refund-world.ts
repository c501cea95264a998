import type { Orders } from '../../src/orders/application/orders.port.js';
import { RefundableOrders } from '../../src/orders/application/order-money-book.js';
import type { Order } from '../../src/orders/domain/order.js';
import type { PaymentAttempts } from '../../src/payments/application/payment-attempts.port.js';
import { VoidPayments } from '../../src/payments/application/void-payments.js';
import type { PictureRenderer } from '../../src/media/application/picture-renderer.port.js';
import { PrivatePictures } from '../../src/media/application/private-pictures.js';
import { RenderQueue } from '../../src/media/application/render-queue.js';
import { AskRefund, type RefundRequest } from '../../src/refunds/application/ask-refund.js';
import { DecideRefund, type RefundDecision } from '../../src/refunds/application/decide-refund.js';
import { EraseRefundData } from '../../src/refunds/application/erase-refund-data.js';
import { EvidenceFiles } from '../../src/refunds/application/evidence-files.js';
import { RefundApproval } from '../../src/refunds/application/refund-approval.js';
import { mailRefundJob, RefundChanges, voidRefundJob } from '../../src/refunds/application/refund-changes.js';
import { PaymentRefunds } from '../../src/refunds/application/payment-refunds.js';
import { VoidedPayments, VoidRefund } from '../../src/refunds/application/void-refund.js';
import type { Refund, RefundActor } from '../../src/refunds/domain/refund.js';
import type { ProviderStatus, ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { aTransaction } from '../builders/payment-attempt.builder.js';
import { FakePaymentProvider, only } from './fake-payment-provider.js';
import { inMemoryAuditLog } from './in-memory-audit-entries.js';
import { InMemoryMediaStore } from './in-memory-media-store.js';
import { InMemoryRefunds } from './in-memory-refunds.js';
import { RollingBackTransaction } from './rolling-back-transaction.js';
import { SettlingWorld } from './settling-world.js';

export const OWNER: RefundActor = { id: 'a', name: 'Ana', email: 'ana@example.com', isOwner: true };
export const OTHER_OWNER: RefundActor = { id: 'b', name: 'Bea', email: 'bea@example.com', isOwner: true };
export const WORKSHOP: RefundActor = { id: 'c', name: 'Caro', email: 'caro@example.com', isOwner: false };

/** The use cases of refunds on ports in memory, beside payments and orders that a test makes. */
export class RefundWorld extends SettlingWorld {
  readonly refunds = new InMemoryRefunds();
  readonly provider = new FakePaymentProvider();
  readonly audit = inMemoryAuditLog(this.clock);
  /** Whole pesos; a test may change it. */
  approvalAbove = 10_000_000;
  owners = [OWNER];
  /** What happened to an owner's account, by its id. */
  readonly staffChanges = new Map<string, object>();
  readonly asking: AskRefund;
  readonly deciding: DecideRefund;
  readonly voiding: VoidRefund;
  /** The files of evidence; each one is rendered as its upload. */
  readonly files = new InMemoryMediaStore();
  readonly evidence: EvidenceFiles;
  readonly erasing: EraseRefundData;

  constructor() {
    super();
    const { refunds, clock, jobs } = this;
    const orders = new RefundableOrders(this.orders as unknown as Orders, this.book, clock, this.uses);
    const transaction = new RollingBackTransaction(refunds, jobs, this.orders.money.entries);
    const voids = new VoidPayments(only(this.provider), this.attempts as unknown as PaymentAttempts, this.settling);
    // Of payments without an order, which this world has none of.
    const payments = new PaymentRefunds(this.orders.money.ledger, {} as never);
    const changes = new RefundChanges(refunds, orders, payments, jobs, this.audit.log, clock);
    const settings = { values: () => Promise.resolve(new Map([['refunds.approvalAbove', this.approvalAbove]])) };
    const list = () =>
      Promise.resolve([
        ...this.owners.map((owner) => ({ ...asAccount(owner), ...this.staffChanges.get(owner.id) })),
        asAccount(WORKSHOP),
      ]);
    const approval = new RefundApproval(settings as never, { list } as never, refunds, changes, clock);
    this.asking = new AskRefund(orders, refunds, changes, approval, transaction, clock);
    this.deciding = new DecideRefund(refunds, orders, changes, approval, voids, transaction);
    this.voiding = new VoidRefund(refunds, orders, changes, voids, transaction, clock);
    const renderPrivate = (content: Buffer) => Promise.resolve({ width: 1600, height: 1200, content });
    const pictures = new PrivatePictures(
      new RenderQueue(),
      { renderPrivate } as unknown as PictureRenderer,
      this.files,
    );
    this.erasing = new EraseRefundData(this.events, refunds, pictures, jobs, transaction, clock);
    this.evidence = new EvidenceFiles(refunds, changes, pictures, this.erasing, this.audit.log, transaction);
    new VoidedPayments(this.events, refunds, payments, changes).onModuleInit();
    this.erasing.onModuleInit();
  }

  /** An order that was paid now, by card unless `method` says otherwise. */
  async paidOrder(method = 'CARD'): Promise<Order> {
    const attempt = await this.begun();
    const transaction = aTransaction(attempt, { method });
    this.provider.report(transaction);
    const settled = await this.settling.settle(transaction);
    if (settled.kind !== 'paid') throw new Error(settled.kind);
    return settled.order;
  }

  /** The card payment of an order as the provider reports it. */
  paymentOf({ payment, purchase }: Order, status: ProviderStatus): ProviderTransaction {
    const { transactionId, reference } = payment;
    return aTransaction({ reference: reference!, amount: purchase.finalTotal }, { id: transactionId!, status });
  }

  ask(order: Order, changes: Partial<RefundRequest> = {}, actor = OWNER, isProposal = false): Promise<Refund> {
    const amount = order.purchase.finalTotal;
    const texts = { evidence: '', note: '' };
    const base = { amount, covers: 'order', pieces: [], reason: 'retracto', way: 'bank_transfer' } as const;
    const request = { ...base, ...texts, ...changes };
    return this.asking.ask(order.id, request, actor, isProposal);
  }

  propose(order: Order, changes: Partial<RefundRequest> = {}, actor = WORKSHOP): Promise<Refund> {
    return this.ask(order, changes, actor, true);
  }

  /** As `PATCH /refunds/{id}` does it. */
  async decide({ id }: Pick<Refund, 'id'>, changes: Partial<RefundDecision>, actor = OWNER): Promise<Refund> {
    const decision = { evidence: '', note: '', ...changes };
    await this.deciding.assertNotVoided(id, decision);
    return this.deciding.decide(id, decision, actor);
  }

  async stateOf({ id }: Refund): Promise<string> {
    return (await this.refunds.find(id))!.state;
  }

  async statusOf({ id }: Order): Promise<string> {
    return (await this.orders.find(id))!.status;
  }

  /** The enqueued mails of refunds: the index of the step of each. */
  get mailedSteps(): number[] {
    return this.jobs.of(mailRefundJob).map(({ step }) => step);
  }

  /** Runs the job of a void if it is enqueued, as the queue does once its time comes. */
  async runVoid(): Promise<void> {
    const [job] = this.jobs.of(voidRefundJob);
    if (job) await this.voiding.run(job.refundId);
  }
}

function asAccount({ id, name, email, isOwner }: RefundActor) {
  return {
    id,
    name,
    email,
    role: 'staff',
    disabledAt: null,
    staffRole: isOwner ? 'duena' : 'taller',
    ownerSince: null,
    ownerUntil: null,
  };
}
