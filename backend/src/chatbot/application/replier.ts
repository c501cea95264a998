import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { TooManyRequestsError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { HOUR_MS, MINUTE_MS } from '../../common/time.js';
import type { Conversation } from '../domain/conversation.js';
import { absence, MEDIA_INTRODUCTION, personAnswers, STOPPED, TOO_MANY_MESSAGES } from '../domain/customer-texts.js';
import type { ChatLink, HandoverReason } from '../domain/reply.js';
import { emptyThread } from '../domain/thread.js';
import { AnswerMessage } from './answer-message.js';
import { ChatbotSettings } from './chatbot-settings.js';

/** What a customer wrote, on any channel. */
export interface Incoming {
  readonly text: string;
  readonly kind: 'text' | 'media';
  /** IP address of a browser. */
  readonly address?: string;
}

/** What the customer gets. */
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
const FLOOD_NOTICE_MS = 10 * MINUTE_MS;

/** Decides what the bot answers in a conversation, whose state it changes; stores nothing. */
@Injectable()
export class Replier {
  constructor(
    private readonly bot: AnswerMessage,
    private readonly settings: ChatbotSettings,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Null: the bot is silent, because a person has the conversation or the customer writes too much. */
  async reply(conversation: Conversation, incoming: Incoming): Promise<Reply | null> {
    if (conversation.state !== 'bot') return null;
    const now = this.clock.now();
    if (!(await this.isWithinLimit(conversation))) return this.floodNotice(conversation, now);
    const { active, keywords, hours } = await this.settings.current();
    const opening = await this.settings.nextOpening();
    if (!active) return this.handOver(conversation, 'inactive', opening);
    if (incoming.kind === 'media') return this.handOver(conversation, 'media', opening, MEDIA_INTRODUCTION);

    const { answeredUpTo } = conversation;
    const isFollowUp = answeredUpTo !== null && now.getTime() - answeredUpTo.getTime() < THREAD_MS;
    const thread = isFollowUp ? conversation.thread : emptyThread();
    const answer = await this.bot.answer(incoming.text, thread, { keywords, hours, network: incoming.address });
    conversation.thread = answer.thread;
    const { links, missed, stop } = answer;
    if (stop) return { text: answer.text || STOPPED, links, handover: null, missed: false, stop };
    if (answer.handover) {
      const { text } = this.handOver(conversation, answer.handover, opening, answer.text);
      return { text, links, handover: answer.handover, missed, stop };
    }
    return { text: this.withAbsence(conversation, answer.text, opening), links, handover: null, missed, stop };
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

  private async isWithinLimit({ id }: Conversation): Promise<boolean> {
    try {
      await this.limiter.consume(POLICIES.chatAnswers, id);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }

  private floodNotice(conversation: Conversation, now: Date): Reply | null {
    const { floodNoticeAt } = conversation;
    if (floodNoticeAt && now.getTime() - floodNoticeAt.getTime() < FLOOD_NOTICE_MS) return null;
    conversation.floodNoticeAt = now;
    return { text: TOO_MANY_MESSAGES, links: [], handover: null, missed: false, stop: false };
  }
}

export function joined(...texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n\n');
}
