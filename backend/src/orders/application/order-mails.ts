import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/index.js';
import { Env } from '../../config/env.js';
import { Job, JobHandlers, JobQueue, type QueuedJob } from '../../jobs/index.js';
import { MailSender, newOrderMail, orderMail } from '../../mail/index.js';
import { BANK_ACCOUNT, proofLink } from '../domain/bank-account.js';
import type { Order } from '../domain/order.js';
import { isExpress } from '../domain/purchase.js';
import { orderFacts } from './order-facts.js';
import { Orders } from './orders.port.js';

/** They carry ids alone: personal data stays in one table. `step` is the place of a change in the order's history. */
const mailShopper = new Job<{ orderId: string; step: number; copy?: string }>('orders.mail-shopper');
const mailShop = new Job<{ orderId: string }>('orders.mail-shop');

/** Tells shopper and shop what happens to an order: one mail a change, however often its work is repeated. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly orders: Orders,
    private readonly catalogue: CatalogueService,
    private readonly mail: MailSender,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailShopper, ({ orderId, step, copy }) => this.sendToShopper(orderId, step, copy));
    this.handlers.on(mailShop, ({ orderId }) => this.sendToShop(orderId));
  }

  /** A new order. Needs the transaction that stores it. */
  async announce(order: Order): Promise<void> {
    const { id } = order;
    await this.jobs.enqueueAll(newestChange(order), mailShop.with({ orderId: id }, { jobKey: `order:${id}:shop` }));
  }

  /** The newest change of an order. Needs the transaction that stores it. */
  async tellShopper(order: Order): Promise<void> {
    await this.jobs.enqueueAll(newestChange(order));
  }

  /** The newest change once more, as a mail of its own: the shopper lost the first one. */
  async repeat({ id, history }: Order): Promise<void> {
    await this.jobs.enqueue(mailShopper, { orderId: id, step: history.length - 1, copy: crypto.randomUUID() });
  }

  private async sendToShopper(orderId: string, step: number, copy?: string): Promise<void> {
    const order = await this.orders.find(orderId);
    const change = order?.history[step];
    if (!order || !change || order.anonymisedAt) return;
    const { delivery } = await this.catalogue.pricing();
    await this.mail.send(
      orderMail({
        ...orderFacts(order),
        to: order.purchase.customer.email,
        id: ['order', order.number, step, copy].filter((part) => part !== undefined).join('-'),
        status: change.status,
        note: change.actor === 'provider' ? '' : change.note,
        businessDays: isExpress(order.purchase) ? delivery.expressBusinessDays : delivery.standardBusinessDays,
        shippingEstimate: delivery.shippingEstimate,
        trackUrl: `${this.env.publicUrl}/pedido?orden=${order.number}`,
        transfer: { ...BANK_ACCOUNT, proofLink: proofLink(order.number) },
      }),
    );
  }

  private async sendToShop(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order || order.anonymisedAt) return;
    await this.mail.send(
      newOrderMail({
        ...orderFacts(order),
        to: this.env.shopEmail,
        id: `new-order-${order.number}`,
        panelUrl: `${this.env.publicUrl}/panel/pedidos/${order.id}`,
        needsReview: order.reviewReason !== null,
      }),
    );
  }
}

function newestChange({ id, history }: Order): QueuedJob {
  const step = history.length - 1;
  return mailShopper.with({ orderId: id, step }, { jobKey: `order:${id}:${step}` });
}
