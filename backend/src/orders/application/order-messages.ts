import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import { orderAct } from '../domain/order-acts.js';
import type { Order } from '../domain/order.js';
import { addStaffNote } from '../domain/staff-note.js';
import { OrderMails } from './order-mails.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

/** Notes and mails that staff write about an order without changing its status. */
@Injectable()
export class OrderMessages {
  constructor(
    private readonly orders: Orders,
    private readonly mails: OrderMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A note for colleagues; nothing is mailed. */
  addNote(id: string, text: string, actor: StaffMember): Promise<Order> {
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.findForUpdate(id));
      addStaffNote(order, { text, actor: actor.email, at: this.clock.now().toISOString() });
      await this.orders.saveStaffNotes(order);
      await this.audit.record({ actor, ...orderAct(order, 'order_note', 'escribió una nota en') });
      return order;
    });
  }

  /** Sends the newest mail of the order once more. */
  resendMail(id: string, actor: StaffMember): Promise<void> {
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.find(id));
      await this.mails.repeat(order);
      await this.audit.record({ actor, ...orderAct(order, 'order_mail', 'envió otra vez el último correo de') });
    });
  }
}
