import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { MINUTE_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { MailSender, orderLinkMail } from '../../mail/index.js';
import type { Order } from '../domain/order.js';
import { OrderLinks } from './order-links.port.js';
import { Orders } from './orders.port.js';
import { PayerProof } from './payer-proof.js';

const MINUTES_VALID = 60;

export const BAD_ORDER_LINK = [422, 'order.bad_link', 'Este enlace ya no sirve. Pide uno nuevo.'] as const;

/** Carries only the id: the token is made when the mail is sent, so that the queue never holds it. */
export const mailOrderLinkJob = new Job<{ orderId: string; request: string }>('orders.mail-link');

/** Mails links to orders. */
@Injectable()
export class OrderLinkMails {
  constructor(
    private readonly orders: Orders,
    private readonly links: OrderLinks,
    private readonly jobs: JobQueue,
    private readonly mail: MailSender,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async enqueue(orderId: string): Promise<void> {
    const request = crypto.randomUUID();
    await this.jobs.enqueue(mailOrderLinkJob, { orderId, request }, { jobKey: `order-link:${request}` });
  }

  /** A retry after a failure makes a new link, whose hour begins with the retry. */
  async send(orderId: string, request: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order || order.anonymisedAt) return;
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + MINUTES_VALID * MINUTE_MS);
    await this.links.add({ tokenDigest: digestOf(token), orderId, expiresAt });
    // The part after `#` never leaves the browser, so no log of any server has it.
    const url = `${this.env.publicUrl}/pedido?orden=${order.number}#acceso=${token}`;
    const { name, email } = order.purchase.customer;
    const mail = orderLinkMail({ id: request, number: order.number, name, email, url });
    await this.mail.send({ ...mail, isStrangers: !order.isBought });
  }
}

/**
 * Lets the customer act on an order in another browser than the one that paid: a link in a mail to the order's email, once, makes that
 * browser hold the proof of the payer (`PayerProof`).
 */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: Orders,
    private readonly links: OrderLinks,
    private readonly payers: PayerProof,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Uses the link up; returns its order and the token for the browser's cookie, null when it has one. Throws `order.bad_link`. */
  open(token: string, held: readonly string[]): Promise<{ order: Order; payerToken: string | null }> {
    return this.transaction.run(async () => {
      const orderId = await this.links.take(digestOf(token), this.clock.now());
      const order = orderId && (await this.orders.find(orderId));
      if (!order || order.anonymisedAt) throw errorOf(BAD_ORDER_LINK);
      return { order, payerToken: await this.payers.issue(order.id, held) };
    });
  }
}
