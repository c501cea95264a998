import { randomBytes } from 'node:crypto';
import { RequestLog } from '../common/request-log.js';
import { SimulatedClock } from '../common/simulated-clock.js';
import { type ChatMessage, type Customer, Customers } from './customers.js';
import { graphError } from './graph-error.js';
import { Plans } from './plans.js';
import type { SendRequest } from './send-request.js';
import type { Settings } from './settings.js';
import { type Update, WebhookSender } from './webhook-sender.js';

/** Messages a second for one number of a business, in and out. */
const THROUGHPUT = 80;
const STEPS = ['sent', 'delivered', 'read'] as const;

/** A message that a customer writes. */
export interface CustomerMessage {
  /** Without it the customer hides the telephone number. */
  phone?: string;
  /** Id of a customer who hides the telephone number; the simulator makes one when it is missing. */
  userId?: string;
  name?: string;
  type?: string;
  text?: string;
  /** The part of the message that is named after its type, instead of the one that the simulator makes from `text`. */
  content?: unknown;
  /** Of an `edit` or `revoke` the message that changes; of any other message the one that it answers. */
  about?: string;
  /** `context.referred_product.product_retailer_id`. */
  product?: string;
  /** The advert that the customer pressed. */
  referral?: object;
  /** An earlier id delivers the same message again. */
  wamid?: string;
}

type MessageExtras = Pick<CustomerMessage, 'content' | 'about' | 'product' | 'referral'>;

/** State that the parts of the simulator share: customers, their chats, and the events to report. */
export class Platform {
  readonly clock = new SimulatedClock();
  readonly customers = new Customers();
  readonly plans = new Plans();
  readonly webhook: WebhookSender;
  readonly log = new RequestLog();
  private recent: number[] = [];

  constructor(readonly settings: Settings) {
    this.webhook = new WebhookSender(settings, this.clock, this.plans);
  }

  /** Customers write; all of it is reported in one call. */
  async write(...messages: CustomerMessage[]): Promise<{ customer: Customer; wamid: string }[]> {
    const written = messages.map((asked) => {
      const { phone, userId, name, type = 'text', text = '', wamid = newWamid(), ...more } = asked;
      const customer =
        phone === undefined ? this.customers.withUserId(userId, name) : this.customers.withPhone(phone, name);
      const message = { wamid, author: 'customer', type, text, at: this.clock.now().toISOString() } as const;
      const isKnown = customer.messages.some((known) => known.wamid === wamid);
      // A change of a message opens no new window for answers.
      if (!isKnown && OPENS_NO_WINDOW.has(type)) customer.add(message);
      else if (!isKnown) customer.wrote(message, this.clock.now());
      return { customer, message, more };
    });
    await this.webhook.report(...written.map(({ customer, message, more }) => this.toUpdate(customer, message, more)));
    return written.map(({ customer, message }) => ({ customer, wamid: message.wamid }));
  }

  /** Takes a message of the shop; throws what the platform answers instead. */
  send(request: SendRequest): { customer: Customer; wamid: string } {
    const now = this.clock.now();
    this.countThroughput(now.getTime());
    const customer =
      request.userId === null
        ? this.customers.withPhone(request.phone ?? '')
        : this.customers.withUserId(request.userId);
    if (this.plans.limitsRate && !customer.takesMessage(now)) throw graphError(131056);
    const isOpen = customer.windowEndsAt !== null && customer.windowEndsAt > now;
    if (!isOpen && this.plans.windowRefusal === 'answer') throw graphError(131047);
    const message: ChatMessage = {
      wamid: newWamid(),
      author: 'shop',
      type: 'text',
      text: request.text,
      at: now.toISOString(),
      status: 'accepted',
      callbackData: request.callbackData,
    };
    customer.add(message);
    const failure = this.plans.takeFailure() ?? (isOpen ? undefined : 131047);
    this.schedule(customer, message, failure);
    return { customer, wamid: message.wamid };
  }

  reset(): void {
    this.clock.stop();
    this.customers.reset();
    this.plans.reset();
    this.webhook.reset();
    this.log.clear();
    this.recent = [];
  }

  private countThroughput(now: number): void {
    this.recent = this.recent.filter((at) => at > now - 1_000);
    if (this.plans.limitsRate && this.recent.length >= THROUGHPUT) throw graphError(130429);
    this.recent.push(now);
  }

  private schedule(customer: Customer, message: ChatMessage, failure: number | undefined): void {
    const { delaysMs, delivery } = this.plans;
    if (failure !== undefined) {
      this.clock.after(delaysMs[0], () => this.fail(customer, message, failure));
      return;
    }
    const steps = delivery === 'none' ? [] : STEPS.slice(0, STEPS.indexOf(delivery) + 1);
    for (const [index, status] of steps.entries())
      this.clock.after(delaysMs[index] ?? 0, () => {
        message.status = status;
        void this.webhook.report(this.toStatusUpdate(customer, message, { status }));
      });
  }

