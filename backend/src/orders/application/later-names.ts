import { Injectable } from '@nestjs/common';
import { assertNoProblems, CatalogueService, nameProblem } from '../../catalogue/index.js';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { nameLater } from '../domain/later-name.js';
import { orderAct } from '../domain/order-acts.js';
import type { Order } from '../domain/order.js';
import { type Caller, OrderReader, knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

/** The name itself stays with the order. */
const NAMED = 'escribió el nombre de una pieza de';

export interface NameRequest {
  /** As typed. */
  readonly orderNumber: string;
  /** The one of the purchase, from a caller who proves the order with it; null from its payer, its owner and the staff. */
  readonly email: string | null;
  /** Position of the piece in the order, from 0. */
  readonly position: number;
  readonly name: string;
}

/** Sets the name of a piece that was bought with embroidery and without a name, until it is made. */
@Injectable()
export class LaterNames {
  constructor(
    private readonly orders: Orders,
    private readonly reader: OrderReader,
    private readonly catalogue: CatalogueService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** The same error for an order that does not exist and for another person's. */
  async give(
    { orderNumber, email, position, name }: NameRequest,
    caller: Caller,
    actor: StaffMember | 'shopper',
  ): Promise<Order> {
    const found =
      email === null ? await this.reader.ownByNumber(orderNumber, caller) : await this.reader.track(orderNumber, email);
    const problem = nameProblem(name, await this.catalogue.pricing());
    assertNoProblems(problem === undefined ? {} : { name: problem });
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.findForUpdate(found.id));
      const at = this.clock.now().toISOString();
      const isShopper = actor === 'shopper';
      if (!nameLater(order, position, { name, at, actor: isShopper ? actor : actor.email })) return order;
      await this.orders.saveDetails(order);
      if (!isShopper) await this.audit.record({ actor, ...orderAct(order, 'order_piece', NAMED) });
      return order;
    });
  }
}
