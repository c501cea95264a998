import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock } from '../../../common/http/text-fields.js';
import { cursorOf, PageCursor, PageLimit, positionOf, unknownPage } from '../../../common/http/page-query.js';
import type {
  ConversationPage,
  ConversationWithMessages,
  ShownConversation,
} from '../../application/conversation-admin.js';
import type { ConversationPosition } from '../../application/conversations.port.js';
import type { ShownMessage } from '../../application/shown-messages.js';
import type { NamedItem, OrderedLine } from '../../domain/catalogue-order.js';
import { MAX_TEXT, type MessageAuthor, type MessageStatus } from '../../domain/chat-message.js';
import type { ChatChannel, ConversationState } from '../../domain/conversation.js';
import { type MessageDetails, type SharedLocation, shownText } from '../../domain/message-details.js';
import type { HandoverReason } from '../../domain/reply.js';
import { failureInWords } from './message-failures.js';
import { HANDOVER_REASON_PROPERTY } from './chatbot-admin.dto.js';
import { BLANK_MESSAGE } from './web-chat.dto.js';

const CONVERSATION_STATES = ['bot', 'waiting', 'taken'] as const satisfies readonly ConversationState[];
const MESSAGE_STATUSES = ['pending', 'sent', 'delivered', 'read', 'failed'] as const satisfies readonly MessageStatus[];
const LONG_REPLY = 'Escribe un mensaje de máximo 4.096 caracteres';

export class ListConversationsQueryDto {
  /** Only conversations in this state. */
  @IsOptional()
  @IsIn(CONVERSATION_STATES, { message: 'Elige un estado de la lista' })
  @ApiProperty({ enum: CONVERSATION_STATES, enumName: 'ConversationState', required: false })
  state?: ConversationState;

  /**
   * `nextCursor` of the page before.
   * @example "other_2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @PageCursor()
  cursor?: string;

  /**
   * Conversations on a page, 1 to 100.
   * @example 25
   */
  @PageLimit()
  limit?: number;
}

const MESSAGE_AUTHOR = { enum: ['customer', 'bot', 'agent', 'system'], enumName: 'ConversationAuthor' };

/** The message that another one answers. */
export class QuotedMessageDto {
  /** Null when the shop does not have it. */
  @ApiProperty({ type: String, nullable: true, example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de' })
  id!: string | null;

  /** Null when the shop does not have it. */
  @ApiProperty({ ...MESSAGE_AUTHOR, nullable: true })
  author!: MessageAuthor | null;

  /**
   * Its text as in `text`.
   * @example "La Mochila Milano cuesta $435.000."
   */
  text!: string;
}

/** A correction by the customer. */
export class MessageEditDto {
  /**
   * When it was last corrected.
   * @example "2026-11-23T15:02:00.000Z"
   */
  at!: string;

  /**
   * What it said before, the oldest first; at most 10. Empty when the shop only received the correction.
   * @example ["con el nombre Emilai"]
   */
  earlierTexts!: string[];
}

export class SharedLocationDto {
  /** Degrees; null together with `longitude` without valid coordinates. */
  @ApiProperty({ type: Number, nullable: true, example: 6.2442 })
  latitude!: number | null;

  /** Degrees. */
  @ApiProperty({ type: Number, nullable: true, example: -75.5812 })
  longitude!: number | null;

  /**
   * Name of the place; may be empty.
   * @example "Parque Lleras"
   */
  name!: string;

  /**
   * Address of the place; may be empty.
   * @example "Calle 10 # 40-20, Medellín"
   */
  address!: string;

  /** Map of the coordinates, or a search for the address; null without both. */
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://www.google.com/maps/search/?api=1&query=6.2442%2C-75.5812',
  })
  mapUrl!: string | null;
}

export class SharedPhoneDto {
  /**
   * As the phone of the customer writes it.
   * @example "+57 300 123 4567"
   */
  number!: string;

