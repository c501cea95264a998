import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock } from '../../../common/http/text-fields.js';
import type { WebConversation, WebReply } from '../../application/web-chat.js';
import type { MessageAuthor } from '../../domain/chat-message.js';
import type { ChatLink } from '../../domain/reply.js';

export const MAX_MESSAGE = 2_000;
export const BLANK_MESSAGE = 'Escribe un mensaje';
export const LONG_MESSAGE = `Escribe un mensaje de máximo ${MAX_MESSAGE} caracteres`;
const ID_MESSAGE = 'Esta conversación no existe';
/** Random, 128 bits: the only proof needed to read and continue the conversation. */
const CONVERSATION_TOKEN = /^[\w-]{22}$/;

export class SendChatMessageDto {
  /**
   * `conversationId` of the previous answer; without it a new conversation begins.
   * @example "p1kZ0b8m3vX9QeT2rLw5Yg"
   */
  @IsOptional()
  @Matches(CONVERSATION_TOKEN, { message: ID_MESSAGE })
  conversationId?: string;

  /**
   * Message of the customer, at most 2,000 characters.
   * @example "¿cuánto vale la mochila Milano sin bordado?"
   */
  @MaxLength(MAX_MESSAGE, { message: LONG_MESSAGE })
  @IsNotEmpty({ message: BLANK_MESSAGE })
  @IsString({ message: BLANK_MESSAGE })
  @TextBlock()
  @ApiProperty({ maxLength: MAX_MESSAGE })
  message!: string;
}

/** A page that a reply points to. */
export class ChatLinkDto {
  /**
   * Text of the link.
   * @example "Mochila Milano"
   */
  label!: string;

  /**
   * Absolute URL of a page of the shop, or of a WhatsApp chat with it.
   * @example "https://sigerist.co/product/7"
   */
  url!: string;

  /**
   * Absolute URL of the product's picture; null for a page that is about no product.
   * @example "https://sigerist.co/media/8808f0b28da3688e6f95-1080.webp"
   */
  @ApiProperty({ type: String, nullable: true })
  imageUrl!: string | null;

  /**
   * Whole pesos; null for a page that is about no product.
   * @example 435000
   */
  @ApiProperty({ type: Number, nullable: true })
  price!: number | null;
}

export class ChatReplyDto {
  /**
   * Send it with the next message. It is a secret: it gives access to the conversation.
   * @example "p1kZ0b8m3vX9QeT2rLw5Yg"
   */
  conversationId!: string;

  /**
   * The bot's answer; empty while a person has the conversation.
   * @example "La Mochila Milano sin bordado cuesta $420.000."
   */
  response!: string;

  /** A person answers this conversation, now or when the shop opens. */
  handover!: boolean;

  /** Pages that the answer points to. */
  links!: ChatLinkDto[];
}

export class ReadChatDto {
  /**
   * `conversationId` of the last answer.
   * @example "p1kZ0b8m3vX9QeT2rLw5Yg"
   */
  @Matches(CONVERSATION_TOKEN, { message: ID_MESSAGE })
  conversationId!: string;
}

/** A message of a conversation as its customer sees it. */
export class ChatMessageDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** The author: the customer, the bot or a person of the shop. */
  @ApiProperty({ enum: ['customer', 'bot', 'agent'], enumName: 'ChatAuthor' })
  author!: 'customer' | 'bot' | 'agent';

  /**
   * Plain text.
   * @example "¡Hola! ¿En qué te ayudo?"
   */
  text!: string;

  /** Pages that it points to. */
  links!: ChatLinkDto[];

  /**
   * When it was written.
   * @example "2026-11-23T15:00:00.000Z"
   */
  sentAt!: string;
}

export class ChatDto {
  /** The newest 100, the oldest first. */
  messages!: ChatMessageDto[];

  /** A person answers this conversation, now or when the shop opens. */
  handover!: boolean;
}

export function toChatLinkDto({ label, url, imageUrl, price }: ChatLink): ChatLinkDto {
  return { label, url, imageUrl: imageUrl ?? null, price: price ?? null };
}

export function toChatReplyDto({ token, text, links, handover }: WebReply): ChatReplyDto {
  return { conversationId: token, response: text, handover, links: links.map(toChatLinkDto) };
}

export function toChatDto({ messages, handover }: WebConversation): ChatDto {
  return {
    messages: messages.map(({ id, author, text, links, sentAt }) => ({
      id,
      // System notes are for staff and are left out before.
      author: author as Exclude<MessageAuthor, 'system'>,
      text,
      links: links.map(toChatLinkDto),
      sentAt: sentAt.toISOString(),
    })),
    handover,
  };
}
