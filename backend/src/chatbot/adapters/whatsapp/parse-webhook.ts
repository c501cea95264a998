import { MAX_TEXT } from '../../domain/chat-message.js';
import type { DeliveryStatus, InboundMessage, Sender, WebhookContent } from '../../domain/inbound.js';
import { idOf, type JsonObject, objectOf, objectsIn, textOf } from './untrusted-json.js';

/** The platform batches at most this many updates into one call. */
const MAX_UPDATES = 1_000;
const MAX_NAME_LENGTH = 100;

/** Ids of messages. */
export const WAMID = /^[\x21-\x7e]{1,256}$/;
const WA_ID = /^\d{5,20}$/;
/** Business-scoped user id: country and up to 128 characters, for example `CO.13491208655302741918` or `CO.ENT.1181579921`. */
const USER_ID = /^[A-Z]{2}\.[A-Za-z0-9.]{1,132}$/;
/** Only ids that this shop sent with a message come back; the platform's limit is 512. */
const MESSAGE_ID = /^[\x21-\x7e]{1,512}$/;
const MESSAGE_TYPE = /^[a-z_]{1,40}$/;

/** Before this the platform did not exist. */
const EARLIEST_SECONDS = Date.parse('2020-01-01T00:00:00Z') / 1000;

/** Types that need no answer. Every other one goes to a person, also those that the platform adds later. */
const UNANSWERED_TYPES = new Set(['reaction', 'system']);
/** Largest integer of the database column. */
const MAX_ERROR_CODE = 2 ** 31 - 1;

const STATUSES = ['sent', 'delivered', 'read', 'failed'] as const satisfies readonly DeliveryStatus['status'][];

/** Where a call was received: which number's updates are meant for the shop, and when. */
interface Reception {
  readonly phoneNumberId: string;
  readonly receivedAt: Date;
}

/**
 * Reads a webhook call of the WhatsApp Business Platform: messages and delivery statuses of this shop's number. Leaves out what
 * it does not know and never throws, because the platform adds fields and types without notice.
 */
export function parseWebhook(body: unknown, reception: Reception): WebhookContent {
  const { object, entry } = objectOf(body);
  if (object !== 'whatsapp_business_account') return { messages: [], statuses: [] };
  const values = objectsIn(entry)
    .flatMap(({ changes }) => objectsIn(changes))
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => objectOf(value))
    .filter(({ metadata }) => objectOf(metadata).phone_number_id === reception.phoneNumberId);
  const messages = values.flatMap((value) => messagesIn(value, reception));
  const statuses = values.flatMap((value) => statusesIn(value));
  const byWamid = new Map(messages.map((message) => [message.wamid, message]));
  return { messages: [...byWamid.values()].slice(0, MAX_UPDATES), statuses: statuses.slice(0, MAX_UPDATES) };
}

function messagesIn({ messages, contacts }: JsonObject, { receivedAt }: Reception): InboundMessage[] {
  const known = objectsIn(contacts);
  return objectsIn(messages).flatMap((message) => {
    const wamid = idOf(message.id, WAMID);
    const from = senderOf(message, known);
    // A message without a sender cannot be answered.
    if (!wamid || (!from.waId && !from.userId)) return [];
    return [{ wamid, from, sentAt: momentOf(message.timestamp, receivedAt), ...contentOf(message) }];
  });
}

/** The message names its sender; the contacts beside it add the name and the id that the message lacks. */
function senderOf(message: JsonObject, contacts: readonly JsonObject[]): Sender {
  const waId = idOf(message.from, WA_ID);
  const userId = idOf(message.from_user_id, USER_ID);
  const matching = contacts.find((it) => (waId && it.wa_id === waId) || (userId && it.user_id === userId));
  const contact = matching ?? (contacts.length === 1 && !waId && !userId ? contacts[0] : undefined) ?? {};
  return {
    waId: waId ?? idOf(contact.wa_id, WA_ID),
    userId: userId ?? idOf(contact.user_id, USER_ID),
    name: textOf(objectOf(contact.profile).name, MAX_NAME_LENGTH).trim() || null,
  };
}

function contentOf(message: JsonObject): Pick<InboundMessage, 'kind' | 'text' | 'type'> {
  const type = idOf(message.type, MESSAGE_TYPE) ?? 'unknown';
  const content = objectOf(message[type]);
  const text = (value: unknown) => textOf(value, MAX_TEXT);
  if (type === 'text') return { kind: 'text', text: text(content.body), type };
  if (type === 'button') return { kind: 'text', text: text(content.text), type };
  if (type === 'interactive') {
    const reply = objectOf(content.button_reply ?? content.list_reply);
    return { kind: 'text', text: text(reply.title), type };
  }
  if (UNANSWERED_TYPES.has(type)) return { kind: 'other', text: '', type };
  return { kind: 'media', text: text(content.caption ?? content.text), type };
}

function statusesIn({ statuses }: JsonObject): DeliveryStatus[] {
  return objectsIn(statuses).flatMap((raw) => {
    const wamid = idOf(raw.id, WAMID);
    const status = STATUSES.find((one) => one === raw.status);
    if (!wamid || !status) return [];
    const code = objectsIn(raw.errors)[0]?.code;
    return [
      {
        wamid,
        messageId: idOf(raw.biz_opaque_callback_data, MESSAGE_ID),
        status,
        errorCode: status === 'failed' && isErrorCode(code) ? code : null,
      },
    ];
  });
}

function isErrorCode(code: unknown): code is number {
  return Number.isInteger(code) && Math.abs(code as number) <= MAX_ERROR_CODE;
}

/** Reads Unix seconds, a text. A time in the future counts as now, because it would keep the 24 hours for answers open. */
function momentOf(timestamp: unknown, receivedAt: Date): Date {
  const seconds = typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : timestamp;
  if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds) || seconds < EARLIEST_SECONDS) return receivedAt;
  return new Date(Math.min(seconds * 1000, receivedAt.getTime()));
}
