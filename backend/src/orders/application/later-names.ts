import { Injectable } from '@nestjs/common';
import { assertNoProblems, CatalogueService, nameProblem } from '../../catalogue/index.js';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { nameLater } from '../domain/later-name.js';
import { orderAct } from '../domain/order-acts.js';
import type { Order } from '../domain/order.js';
import { OrderMails } from './order-mails.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

/** The name itself stays with the order. */
const NAMED = 'escribió el nombre de una pieza de';

/** Sets the name of a piece that was bought with embroidery and without a name, until it is made. Each change is mailed to the customer. */
@Injectable()
export class LaterNames {
  constructor(
    private readonly orders: Orders,
    private readonly catalogue: CatalogueService,
    private readonly mails: OrderMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * `position`: of the piece in the order, from 0. `staff`: null for the customer, whose proof the caller has checked
   * (`OrderReader.ownByNumber`).
   */
  async give(id: string, position: number, name: string, staff: StaffMember | null): Promise<Order> {
    const problem = nameProblem(name, await this.catalogue.pricing());
    assertNoProblems(problem === undefined ? {} : { name: problem });
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.findForUpdate(id));
      const at = this.clock.now().toISOString();
      if (!nameLater(order, position, { name, at, actor: staff?.email ?? 'shopper' })) return order;
      await this.orders.saveDetails(order);
      await this.mails.notifyCustomer(order);
      if (staff) await this.audit.record({ actor: staff, ...orderAct(order, 'order_piece', NAMED) });
      return order;
    });
  }
}