  /** Opens a chat with this number; null when it is not on WhatsApp. */
  @ApiProperty({ type: String, nullable: true, example: 'https://wa.me/573001234567' })
  whatsappUrl!: string | null;
}

/** A contact card: the data of a third person. */
export class SharedContactDto {
  /**
   * Name of the person.
   * @example "Ana María Gómez"
   */
  name!: string;

  /**
   * May be empty.
   * @example "Mensajería Rápida"
   */
  company!: string;

  /** At most 5. */
  phones!: SharedPhoneDto[];

  /**
   * At most 5.
   * @example ["ana@example.com"]
   */
  emails!: string[];
}

/** A product of the catalogue on WhatsApp. */
export class CatalogueItemDto {
  /**
   * Its id in the catalogue on WhatsApp.
   * @example "7"
   */
  retailerId!: string;

  /** Null for the kit and for what is not in the shop. */
  @ApiProperty({ type: Number, nullable: true, example: 7 })
  productId!: number | null;

  /** Null for what is not in the shop. */
  @ApiProperty({ type: String, nullable: true, example: 'Mochila Milano' })
  name!: string | null;

  /** Price in the shop with embroidery, whole pesos; null for what is no product of it. */
  @ApiProperty({ type: Number, nullable: true, example: 435_000 })
  price!: number | null;
}

/** A line of an order in the catalogue on WhatsApp. */
export class CatalogueOrderLineDto extends CatalogueItemDto {
  /**
   * Pieces.
   * @example 2
   */
  quantity!: number;

  /** Price of one piece that WhatsApp showed, in `currency`; null when unknown. */
  @ApiProperty({ type: Number, nullable: true, example: 420_000 })
  whatsappPrice!: number | null;

  /**
   * ISO 4217.
   * @example "COP"
   */
  currency!: string;
}

/** The advert that brought the customer. */
export class ReferralDto {
  /**
   * May be empty.
   * @example "Pañaleras bordadas a mano"
   */
  headline!: string;

  /**
   * May be empty.
   * @example "Envíos a toda Colombia"
   */
  body!: string;

  /** Page of the advert; null when unknown. */
  @ApiProperty({ type: String, nullable: true, example: 'https://fb.me/3cr4Wqqkv' })
  url!: string | null;
}

export class FormAnswerDto {
  /**
   * Name of the field in the form.
   * @example "nombre"
   */
  field!: string;

  /**
   * The answer.
   * @example "Emilia"
   */
  value!: string;
}

/** One message as staff see it. */
export class ConversationMessageDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** The author; `system` records events such as a handover. */
  @ApiProperty(MESSAGE_AUTHOR)
  author!: MessageAuthor;

  /**
   * Email of the person who wrote it; null for anyone else.
   * @example "ana@sigerist.co"
   */
  @ApiProperty({ type: String, nullable: true })
  agent!: string | null;

  /**
   * Plain text that says what was sent: "[Foto] Así la quiero" for a picture with a caption.
   * @example "¿cuánto vale la mochila?"
   */
  text!: string;

  /**
   * When it was written.
   * @example "2026-11-23T15:00:00.000Z"
   */
  sentAt!: string;

  /** The message that it answers or reacts to; null without one. */
  @ApiProperty({ type: QuotedMessageDto, nullable: true })
  quoted!: QuotedMessageDto | null;

  /** The customer corrected it, and `text` is the newest; null when never. */
  @ApiProperty({ type: MessageEditDto, nullable: true })
  edited!: MessageEditDto | null;

  /** When the customer deleted it, which erased its content; null when never. */
  @ApiProperty({ type: String, nullable: true, example: null })
  deleted!: string | null;

  /** A place that the customer sent; null without one. */
  @ApiProperty({ type: SharedLocationDto, nullable: true })
  location!: SharedLocationDto | null;

  /** Contact cards, at most 10. */
  contacts!: SharedContactDto[];

  /** The advert that brought the customer with this message; null without one. */
  @ApiProperty({ type: ReferralDto, nullable: true })
  referral!: ReferralDto | null;

  /** Lines of an order in the catalogue on WhatsApp, at most 30; empty for any other message. */
  orderLines!: CatalogueOrderLineDto[];

  /** The product of the catalogue that the customer asks about; null without one. */
  @ApiProperty({ type: CatalogueItemDto, nullable: true })
  product!: CatalogueItemDto | null;

  /** Answers of a form that the customer filled in on WhatsApp, at most 30. */
  form!: FormAnswerDto[];

  /** Delivery status of the shop's messages on WhatsApp; null for all others. */
  @ApiProperty({ enum: MESSAGE_STATUSES, enumName: 'ChatMessageStatus', nullable: true })
  status!: MessageStatus | null;

  /** Why it was not sent or not delivered, in one Spanish sentence; null when nothing went wrong. */
  @ApiProperty({ type: String, nullable: true })
  failure!: string | null;
}

