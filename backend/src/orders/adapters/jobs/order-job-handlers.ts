import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { mailCustomerJob, mailNewOrderJob, mailShopJob, OrderMailSender } from '../../application/order-mails.js';
import { mailOrderLinkJob, OrderLinkMails } from '../../application/order-access.js';
import { OrderRetention } from '../../application/order-retention.js';
import { eraseOrdersJob, OwnOrders } from '../../application/own-orders.js';

const anonymiseOldOrdersJob = new Job<object>('orders.anonymise-old');

/** Ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** Binds each job to its use case. */
@Injectable()
export class OrderJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: OrderMailSender,
    private readonly links: OrderLinkMails,
    private readonly ownOrders: OwnOrders,
    private readonly retention: OrderRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailNewOrderJob, ({ orderId, step }) => this.mails.sendNew(orderId, step));
    this.handlers.on(mailCustomerJob, ({ orderId, step, copy }) => this.mails.sendToCustomer(orderId, step, copy));
    this.handlers.on(mailShopJob, ({ orderId, isPayment, step }) => this.mails.sendToShop(orderId, isPayment, step));
    this.handlers.on(mailOrderLinkJob, ({ orderId, request }) => this.links.send(orderId, request));
    this.handlers.on(eraseOrdersJob, ({ requestedAt, ...person }) =>
      this.ownOrders.eraseRest({ ...person, at: new Date(requestedAt) }),
    );
    this.handlers.every(NIGHTLY, anonymiseOldOrdersJob, () => this.retention.anonymise());
  }
}
