import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock, TextLines } from '../../../common/http/text-fields.js';
import type { Env } from '../../../config/env.js';
import type { ChatbotStatus } from '../../application/chatbot-admin.js';
import type { TestReply } from '../../application/test-chat.js';
import { HANDOVER_REASONS, type HandoverReason } from '../../domain/reply.js';
import { MAX_KEYWORDS, TOO_MANY_KEYWORDS } from '../../domain/settings.js';
import { BLANK_MESSAGE, ChatLinkDto, LONG_MESSAGE, MAX_MESSAGE, toChatLinkDto } from './web-chat.dto.js';

export const HOUR_MESSAGE = 'Escribe una hora entre 00:00 y 23:59, por ejemplo 09:00';
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
export const MAX_KEYWORD = 40;
export const KEYWORD_MESSAGE = `Cada palabra tiene de 1 a ${MAX_KEYWORD} caracteres`;
/** Keywords and messages are compared by their Latin letters and digits. */
export const KEYWORD_LETTERS = /[A-Za-z0-9À-ÿ]{2}/;
export const KEYWORD_LETTERS_MESSAGE = 'Escribe al menos dos letras o números seguidos';

export const HANDOVER_REASON_PROPERTY = {
  enum: HANDOVER_REASONS,
  enumName: 'HandoverReason',
  nullable: true,
} as const;

/** A question to the bot, to try it. */
export class TestChatbotDto {
  /**
   * At most 2,000 characters.
   * @example "¿cuánto se demora una pañalera bordada?"
   */
  @MaxLength(MAX_MESSAGE, { message: LONG_MESSAGE })
  @IsNotEmpty({ message: BLANK_MESSAGE })
  @IsString({ message: BLANK_MESSAGE })
  @TextBlock()
  @ApiProperty({ maxLength: MAX_MESSAGE })
  message!: string;

  /**
   * Any id of the caller's choice; messages with the same one belong together, so that "¿y sin bordado?" is understood. Without
   * one, the messages of this person belong together.
   * @example "prueba-1"
   */
  @IsOptional()
  @Matches(/^[\w-]{1,64}$/, { message: 'La conversación puede tener de 1 a 64 letras, números y guiones' })
  conversationId?: string;
}

/** The bot's reply, as a customer would read it. */
export class TestReplyDto {
  /**
   * The reply.
   * @example "Entregamos en 15 a 20 días hábiles."
   */
  response!: string;

  /** Pages that the reply points to. */
  links!: ChatLinkDto[];

  /**
   * Intents that the bot recognised, in the order of the text; empty when it recognised none.
   * @example ["delivery_time"]
   */
  intents!: string[];

  /** Why the conversation would go to a person; null when the bot answers by itself. */
  @ApiProperty(HANDOVER_REASON_PROPERTY)
  handover!: HandoverReason | null;
}

/** Hours from Monday to Saturday in which people answer, in Bogotá. */
export class BusinessHoursDto {
  /**
   * When people begin to answer, `HH:MM`; before `end`.
   * @example "09:00"
   */
  @Matches(HOUR, { message: HOUR_MESSAGE })
  start!: string;

  /**
   * When people stop to answer, `HH:MM`.
   * @example "18:00"
   */
  @Matches(HOUR, { message: HOUR_MESSAGE })
  end!: string;
}

export class ChatbotConfigDto {
  /** When people answer. */
  businessHours!: BusinessHoursDto;

  /**
   * Words and phrases that hand a conversation to a person.
   * @example ["asesor", "reclamo"]
   */
  autoTransferKeywords!: string[];
}

/** The webhook as the messaging platform's console asks for it. */
export class WebhookSetupDto {
  /**
   * Callback URL.
   * @example "https://sigerist.co/api/chatbot/webhook"
   */
  url!: string;

  /** Verify token; null while the shop has none. */
  @ApiProperty({ type: String, nullable: true, example: 'Yw3kq8VtM1c7ZsN0' })
  verifyToken!: string | null;
}

/** How the messages of the shop arrive. */
export class MessagingHealthDto {
  /** The shop is connected with a messaging platform; otherwise messages are only stored. */
  connected!: boolean;

  /**
   * Replies sent since the first of this month (Bogotá).
   * @example 212
   */
  repliesThisMonth!: number;

  /**
   * Replies a month that the platform sends without a payment method.
   * @example 1000
   */
  freeReplies!: number;

  /**
   * Replies of the last 24 hours that the platform took at least 10 minutes ago and has not delivered.
   * @example 0
   */
  undelivered!: number;

  /** One Spanish sentence with the action that staff should take; null without a problem. */
  @ApiProperty({ type: String, nullable: true })
  warning!: string | null;
}

export class ChatbotStatusDto {
  /** False hands every message to a person. */
  isActive!: boolean;

  /** People answer at this moment. */
  isBusinessHours!: boolean;

  /** Settings that staff can change. */
  config!: ChatbotConfigDto;

  /**
   * When people answer next; null during business hours.
   * @example "2026-11-24T14:00:00.000Z"
   */
  @ApiProperty({ type: String, nullable: true })
  nextOpening!: string | null;

  /**
   * Conversations that wait for a person.
   * @example 2
   */
  waiting!: number;

  /** Values to enter in the messaging platform's console. */
  webhook!: WebhookSetupDto;

  /** How the messages of the shop arrive. */
  messaging!: MessagingHealthDto;
}

export class ToggleChatbotDto {
  /** False hands every message to a person. */
  @IsBoolean({ message: 'Escribe true o false' })
  active!: boolean;
}

export class ToggledChatbotDto {
  /** Always true. */
  success!: boolean;

  /** Whether the bot is active now. */
  active!: boolean;

  /**
   * One Spanish sentence for the person.
   * @example "El chatbot está activo."
   */
  message!: string;
}

export class SavedHoursDto {
  /** Always true. */
  success!: boolean;
}

export class KeywordsDto {
  /**
   * Words and phrases that hand a conversation to a person; case, accents, blanks and repetitions do not matter.
   * @example ["asesor", "reclamo"]
   */
  @Matches(KEYWORD_LETTERS, { each: true, message: KEYWORD_LETTERS_MESSAGE })
  @MaxLength(MAX_KEYWORD, { each: true, message: KEYWORD_MESSAGE })
  @IsNotEmpty({ each: true, message: KEYWORD_MESSAGE })
  @IsString({ each: true, message: KEYWORD_MESSAGE })
  @ArrayMaxSize(MAX_KEYWORDS, { message: TOO_MANY_KEYWORDS })
  @IsArray({ message: TOO_MANY_KEYWORDS })
  @TextLines()
  keywords!: string[];
}

export function toTestReplyDto({ text, links, intents, handover }: TestReply): TestReplyDto {
  return { response: text, links: links.map(toChatLinkDto), intents: [...intents], handover };
}

export function toChatbotStatusDto(
  { config, nextOpening, waiting, messaging }: ChatbotStatus,
  { publicUrl, whatsapp }: Env,
): ChatbotStatusDto {
  return {
    isActive: config.active,
    isBusinessHours: nextOpening === null,
    config: { businessHours: { ...config.hours }, autoTransferKeywords: [...config.keywords] },
    nextOpening: nextOpening?.toISOString() ?? null,
    waiting,
    webhook: { url: `${publicUrl}/api/chatbot/webhook`, verifyToken: whatsapp?.verifyToken ?? null },
    messaging: { connected: whatsapp !== undefined, ...messaging },
  };
}
