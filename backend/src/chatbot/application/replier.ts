import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { HOUR_MS } from '../../common/time.js';
import type { Conversation } from '../domain/conversation.js';
import {
  absence,
  INTRODUCTIONS,
  MEDIA_INTRODUCTION,
  personAnswers,
  TOO_MANY_MESSAGES,
  UNKNOWN_KIND,
} from '../domain/customer-texts.js';
import type { MessageDetails, MessageKind } from '../domain/message-details.js';
import type { ChatLink, HandoverReason } from '../domain/reply.js';
import { townAsked } from '../domain/shared-town.js';
import { emptyThread, type Thread } from '../domain/thread.js';
import { AnswerMessage } from './answer-message.js';
import { ChatbotSettings } from './chatbot-settings.js';

/** A message of a customer on any channel. */
export interface Incoming {
  readonly text: string;
  readonly kind: Exclude<MessageKind, 'other'>;
  readonly details?: MessageDetails | null;
  /** IP address of a browser. */
  readonly ip?: string;
}

/** The reply to the customer. */
export interface Reply {
  readonly text: string;
  readonly links: readonly ChatLink[];
  /** Set when this message handed the conversation to a person. */
  readonly handover: HandoverReason | null;
  readonly missed: boolean;
  readonly stop: boolean;
}

/** After so long, a question is no follow-up of the one before. */
const THREAD_MS = 12 * HOUR_MS;

/** Decides what the bot answers in a conversation, whose state it changes; stores nothing. */
@Injectable()
export class Replier {
  constructor(
    private readonly bot: AnswerMessage,
    private readonly settings: ChatbotSettings,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Null when the bot does not answer, because a person has the conversation or is awaited in it. */
  async reply(conversation: Conversation, incoming: Incoming): Promise<Reply | null> {
    if (conversation.state !== 'bot') return null;
    const now = this.clock.now();
    const opening = await this.settings.nextOpening();
    if (!(await isWithinLimit(this.limiter, POLICIES.chatAnswers, conversation.id)))
      return this.handOver(conversation, 'flood', opening, TOO_MANY_MESSAGES);
    const { active, keywords, hours } = await this.settings.current();
    if (!active) return this.handOver(conversation, 'inactive', opening);
    const thread = this.threadOf(conversation, now);
    const text = textToAnswer(incoming, thread);
    if (text === undefined) return this.replyToOther(conversation, incoming, opening);

    const productId = incoming.details?.productId;
    const answer = await this.bot.answer(text, thread, { keywords, hours, network: incoming.ip, productId });
    conversation.thread = answer.thread;
    const { links, missed, stop } = answer;
    if (stop) return { text: answer.text, links, handover: null, missed: false, stop };
    if (answer.handover)
      return { ...this.handOver(conversation, answer.handover, opening, answer.text), links, missed };
    // Words that are only understood together with the file are no question that the bot should learn.
    if (incoming.kind === 'media')
      return this.handOver(conversation, 'media', opening, joined(missed ? '' : answer.text, MEDIA_INTRODUCTION));
    return { text: this.withAbsence(conversation, answer.text, opening), links, handover: null, missed, stop };
  }

  private threadOf({ answeredUpTo, thread }: Conversation, now: Date): Thread {
    const isFollowUp = answeredUpTo !== null && now.getTime() - answeredUpTo.getTime() < THREAD_MS;
    return isFollowUp ? thread : emptyThread();
  }

  /** Hands over what is no text; asks for a text when staff cannot read the message either. */
  private async replyToOther(conversation: Conversation, incoming: Incoming, opening: Date | null): Promise<Reply> {
    const { kind, details } = incoming;
    if (kind === 'text' || kind === 'unknown') {
      const text = this.withAbsence(conversation, UNKNOWN_KIND, opening);
      return { text, links: [], handover: null, missed: false, stop: false };
    }
    const order = kind === 'order' ? await this.bot.orderInWords(details?.order ?? []) : '';
    return this.handOver(conversation, kind, opening, joined(INTRODUCTIONS[kind], order));
  }

  /** Whether a message that the bot leaves to a person needs an answer. */
  async needsPerson({ state }: Conversation, { text, kind }: Incoming): Promise<boolean> {
    return state === 'taken' && (kind !== 'text' || !(await this.bot.isSmallTalk(text)));
  }

  private handOver(conversation: Conversation, reason: HandoverReason, opening: Date | null, introduction = ''): Reply {
    const now = this.clock.now();
    conversation.handOver(reason, now);
    conversation.awayNoticeFor = opening;
    const text = joined(introduction, personAnswers(opening, now));
    return { text, links: [], handover: reason, missed: false, stop: false };
  }

  /** Once for each closed period. */
  private withAbsence(conversation: Conversation, text: string, opening: Date | null): string {
    if (!opening || conversation.awayNoticeFor?.getTime() === opening.getTime()) return text;
    conversation.awayNoticeFor = opening;
    return joined(text, absence(opening, this.clock.now()));
  }
}

/** The words of a message that the bot can answer; undefined for one that it answers without words. */
function textToAnswer({ kind, text, details }: Incoming, thread: Thread): string | undefined {
  if (kind === 'location' && details?.location) return townAsked(details.location, thread);
  return kind === 'text' || (kind === 'media' && text.trim() !== '') ? text : undefined;
}

export function joined(...texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n\n');
}