export class ConversationSummaryDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** Where the customer writes. */
  @ApiProperty({ enum: ['whatsapp', 'web'], enumName: 'ChatChannel' })
  channel!: ChatChannel;

  /** `bot` answers, `waiting` for a person, `taken` by a person. */
  @ApiProperty({ enum: CONVERSATION_STATES, enumName: 'ConversationState' })
  state!: ConversationState;

  /**
   * As the customer calls themselves on WhatsApp; null when unknown.
   * @example "Laura"
   */
  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  /**
   * Digits with country code; null when unknown.
   * @example "573001234567"
   */
  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;

  /**
   * Opens the chat with this customer in WhatsApp; null when the number is unknown.
   * @example "https://wa.me/573001234567"
   */
  @ApiProperty({ type: String, nullable: true })
  whatsappUrl!: string | null;

  /** Why it went to a person; null while the bot answers. */
  @ApiProperty(HANDOVER_REASON_PROPERTY)
  reason!: HandoverReason | null;

  /**
   * When the handover began; null without a handover.
   * @example "2026-11-23T15:00:00.000Z"
   */
  @ApiProperty({ type: String, nullable: true })
  waitingSince!: string | null;

  /**
   * Email of the staff member who took it; null when it is not taken.
   * @example "ana@sigerist.co"
   */
  @ApiProperty({ type: String, nullable: true })
  takenBy!: string | null;

  /** The newest message; null before the first. */
  @ApiProperty({ type: ConversationMessageDto, nullable: true })
  lastMessage!: ConversationMessageDto | null;

  /**
   * Time of the newest message or change.
   * @example "2026-11-23T15:00:00.000Z"
   */
  updatedAt!: string;

  /**
   * Until when WhatsApp takes a reply: 24 hours from the customer's last message. Null on the web, where there is no limit.
   * @example "2026-11-24T15:00:00.000Z"
   */
  @ApiProperty({ type: String, nullable: true })
  replyUntil!: string | null;

  /** The customer wrote "parar" and gets no messages. */
  stopped!: boolean;
}

export class ConversationDto extends ConversationSummaryDto {
  /** The newest 200, the oldest first. */
  messages!: ConversationMessageDto[];
}

export class ConversationPageDto {
  /** Those that wait longest first, then the newest. */
  items!: ConversationSummaryDto[];

