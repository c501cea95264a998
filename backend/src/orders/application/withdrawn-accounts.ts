import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { StaffMember } from '../../identity/index.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { ShopSettings } from '../../settings/index.js';
import { giveAccount, NOTHING_DUE, owesTransfer, withdrawAccount } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { orderAct } from '../domain/order-acts.js';
import { shownAccount } from '../domain/shown-account.js';
import { ChangeOrder } from './change-order.js';
import { type OrderPosition, Orders } from './orders.port.js';
import { TransferInstructions } from './transfer-instructions.js';

export const withdrawAccountJob = new Job<object>('orders.withdraw-account');

const BATCH = 100;

/**
 * Orders keep the account that their customers were shown. When the shop changes its account, those who may still transfer to the old one
 * are mailed, and staff give them the new one.
 */
@Injectable()
export class WithdrawnAccounts implements OnModuleInit {
  constructor(
    private readonly orders: Orders,
    private readonly changes: ChangeOrder,
    private readonly instructions: TransferInstructions,
    private readonly settings: ShopSettings,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.settings.beforeBankChange(async (before) => {
      // Orders of earlier releases have no account of their own: they were shown this one.
      if (before) await this.orders.keepAccount(shownAccount(before));
      await this.jobs.enqueue(withdrawAccountJob, {}, { jobKey: 'orders.withdraw-account' });
    });
  }

  /** For the job: mails every customer who was shown an account that is no longer used, once. */
  async run(): Promise<void> {
    let after: OrderPosition | undefined;
    do {
      const batch = await this.orders.pageOfAwaitingTransfer(after, BATCH);
      for (const { id } of batch) await this.withdraw(id);
      after = batch.length < BATCH ? undefined : batch.at(-1);
    } while (after);
  }

  private async withdraw(id: string): Promise<void> {
    let isNew = false;
    const withdraw = async (order: Order) => {
      const isShown = order.bankAccount !== null && !order.anonymisedAt && owesTransfer(order);
      isNew = isShown && (await this.instructions.isWithdrawn(order)) && withdrawAccount(order, this.clock.now());
    };
    await this.changes.run(id, withdraw, () => isNew);
  }
}

/** Gives a customer the account of now, after the one that they were shown was withdrawn. */
@Injectable()
export class GiveAccount {
  constructor(
    private readonly changes: ChangeOrder,
    private readonly instructions: TransferInstructions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The customer is shown the account of now, and gets it by mail.
   *
   * @throws DomainError `order.not_found`, `order.nothing_due`, `order.transfer_unavailable`
   */
  give(orderId: string, actor: StaffMember): Promise<Order> {
    return this.changes.run(orderId, async (order) => {
      if (!owesTransfer(order)) throw errorOf(NOTHING_DUE);
      const account = await this.instructions.present();
      giveAccount(order, account, { at: this.clock.now(), actor: actor.email });
      await this.audit.record({ actor, ...orderAct(order, 'order_money', 'mostró la cuenta de banco de ahora en') });
    });
  }
}
