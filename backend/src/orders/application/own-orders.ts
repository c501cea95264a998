import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { inBatches } from '../../common/in-batches.js';
import { type Erasure, type Person, PersonalData } from '../../common/personal-data.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import type { Order } from '../domain/order.js';
import { eraseOrder } from '../domain/erase-order.js';
import { StatusEffects } from './change-order.js';
import { type ErasureRequest, Orders } from './orders.port.js';

/** Erases the orders beyond the first batch. Carries the email, because the account or link is already deleted. */
export const eraseOrdersJob = new Job<Person & { requestedAt: string }>('orders.erase-of-person');

/** Each order is a statement of its own, and the person waits for the first batch. */
const BATCH_ROWS = 100;

/** Exports and anonymises the orders of a person on request (Ley 1581 de 2012, art. 8). */
@Injectable()
export class OwnOrders implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: Orders,
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly effects: StatusEffects,
  ) {}

  onModuleInit(): void {
    this.personalData.add('orders', {
      read: async (person, limit) => (await this.orders.ofPerson(person, limit)).map(exported),
      erase: (person) => this.erase(person),
      replaceAccount: (replacement) => this.orders.replaceAccount(replacement),
    });
  }

  /**
   * An order stays, restricted, while it is in progress and while rights and deadlines of it run. The nightly job of `OrderRetention`
   * erases it then.
   */
  private async erase({ accountId, provenEmail }: Person): Promise<Erasure> {
    const request = { accountId, provenEmail, at: this.clock.now() };
    const { erasable, inProgress } = await this.orders.requestErasure(request);
    await this.eraseBatch(request, BATCH_ROWS);
    if (erasable > BATCH_ROWS)
      await this.jobs.enqueue(eraseOrdersJob, { accountId, provenEmail, requestedAt: request.at.toISOString() });
    return { erased: erasable, kept: inProgress };
  }

  /** Erases the orders that {@link erase} left to a job. */
  async eraseRest(request: ErasureRequest): Promise<void> {
    await inBatches((rows) => this.transaction.run(() => this.eraseBatch(request, rows)), BATCH_ROWS);
    // Staff may have taken up an order since the request, such as one whose transfer arrived.
    await this.orders.requestErasure(request);
  }

  private async eraseBatch(request: ErasureRequest, rows: number): Promise<number> {
    const orders = await this.orders.findErasableOfForUpdate(request, rows);
    for (const order of orders) {
      const isErased = eraseOrder(order, request.at);
      await this.orders.saveErasure(order);
      if (isErased) await this.effects.erased(order);
    }
    return orders.length;
  }
}

/** Everything except which staff member changed it. */
function exported(order: Order): object {
  const { number, status, createdAt, consentedAt, consentVersion, eraseRequestedAt, purchase, payment, history } =
    order;
  const { entries } = order.money;
  const { customer, lines, total: subtotal, discountCode, discountAmount, finalTotal: total } = purchase;
  const { method, transactionId, reference } = payment;
  return {
    number,
    status,
    createdAt,
    consentedAt,
    consentVersion,
    eraseRequestedAt,
    customer,
    lines,
    subtotal,
    discountCode,
    discountAmount,
    total,
    payment: { method, transactionId, reference },
    money: entries.map(({ actor: _actor, ...entry }) => entry),
    history: history.map((change) => ({ ...change, actor: undefined })),
  };
}
