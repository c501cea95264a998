import { Injectable } from '@nestjs/common';
import { CatalogueService, type PiecePicture } from '../../catalogue/index.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { Job, JobQueue, PRIORITY, type QueuedJob } from '../../jobs/index.js';
import {
  allSent,
  type Mail,
  MailSender,
  newOrderMail,
  type NewOrderMoney,
  orderMail,
  type OrderMailFacts,
} from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { isAnswered, owesTransfer } from '../domain/instalments.js';
import { type OrderChange, shipmentIn } from '../domain/order-change.js';
import type { Order } from '../domain/order.js';
import type { OrderLine } from '../domain/purchase.js';
import { asListed } from '../domain/restricted-order.js';
import { carrierName, opensParcel, trackingUrl } from '../domain/shipment.js';
import { type ReviewEmail, reviewEmailOf } from '../domain/review-email.js';
import { OrderPageLinks } from './order-access.js';
import { detailsOf, orderFacts } from './order-facts.js';
import { Orders } from './orders.port.js';
import { TransferInstructions } from './transfer-instructions.js';

/** Twelve pictures are about 200 kB. */
const MAX_PICTURES = 12;

/** Carries only ids, so that personal data stays in one table. `step` is the index of a change in the order's history. */
export const mailCustomerJob = new Job<{ orderId: string; step: number; copy?: string }>('orders.mail-shopper');
/** `isPayment`: the mail announces money for an existing order; `step`: the change of its history that recorded it. */
export const mailShopJob = new Job<{ orderId: string; isPayment?: boolean; step?: number }>('orders.mail-shop');

/** A new order: one job for both mails, so that the order is read once. */
export const mailNewOrderJob = new Job<{ orderId: string; step: number }>('orders.mail-new');

/** Mails every change of an order to customer or shop: one mail a change, even when its job is repeated. */
@Injectable()
export class OrderMails {
  constructor(private readonly jobs: JobQueue) {}

  /** A new order. Needs the transaction that stores it. */
  async announce({ id, history, isBought }: Order): Promise<void> {
    const payload = { orderId: id, step: history.length - 1 };
    await this.jobs.enqueue(mailNewOrderJob, payload, { priority: isBought ? 0 : PRIORITY.strangers });
  }

  /** Money was paid online for a placed order by transfer. Needs the transaction that stores it. */
  async notifyShopOfPayment({ id, history }: Order): Promise<void> {
    const step = history.length - 1;
    const jobKey = `order:${id}:shop-payment:${step}`;
    await this.jobs.enqueue(mailShopJob, { orderId: id, isPayment: true, step }, { jobKey });
  }

  /** The newest change of an order. Needs the transaction that stores it. */
  async notifyCustomer(order: Order): Promise<void> {
    await this.jobs.enqueueAll(newestChange(order));
  }

  /** The newest change once more, as a mail of its own: the customer lost the first one. */
  async repeat({ id, history }: Order): Promise<void> {
    await this.jobs.enqueue(mailCustomerJob, { orderId: id, step: history.length - 1, copy: crypto.randomUUID() });
  }
}

/** Sends what `OrderMails` enqueued. */
@Injectable()
export class OrderMailSender {
  constructor(
    private readonly orders: Orders,
    private readonly catalogue: CatalogueService,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly transfers: TransferInstructions,
    private readonly pages: OrderPageLinks,
  ) {}

