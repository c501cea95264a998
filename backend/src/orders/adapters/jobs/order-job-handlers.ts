import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { mailShop, mailShopper, OrderMailSender } from '../../application/order-mails.js';
import { OrderRetention } from '../../application/order-retention.js';
import { eraseOrdersOf, OwnOrders } from '../../application/own-orders.js';

const anonymiseOldOrders = new Job<object>('orders.anonymise-old');

/** Ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** Binds each job to its use case. */
@Injectable()
export class OrderJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: OrderMailSender,
    private readonly ownOrders: OwnOrders,
    private readonly retention: OrderRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailShopper, ({ orderId, step, copy }) => this.mails.sendToShopper(orderId, step, copy));
    this.handlers.on(mailShop, ({ orderId }) => this.mails.sendToShop(orderId));
    this.handlers.on(eraseOrdersOf, ({ requestedAt, ...person }) =>
      this.ownOrders.eraseRest({ ...person, at: new Date(requestedAt) }),
    );
    this.handlers.every(NIGHTLY, anonymiseOldOrders, () => this.retention.anonymise());
  }
}