  /** Cursor of the next page; null on the last one. */
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class ReplyDto {
  /**
   * At most 4,096 characters.
   * @example "Hola Laura, ya miro tu pedido."
   */
  @MaxLength(MAX_TEXT, { message: LONG_REPLY })
  @IsNotEmpty({ message: BLANK_MESSAGE })
  @IsString({ message: BLANK_MESSAGE })
  @TextBlock()
  @ApiProperty({ maxLength: MAX_TEXT })
  message!: string;
}

function toMessageDto(message: ShownMessage): ConversationMessageDto {
  const { id, author, agent, sentAt, status, editedAt, earlierTexts, deletedAt, product } = message;
  const { location, contacts, referral, form } = message.details ?? ({} as Partial<MessageDetails>);
  return {
    id,
    author,
    agent,
    text: author === 'customer' ? shownText(message) : message.text,
    sentAt: sentAt.toISOString(),
    quoted: toQuotedDto(message.quoted),
    edited: editedAt && { at: editedAt.toISOString(), earlierTexts: [...earlierTexts] },
    deleted: deletedAt?.toISOString() ?? null,
    location: location ? toLocationDto(location) : null,
    contacts: (contacts ?? []).map(({ name, company, phones, emails }) => ({
      name,
      company,
      phones: phones.map(({ number, waId }) => ({
        number: number || `+${waId}`,
        whatsappUrl: waId && `https://wa.me/${waId}`,
      })),
      emails: [...emails],
    })),
    referral: referral ? { headline: referral.headline, body: referral.body, url: referral.url } : null,
    orderLines: message.orderLines.map(toOrderLineDto),
    product: product && toItemDto(product),
    form: (form ?? []).map(({ field, value }) => ({ field, value })),
    status,
    failure: failureInWords(message),
  };
}

function toQuotedDto(quoted: ShownMessage['quoted']): QuotedMessageDto | null {
  if (quoted === null) return null;
  if (quoted === 'unknown') return { id: null, author: null, text: 'Un mensaje que no tenemos' };
  const { id, author, text } = quoted;
  return { id, author, text: author === 'customer' ? shownText(quoted) : text };
}

function toLocationDto({ latitude, longitude, name, address }: SharedLocation): SharedLocationDto {
  const query = latitude === null ? [name, address].filter(Boolean).join(', ') : `${latitude},${longitude}`;
  const mapUrl = query && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
  return { latitude, longitude, name, address, mapUrl: mapUrl || null };
}

function toItemDto({ retailerId, productId, name, price }: NamedItem): CatalogueItemDto {
  return { retailerId, productId, name, price };
}

function toOrderLineDto({ quantity, whatsappPrice, currency, ...item }: OrderedLine): CatalogueOrderLineDto {
  return { ...toItemDto(item), quantity, whatsappPrice, currency };
}

function toSummaryDto({ conversation, contact, lastMessage }: ShownConversation): ConversationSummaryDto {
  const { id, channel, state, reason, waitingSince, takenBy, updatedAt, replyUntil } = conversation;
  const phone = contact?.waId ?? null;
  return {
    id,
    channel,
    state,
    name: contact?.name ?? null,
    phone,
    whatsappUrl: phone && `https://wa.me/${phone}`,
    reason,
    waitingSince: waitingSince?.toISOString() ?? null,
    takenBy,
    lastMessage: lastMessage && toMessageDto(lastMessage),
    updatedAt: updatedAt.toISOString(),
    replyUntil: replyUntil?.toISOString() ?? null,
    stopped: contact?.stoppedAt != null,
  };
}

export function toConversationDto(details: ConversationWithMessages): ConversationDto {
  return { ...toSummaryDto(details), messages: details.messages.map(toMessageDto) };
}

export function toConversationPageDto({ items, next }: ConversationPage): ConversationPageDto {
  return { items: items.map(toSummaryDto), nextCursor: next && conversationCursorOf(next) };
}

function conversationCursorOf({ waiting, at, id }: ConversationPosition): string {
  return `${waiting ? 'waiting' : 'other'}_${cursorOf({ createdAt: at, id })}`;
}

/** Reads `nextCursor` of a page of conversations. Throws `request.invalid` for any other text. */
export function conversationPositionOf(cursor: string): ConversationPosition {
  const [, state, rest] = /^(waiting|other)_(.*)$/.exec(cursor) ?? [];
  if (rest === undefined) throw unknownPage();
  const { createdAt: at, id } = positionOf(rest);
  return { waiting: state === 'waiting', at, id };
}
