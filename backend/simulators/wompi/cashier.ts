import type { SimulatedClock } from '../common/simulated-clock.js';
import type { Chance } from './chance.js';
import type { EventSender } from './event-sender.js';
import type { Ledger } from './ledger.js';
import type { Plan, Plans } from './plans.js';
import { redirectsToBank, statusMessage } from './sandbox-data.js';
import type { Charge, Status, Transaction } from './transaction.js';

const SETTLES_WITHIN_MS = { least: 1_500, most: 3_000 };

/** Begins transactions and ends them, with the delay and the result of the test data or of a plan. */
export class Cashier {
  /** Transactions whose end their payer may not see yet. */
  private readonly hidden = new Set<string>();
  private readonly plansOf = new WeakMap<Transaction, Plan>();

  constructor(
    private readonly ledger: Ledger,
    private readonly plans: Plans,
    private readonly events: EventSender,
    private readonly clock: SimulatedClock,
    private readonly chance: Chance,
    private readonly bankPage: (ticket: string) => string,
  ) {}

  charge(charge: Charge): Transaction {
    return this.begin(charge, this.plans.take(charge.reference));
  }

  /** Ends a transaction and notifies the merchant; `status` may be any, so that a tester can cause impossible changes. */
  async settle(transaction: Transaction, status: Status, message: string | null): Promise<void> {
    const plan = this.plansOf.get(transaction) ?? { webhook: {} };
    Object.assign(transaction, { status, statusMessage: message, finalizedAt: this.clock.now() });
    if (plan.webhook.beforeRedirect) this.hidden.add(transaction.id);
    await this.events.report(transaction, plan);
    this.hidden.delete(transaction.id);
  }

  /** Ends a transaction as the bank decided. */
  async decide(transaction: Transaction, outcome: 'APPROVED' | 'DECLINED' | 'ERROR'): Promise<void> {
    const plan = this.plansOf.get(transaction);
    const { method } = transaction;
    const message = plan?.statusMessage ?? statusMessage(outcome, method.type, method.extra.otp);
    const settled = this.settle(transaction, outcome, message);
    if (plan?.followUp) {
      const { merchant, reference, amountInCents, currency, customerEmail, customerData, redirectUrl } = transaction;
      const charge = { merchant, reference, amountInCents, currency, customerEmail, customerData, redirectUrl, method };
      this.begin(charge, { outcome: plan.followUp, settleMs: plan.settleMs, webhook: plan.webhook });
    }
    await settled;
  }

  /** The status that the payer's page shows. */
  statusForPayer(transaction: Transaction): Status {
    return this.hidden.has(transaction.id) ? 'PENDING' : transaction.status;
  }

  private newId(merchantId: number, now: Date): string {
    const id = this.chance.transactionId(merchantId, now);
    return this.ledger.byId(id) ? this.newId(merchantId, now) : id;
  }

  private begin(charge: Charge, plan: Plan): Transaction {
    const now = this.clock.now();
    const ticket = this.chance.token();
    const { method } = charge;
    const bank = redirectsToBank(method.type) ? { async_payment_url: this.bankPage(ticket) } : {};
    const transaction: Transaction = {
      ...charge,
      ...plan.tamper,
      method: { ...method, extra: { ...method.extra, ...bank } },
      id: this.newId(charge.merchant.id, now),
      status: 'PENDING',
      statusMessage: null,
      createdAt: now,
      finalizedAt: null,
      ticket,
    };
    this.ledger.add(transaction);
    this.plansOf.set(transaction, plan);
    const outcome = plan.outcome ?? method.outcome;
    if (outcome && outcome !== 'PENDING') {
      const settleMs = plan.settleMs ?? this.chance.between(SETTLES_WITHIN_MS.least, SETTLES_WITHIN_MS.most);
      this.clock.after(settleMs, () => {
        if (transaction.status === 'PENDING') void this.decide(transaction, outcome);
      });
    }
    return transaction;
  }
}
