import { tidyBlock, tidyLine } from '../../../common/tidy-text.js';
import { maskCardNumbers } from '../../domain/card-numbers.js';
import { MAX_TEXT } from '../../domain/chat-message.js';
import type { MessageContent } from '../../domain/inbound.js';
import type {
  FormAnswer,
  MessageDetails,
  OrderedItem,
  SharedContact,
  SharedLocation,
} from '../../domain/message-details.js';
import { idOf, type JsonObject, objectOf, objectsIn, textOf } from './untrusted-json.js';

/** Ids of messages. */
export const WAMID = /^[\x21-\x7e]{1,256}$/;
export const WA_ID = /^\d{5,20}$/;
const MESSAGE_TYPE = /^[a-z_]{1,40}$/;
const RETAILER_ID = /^[\x21-\x7e]{1,100}$/;
const CURRENCY = /^[A-Z]{3}$/;
const EMOJI = /^\P{L}{1,32}$/u;

const MAX_LINE = 200;
const MAX_WORDS = 500;
const MAX_CONTACTS = 10;
const MAX_PHONES = 5;
const MAX_ITEMS = 30;
const MAX_ANSWERS = 30;
/** Longest JSON of a form that is read. */
const MAX_JSON = 20_000;
const MAX_QUANTITY = 10_000;
const MAX_PRICE = 1e12;

const MEDIA = ['image', 'audio', 'video', 'document', 'sticker'];

type Read = Omit<MessageContent, 'details'> & { readonly details?: Partial<MessageDetails> };

/** Reads what a message says; a type that is not read here becomes `unknown`. Never throws. */
export function contentOf(message: JsonObject): MessageContent {
  const type = idOf(message.type, MESSAGE_TYPE) ?? 'unknown';
  const read = readContent(type, message) ?? { kind: 'unknown', text: '' };
  const details = { ...contextOf(message), ...read.details };
  const isPlain = read.kind === 'text' && Object.keys(details).length === 0;
  return { kind: read.kind, text: read.text, details: isPlain ? null : { type, ...details } };
}

function readContent(type: string, message: JsonObject): Read | undefined {
  const content = objectOf(message[type]);
  if (MEDIA.includes(type)) return mediaOf(type, content);
  switch (type) {
    case 'text':
      return { kind: 'text', text: words(content.body) };
    case 'button':
      return spoken(content.text) ?? spoken(content.payload);
    case 'interactive':
      return interactiveOf(content);
    case 'location':
      return { kind: 'location', text: '', details: { location: locationOf(content) } };
    case 'contacts':
      return { kind: 'contacts', text: '', details: { contacts: contactsOf(message.contacts) } };
    case 'order':
      return { kind: 'order', text: words(content.text), details: { order: itemsOf(content.product_items) } };
    case 'reaction':
      return { kind: 'other', text: '', details: reactionOf(content) };
    case 'unsupported':
      return { kind: 'unknown', text: '', details: { type: idOf(content.type, MESSAGE_TYPE) ?? type } };
    default:
      return undefined;
  }
}

function mediaOf(type: string, { caption, filename, voice }: JsonObject): Read {
  const fileName = line(filename);
  const details = { ...(voice === true && { type: 'voice' }), ...(fileName && { fileName }) };
  return { kind: 'media', text: words(caption), details: { type, ...details } };
}

/** A pressed button is what the customer says; an answered form goes to a person. */
function interactiveOf({ button_reply, list_reply, nfm_reply }: JsonObject): Read | undefined {
  if (nfm_reply !== undefined) {
    const form = answersIn(objectOf(nfm_reply).response_json);
    return { kind: 'form', text: '', details: { form } };
  }
  return spoken(objectOf(button_reply ?? list_reply).title);
}

function spoken(value: unknown): Read | undefined {
  const text = words(value);
  return text.trim() === '' ? undefined : { kind: 'text', text };
}

function locationOf({ latitude, longitude, name, address }: JsonObject): SharedLocation {
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
  const place = isPlace ? { latitude, longitude } : { latitude: null, longitude: null };
  return { ...(place as Pick<SharedLocation, 'latitude' | 'longitude'>), name: line(name), address: line(address) };
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}

