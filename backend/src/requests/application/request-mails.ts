import { Injectable } from '@nestjs/common';
import { describeDay } from '../../common/delivery.js';
import { Job } from '../../jobs/index.js';
import {
  MailSender,
  requestAnswerMail,
  type RequestMailFacts,
  requestReceiptMail,
  requestShopMail,
} from '../../mail/index.js';
import { type Order, OrderPageLinks, OrderReader } from '../../orders/index.js';
import { ShopSettings } from '../../settings/index.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { CustomerRequests } from './customer-requests.port.js';

export const mailReceiptJob = new Job<{ requestId: string }>('requests.mail-receipt');
export const mailAnswerJob = new Job<{ requestId: string }>('requests.mail-answer');
export const mailShopJob = new Job<{ requestId: string }>('requests.mail-shop');

/** Mails about requests: the dated receipt and the answer to the customer, and a notice to the shop. */
@Injectable()
export class RequestMails {
  constructor(
    private readonly requests: CustomerRequests,
    private readonly orders: OrderReader,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly pages: OrderPageLinks,
  ) {}

  async sendReceipt(requestId: string): Promise<void> {
    const found = await this.find(requestId);
    if (!found) return;
    const mail = requestReceiptMail(await this.factsForCustomer(found));
    await this.mail.send({ ...mail, isStrangers: !found.order.isBought });
  }

  async sendAnswer(requestId: string): Promise<void> {
    const found = await this.find(requestId);
    if (!found) return;
    const { request } = found;
    const isAccepted = request.state === 'accepted';
    const facts = await this.factsForCustomer(found);
    await this.mail.send(requestAnswerMail({ ...facts, isAccepted, answer: request.answer }));
  }

  async sendToShop(requestId: string): Promise<void> {
    const found = await this.find(requestId);
    if (!found) return;
    const panelUrl = this.pages.inPanel(found.order);
    const to = this.settings.current.contact.email;
    await this.mail.send(requestShopMail({ ...this.factsOf(found), to, panelUrl }));
  }

  /** Null when the personal data were erased in the meantime. */
  private async find(requestId: string): Promise<{ request: CustomerRequest; order: Order } | null> {
    const request = await this.requests.find(requestId);
    const order = request && (await this.orders.ofId(request.orderId));
    return order && !order.anonymisedAt ? { request, order } : null;
  }

  private factsOf({ request, order }: { request: CustomerRequest; order: Order }): RequestMailFacts {
    const { id, number, kind, pieces, words, createdAt, answerBy, moneyBy } = request;
    const { name, email } = order.purchase.customer;
    return {
      id,
      number,
      kind,
      pieces,
      words,
      createdAt,
      answerBy: describeDay(answerBy),
      moneyBy: moneyBy && describeDay(moneyBy),
      to: email,
      name,
      orderNumber: order.number,
    };
  }

  private async factsForCustomer(found: { request: CustomerRequest; order: Order }) {
    return { ...this.factsOf(found), trackUrl: await this.pages.inMail(found.order) };
  }
}
