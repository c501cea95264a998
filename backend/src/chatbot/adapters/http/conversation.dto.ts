import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock } from '../../../common/http/text-fields.js';
import { cursorOf, PageCursor, PageLimit, positionOf, unknownPage } from '../../../common/http/page-query.js';
import type { ConversationPage, ConversationWithMessages } from '../../application/conversation-admin.js';
import type { ConversationPosition, ConversationSummary } from '../../application/conversations.port.js';
import { type ChatMessage, MAX_TEXT, type MessageAuthor, type MessageStatus } from '../../domain/chat-message.js';
import type { ChatChannel, ConversationState } from '../../domain/conversation.js';
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

/** One message as staff see it. */
export class ConversationMessageDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** The author; `system` records events such as a handover. */
  @ApiProperty({ enum: ['customer', 'bot', 'agent', 'system'], enumName: 'ConversationAuthor' })
  author!: MessageAuthor;

  /**
   * Email of the person who wrote it; null for anyone else.
   * @example "ana@sigerist.co"
   */
  @ApiProperty({ type: String, nullable: true })
  agent!: string | null;

  /**
   * Plain text.
   * @example "¿cuánto vale la mochila?"
   */
  text!: string;

  /**
   * When it was written.
   * @example "2026-11-23T15:00:00.000Z"
   */
  sentAt!: string;

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

function toMessageDto(message: ChatMessage): ConversationMessageDto {
  const { id, author, agent, text, sentAt, status } = message;
  return { id, author, agent, text, sentAt: sentAt.toISOString(), status, failure: failureInWords(message) };
}

function toSummaryDto({ conversation, contact, lastMessage }: ConversationSummary): ConversationSummaryDto {
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