  private fail(customer: Customer, message: ChatMessage, code: number): void {
    message.status = 'failed';
    message.errorCode = code;
    const errors = [graphError(code).toStatusError()];
    void this.webhook.report(this.toStatusUpdate(customer, message, { status: 'failed', errors }));
  }

  private toUpdate(customer: Customer, message: ChatMessage, more: MessageExtras): Update {
    const { wamid, type, text } = message;
    const from = { ...(customer.phone !== null && { from: customer.phone }), from_user_id: customer.userId };
    const timestamp = this.timestamp();
    return {
      about: `message ${wamid}`,
      contacts: [customer.toContact()],
      messages: [{ ...from, id: wamid, timestamp, type, ...contextOf(type, more), ...contentOf(type, text, more) }],
    };
  }

  private toStatusUpdate(
    customer: Customer,
    { wamid, callbackData }: ChatMessage,
    status: { status: string; errors?: object[] },
  ): Update {
    const isBilled = status.status === 'sent' || status.status === 'delivered';
    return {
      about: `${status.status} ${wamid}`,
      // The platform sends no recipient with these two.
      ...(status.status !== 'failed' && status.status !== 'sent' && { contacts: [customer.toContact()] }),
      statuses: [
        {
          id: wamid,
          ...status,
          timestamp: this.timestamp(),
          ...(customer.phone !== null && { recipient_id: customer.phone }),
          recipient_user_id: customer.userId,
          ...(callbackData !== undefined && { biz_opaque_callback_data: callbackData }),
          ...(isBilled && {
            pricing: { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' },
          }),
        },
      ],
    };
  }

  private timestamp(): string {
    return String(Math.floor(this.clock.now().getTime() / 1000));
  }
}

/** The message that it answers, the product it is about, and the advert that it came from. */
function contextOf(type: string, { about, product, referral }: MessageExtras): object {
  const isAnswer = about !== undefined && !CHANGES.has(type);
  const context = {
    ...(isAnswer && { from: '573000000000', id: about }),
    ...(product && { referred_product: { catalog_id: '300000000000001', product_retailer_id: product } }),
  };
  return { ...(Object.keys(context).length > 0 && { context }), ...(referral && { referral }) };
}

const OPENS_NO_WINDOW = new Set(['edit', 'revoke', 'system']);

/** Types whose content names the message that they are about. */
const CHANGES = new Set(['edit', 'revoke', 'reaction']);

/** The part of a message that is named after its type. */
function contentOf(type: string, text: string, { content, about = newWamid() }: MessageExtras): object {
  if (content !== undefined) return { [type]: content };
  const media = { id: String(randomBytes(6).readUIntBE(0, 6)), sha256: randomBytes(32).toString('base64') };
  switch (type) {
    case 'text':
      return { text: { body: text } };
    case 'button':
      return { button: { text, payload: text } };
    case 'interactive':
      return { interactive: { type: 'button_reply', button_reply: { id: text, title: text } } };
    case 'image':
      return { image: { ...media, mime_type: 'image/jpeg', ...(text && { caption: text }) } };
    case 'audio':
      return { audio: { ...media, mime_type: 'audio/ogg; codecs=opus', voice: true } };
    case 'video':
    case 'document':
    case 'sticker':
      return { [type]: { ...media, mime_type: 'application/octet-stream', ...(text && { caption: text }) } };
    case 'location':
      return { location: { latitude: 6.2442, longitude: -75.5812, name: 'Plaza Botero', address: text || 'Medellín' } };
    case 'contacts':
      return {
        contacts: [
          {
            name: { formatted_name: text || 'Ana Gómez', first_name: text || 'Ana' },
            phones: [{ phone: '+57 300 765 4321', wa_id: '573007654321', type: 'CELL' }],
          },
        ],
      };
    case 'order':
      return {
        order: {
          catalog_id: '300000000000001',
          text,
          product_items: [{ product_retailer_id: '7', quantity: 1, item_price: 435000, currency: 'COP' }],
        },
      };
    case 'reaction':
      return { reaction: { message_id: about, emoji: text || '❤️' } };
    case 'edit':
      return {
        edit: { original_message_id: about, message: { context: { id: about }, type: 'text', text: { body: text } } },
      };
    case 'revoke':
      return { revoke: { original_message_id: about } };
    case 'system':
      return {
        system: { body: 'The customer changed the number', wa_id: text || '573009999999', type: 'user_changed_number' },
      };
    case 'unsupported':
      return {
        errors: [{ code: 131051, title: 'Message type unknown' }],
        unsupported: { type: text || 'poll_creation' },
      };
    default:
      return { [type]: { body: text } };
  }
}

function newWamid(): string {
  return `wamid.${randomBytes(33).toString('base64')}`;
}
