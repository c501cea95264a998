import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { DAY_MS, HOUR_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { MailSender, orderLinkMail } from '../../mail/index.js';
import type { Order } from '../domain/order.js';
import { OrderLinks } from './order-links.port.js';
import { Orders } from './orders.port.js';
import { PayerProof } from './payer-proof.js';

/** A link that was asked for works once. */
const HOURS_VALID = 24;

/** A link in a mail about an order is pressed again and again; each change of the order mails a new one. */
const MAIL_LINK_DAYS_VALID = 30;

export const BAD_ORDER_LINK = [422, 'order.bad_link', 'Este enlace ya no sirve. Pide uno nuevo.'] as const;

/**
 * Carries only the id: the token is made when the mail is sent, so that the queue never holds it. Null when no order has the number and
 * email; the job exists anyway, so that the answer takes the same time.
 */
export const mailOrderLinkJob = new Job<{ orderId: string | null; request: string }>('orders.mail-link');

/**
 * URLs of an order for mails. Those of the customer prove that their reader is the customer: they are made when a mail is sent, and only
 * for the mailbox of the order.
 */
@Injectable()
export class OrderPageLinks {
  constructor(
    private readonly links: OrderLinks,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** For the mails of the shop. */
  inPanel({ id }: Pick<Order, 'id'>): string {
    return `${this.env.publicUrl}/panel/pedidos/${id}`;
  }

  /** URL of the order's page for a mail about the order. */
  inMail(order: Pick<Order, 'id' | 'number'>): Promise<string> {
    return this.add(order, MAIL_LINK_DAYS_VALID * DAY_MS, true);
  }

  /** The same for a mail that the customer asked for: works once. */
  once(order: Pick<Order, 'id' | 'number'>): Promise<string> {
    return this.add(order, HOURS_VALID * HOUR_MS, false);
  }

  private async add(
    { id, number }: Pick<Order, 'id' | 'number'>,
    validMs: number,
    isReusable: boolean,
  ): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + validMs);
    await this.links.add({ tokenDigest: digestOf(token), orderId: id, expiresAt, isReusable });
    // The part after `#` never leaves the browser, so no log of any server has it.
    return `${this.env.publicUrl}/pedido?orden=${number}#acceso=${token}`;
  }
}

/** Mails links to orders that customers ask for. */
@Injectable()
export class OrderLinkMails {
  constructor(
    private readonly orders: Orders,
    private readonly pages: OrderPageLinks,
    private readonly jobs: JobQueue,
    private readonly mail: MailSender,
  ) {}

  async enqueue(orderId: string | null): Promise<void> {
    const request = crypto.randomUUID();
    await this.jobs.enqueue(mailOrderLinkJob, { orderId, request }, { jobKey: `order-link:${request}` });
  }

  /** A retry after a failure makes a new link, whose time begins with the retry. */
  async send(orderId: string | null, request: string): Promise<void> {
    const order = orderId && (await this.orders.find(orderId));
    if (!order || order.anonymisedAt) return;
    const { name, email } = order.purchase.customer;
    const url = await this.pages.once(order);
    const mail = orderLinkMail({ id: request, number: order.number, name, email, url, hoursValid: HOURS_VALID });
    // Orders without money cost nothing, so a stranger could fill a mailbox with these mails.
    const limit = order.money.held > 0 ? undefined : POLICIES.transferMails;
    await this.mail.send({ ...mail, limit, isStrangers: !order.isBought });
  }
}

/**
 * Lets the customer act on an order in another browser than the one that paid: a link in a mail to the order's email makes that browser
 * hold the proof of the payer (`PayerProof`).
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

  /** Uses up a link that works once; returns its order and the token for the browser's cookie, null when it has one. Throws `order.bad_link`. */
  open(token: string, held: readonly string[]): Promise<{ order: Order; payerToken: string | null }> {
    return this.transaction.run(async () => {
      const orderId = await this.links.open(digestOf(token), this.clock.now());
      const order = orderId && (await this.orders.find(orderId));
      if (!order || order.anonymisedAt) throw errorOf(BAD_ORDER_LINK);
      return { order, payerToken: await this.payers.issue(order.id, held) };
    });
  }
}