function contactsOf(contacts: unknown): SharedContact[] {
  return objectsIn(contacts)
    .slice(0, MAX_CONTACTS)
    .map(({ name, org, phones, emails }) => {
      const { formatted_name, first_name, last_name } = objectOf(name);
      return {
        name: line(formatted_name) || [line(first_name), line(last_name)].filter(Boolean).join(' ') || 'Sin nombre',
        company: line(objectOf(org).company),
        phones: objectsIn(phones)
          .slice(0, MAX_PHONES)
          .map(({ phone, wa_id }) => ({ number: line(phone, 40), waId: idOf(wa_id, WA_ID) }))
          .filter(({ number, waId }) => number !== '' || waId !== null),
        emails: objectsIn(emails)
          .slice(0, MAX_PHONES)
          .map(({ email }) => line(email))
          .filter(Boolean),
      };
    });
}

function itemsOf(items: unknown): OrderedItem[] {
  return objectsIn(items)
    .slice(0, MAX_ITEMS)
    .flatMap(({ product_retailer_id, quantity, item_price, currency }) => {
      const retailerId = idOf(product_retailer_id, RETAILER_ID);
      const [count, price] = [numberOf(quantity), numberOf(item_price)];
      if (!retailerId || !Number.isInteger(count) || count < 1 || count > MAX_QUANTITY) return [];
      return [
        {
          retailerId,
          quantity: count,
          price: price >= 0 && price <= MAX_PRICE ? price : null,
          currency: idOf(currency, CURRENCY) ?? 'COP',
        },
      ];
    });
}

/** A number, also in digits as the platform writes some; NaN for any other value. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,12}(?:\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
}

/** The fields of a form or of an address, by their names; lists in one line, nested fields beside the others. */
function answersIn(json: unknown): FormAnswer[] {
  let parsed: unknown;
  try {
    parsed = typeof json === 'string' && json.length <= MAX_JSON ? JSON.parse(json) : json;
  } catch {
    return [];
  }
  return Object.entries(objectOf(parsed))
    .flatMap(([field, value]) => {
      const nested = Object.entries(objectOf(value));
      return nested.length > 0 ? nested : [[field, value] as const];
    })
    .filter(([field]) => field !== 'flow_token')
    .map(([field, value]) => ({ field: line(field, 60), value: answerOf(value) }))
    .filter(({ value }) => value !== '')
    .slice(0, MAX_ANSWERS);
}

function answerOf(value: unknown): string {
  const texts = (Array.isArray(value) ? value.slice(0, MAX_ANSWERS) : [value]).map((each) =>
    typeof each === 'number' || typeof each === 'boolean' ? String(each) : line(each, MAX_WORDS),
  );
  return line(maskCardNumbers(texts.filter(Boolean).join(', ')), MAX_WORDS);
}

function reactionOf({ emoji, message_id }: JsonObject): Partial<MessageDetails> {
  const quotedWamid = idOf(message_id, WAMID);
  return { reaction: idOf(emoji, EMOJI) ?? '', ...(quotedWamid && { quotedWamid }) };
}

/** The message that it answers, the product that it asks about and the advert that it came from. */
function contextOf({ context, referral }: JsonObject): Partial<MessageDetails> {
  const { id, referred_product } = objectOf(context);
  const quotedWamid = idOf(id, WAMID);
  const productId = idOf(objectOf(referred_product).product_retailer_id, RETAILER_ID);
  const { headline, body, source_url } = objectOf(referral);
  const advert = { headline: line(headline), body: line(body, MAX_WORDS), url: webUrl(source_url) };
  const isAdvert = advert.headline !== '' || advert.body !== '' || advert.url !== null;
  return {
    ...(quotedWamid && { quotedWamid }),
    ...(productId && { productId }),
    ...(isAdvert && { referral: advert }),
  };
}

function webUrl(value: unknown): string | null {
  const url = textOf(value, MAX_WORDS);
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? url : null;
}

function words(value: unknown): string {
  return tidyBlock(textOf(value, MAX_TEXT));
}

function line(value: unknown, maxLength = MAX_LINE): string {
  return tidyLine(textOf(value, maxLength));
}