  async sendNew(orderId: string, step: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) return;
    await allSent([this.mailCustomer(order, step), this.mailShop(order, false)]);
  }

  async sendToCustomer(orderId: string, step: number, copy?: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order) await this.mailCustomer(order, step, copy);
  }

  async sendToShop(orderId: string, isPayment = false, step?: number): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order) await this.mailShop(order, isPayment, step);
  }

  private async mailCustomer(order: Order, step: number, copy?: string): Promise<void> {
    const change = order.history[step];
    if (!change || order.anonymisedAt || isAnswered(order, step)) return;
    // The mail waited for its turn until the order was cancelled, and the customer gets one about that.
    if (change.status === 'pending_transfer' && !change.event && order.status === 'cancelled') return;
    const isPaidSince = change.status === 'pending_transfer' && order.status !== 'pending_transfer';
    const isWithdrawn = await this.transfers.isWithdrawn(order);
    // The account is in use again, or nothing is owed any more.
    if (change.event === 'account_withdrawn' && !(isWithdrawn && owesTransfer(order))) return;
    const { delivery } = await this.catalogue.pricing();
    const drawn = await this.drawn(order);
    const mail = orderMail({
      ...orderFacts(order, await this.orders.excessOf(order.id), drawn.ids),
      to: order.purchase.customer.email,
      id: ['order', order.number, step, copy].filter((part) => part !== undefined).join('-'),
      status: change.event ?? change.status,
      review: await this.reviewOf(order, step),
      note: change.actor === 'provider' ? '' : change.note,
      corrected: correctedFacts(order, change, drawn.ids),
      shipment: shipmentFacts(order),
      businessDays: order.isExpress ? delivery.expressBusinessDays : delivery.standardBusinessDays,
      shippingEstimate: delivery.shippingEstimate,
      trackUrl: await this.pages.inMail(order),
      payAgainUrl: this.transfers.payAgainUrl(order.number),
      transfer: isPaidSince || isWithdrawn ? null : this.transfers.find(order),
      isAccountWithdrawn: isWithdrawn,
      codeKeptUntil: await this.transfers.codeKeptUntil(order),
      voided: voidedBy(order, change),
    });
    // Unpaid orders cost nothing, so a stranger could fill mailboxes with these mails. Only staff send copies.
    const isUnpaid = change.status === 'pending_transfer' || change.event === 'payment_overdue';
    const isCopy = copy !== undefined;
    const limit = isUnpaid && !isCopy ? POLICIES.transferMails : undefined;
    await this.mail.send({ ...withShown(mail, drawn.pictures), limit, isStrangers: !isCopy && !order.isBought });
  }

  /** Reads the other orders of these pieces when the email is sent, because a payment may be voided in the meantime. */
  private async reviewOf(order: Order, step: number): Promise<ReviewEmail | null> {
    const isVoided = order.reasonOf(order.history[step]!) === 'voided';
    return reviewEmailOf(order, step, isVoided ? await this.orders.ofSameLines(order) : []);
  }

  private async mailShop(order: Order, isPayment: boolean, step?: number): Promise<void> {
    // The workshop must not make an order that was cancelled or refunded in the meantime.
    if (order.anonymisedAt || order.isRefunding || order.status === 'cancelled') return;
    const drawn = await this.drawn(order);
    const mail = newOrderMail({
      ...orderFacts(asListed(order), await this.orders.excessOf(order.id), drawn.ids),
      to: this.settings.current.contact.email,
      id: [isPayment ? 'paid' : 'new', 'order', order.number, step].filter((part) => part !== undefined).join('-'),
      panelUrl: this.pages.inPanel(order),
      money: newOrderMoney(order, isPayment, step),
    });
    await this.mail.send(withShown(mail, drawn.pictures));
  }

  /** The pictures of the first pieces, each once. A stranger's unpaid order is not worth a core: it has words only. */
  private async drawn({ purchase, isBought }: Order): Promise<Drawn> {
    const ids = new Map<OrderLine, string>();
    const pictures = new Map<string, PiecePicture>();
    if (!isBought) return { ids, pictures };
    for (const line of purchase.lines.slice(0, MAX_PICTURES)) {
      const picture = await this.catalogue.pieces.of(line.productId, line.personalisation);
      if (!picture) continue;
      ids.set(line, picture.id);
      pictures.set(picture.id, picture);
    }
    return { ids, pictures };
  }
}

/** The pictures of an order: by line their ids, and by id the pictures. */
interface Drawn {
  readonly ids: ReadonlyMap<OrderLine, string>;
  readonly pictures: ReadonlyMap<string, PiecePicture>;
}

/** Adds the pictures that the mail shows: most mails about an order have no lines. */
function withShown(mail: Mail, pictures: Drawn['pictures']): Mail {
  const shown = [...pictures.values()].filter(({ id }) => mail.html.includes(`cid:${id}`));
  return shown.length > 0 ? { ...mail, pictures: shown } : mail;
}

function newestChange({ id, history, isBought }: Order): QueuedJob {
  const step = history.length - 1;
  const priority = isBought ? 0 : PRIORITY.strangers;
  return mailCustomerJob.with({ orderId: id, step }, { jobKey: `order:${id}:${step}`, priority });
}

function newOrderMoney({ status, history }: Order, isPayment: boolean, step?: number): NewOrderMoney {
  if (status === 'payment_review') return 'review';
  if (step !== undefined && history[step]?.event === 'instalment_received') return 'balance';
  if (status === 'pending_transfer') return 'unpaid';
  return isPayment ? 'arrived' : 'paid';
}

function correctedFacts(
  { purchase }: Order,
  { corrected = [] }: OrderChange,
  pictures: Drawn['ids'],
): OrderMailFacts['corrected'] {
  return corrected.map(({ field, position = 0, before, after }) => {
    if (field === 'name') {
      const line = purchase.lines[position];
      // A later correction has a mail of its own, which shows the piece.
      const isLatest = line?.personalisation.personalization === after;
      const piece = line && isLatest ? { picture: pictures.get(line), details: detailsOf(line) } : undefined;
      return { what: `el nombre de ${line?.name ?? 'una pieza'}`, before, after, piece };
    }
    return { what: field === 'phone' ? 'el celular' : 'la dirección de entrega', before, after };
  });
}

/** The latest correction, so that a delayed mail does not send an outdated tracking number. */
function shipmentFacts({ history }: Order): OrderMailFacts['shipment'] {
  const shipment = shipmentIn(history);
  if (!shipment) return null;
  const { guide, reason } = shipment;
  const page = { trackingUrl: trackingUrl(shipment), opensParcel: opensParcel(shipment) };
  return { carrier: carrierName(shipment), guide, reason, ...page };
}

/** The payment that the provider voided with this change, an instalment or the whole; null for any other change. */
function voidedBy(order: Order, change: OrderChange): OrderMailFacts['voided'] {
  if (order.reasonOf(change) !== 'voided') return null;
  const { entries } = order.money;
  const reversed = entries.find(({ id }) => id === change.entry);
  const { method, transactionId } = reversed ?? order.payment;
  const returnedBefore = Math.max(0, -order.money.held);
  return { amount: reversed?.amount ?? order.purchase.finalTotal, returnedBefore, method, transactionId };
}
