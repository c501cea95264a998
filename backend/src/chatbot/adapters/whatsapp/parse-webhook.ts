import type { DeliveryStatus, InboundUpdate, MessageContent, Sender, WebhookContent } from '../../domain/inbound.js';
import { contentOf, WA_ID, WAMID } from './parse-content.js';
import { idOf, type JsonObject, objectOf, objectsIn, textOf } from './untrusted-json.js';

/** The platform batches at most this many updates into one call. */
const MAX_UPDATES = 1_000;
const MAX_NAME_LENGTH = 100;

/** Business-scoped user id: country and up to 128 characters, for example `CO.13491208655302741918` or `CO.ENT.1181579921`. */
const USER_ID = /^[A-Z]{2}\.[A-Za-z0-9.]{1,132}$/;
/** Only ids that this shop sent with a message come back; the platform's limit is 512. */
const MESSAGE_ID = /^[\x21-\x7e]{1,512}$/;

/** Before this the platform did not exist. */
const EARLIEST_SECONDS = Date.parse('2020-01-01T00:00:00Z') / 1000;

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
  if (object !== 'whatsapp_business_account') return { updates: [], statuses: [] };
  const values = objectsIn(entry)
    .flatMap(({ changes }) => objectsIn(changes))
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => objectOf(value))
    .filter(({ metadata }) => objectOf(metadata).phone_number_id === reception.phoneNumberId);
  const updates = values.flatMap((value) => updatesIn(value, reception));
  const statuses = values.flatMap((value) => statusesIn(value));
  return { updates: onceEach(updates).slice(0, MAX_UPDATES), statuses: statuses.slice(0, MAX_UPDATES) };
}

/** The platform may put a new message twice into one call. Several corrections of one message all count. */
function onceEach(updates: readonly InboundUpdate[]): InboundUpdate[] {
  const seen = new Set<string>();
  return updates.filter(({ update, wamid }) => update !== 'message' || (!seen.has(wamid) && seen.add(wamid)));
}

function updatesIn({ messages, contacts }: JsonObject, { receivedAt }: Reception): InboundUpdate[] {
  const known = objectsIn(contacts);
  return objectsIn(messages).flatMap((message) => {
    const wamid = idOf(message.id, WAMID);
    const from = senderOf(message, known);
    // A message without a sender cannot be answered.
    if (!wamid || (!from.waId && !from.userId)) return [];
    return [updateOf(message, { wamid, from, sentAt: momentOf(message.timestamp, receivedAt) })];
  });
}

type Origin = Pick<InboundUpdate, 'wamid' | 'from' | 'sentAt'>;

function updateOf(message: JsonObject, origin: Origin): InboundUpdate {
  const { type, context } = message;
  if (type === 'system') return identityOf(objectOf(message.system), origin);
  const change = objectOf(message[type === 'edit' ? 'edit' : 'revoke']);
  const edited = objectOf(change.message);
  const original = idOf(change.original_message_id, WAMID) ?? idOf(objectOf(edited.context ?? context).id, WAMID);
  if (type === 'revoke' && original) return { update: 'deletion', ...origin, wamid: original };
  const content = type === 'edit' && original ? correctionOf(edited) : undefined;
  if (content && original) return { update: 'edit', ...origin, wamid: original, ...content };
  return { update: 'message', ...origin, ...contentOf(message) };
}

/** Only texts and captions can be corrected. */
function correctionOf(edited: JsonObject): MessageContent | undefined {
  const type = edited.type ?? ['text', 'image', 'video', 'document'].find((one) => edited[one] !== undefined);
  // Its context names the message that is corrected, which it does not quote.
  const content = contentOf({ ...edited, type, context: undefined });
  return content.kind === 'text' || content.kind === 'media' ? content : undefined;
}

/** The former identifiers come as those of the sender, or apart when the platform has replaced them already. */
function identityOf({ wa_id, user_id, previous_user_id }: JsonObject, { from, ...origin }: Origin): InboundUpdate {
  const former = { ...from, userId: idOf(previous_user_id, USER_ID) ?? from.userId };
  const [newWaId, newUserId] = [idOf(wa_id, WA_ID), idOf(user_id, USER_ID) ?? from.userId];
  return {
    update: 'identity',
    ...origin,
    from: former,
    newWaId: newWaId === former.waId ? null : newWaId,
    newUserId: newUserId === former.userId ? null : newUserId,
  };
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
