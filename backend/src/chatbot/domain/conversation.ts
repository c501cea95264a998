import { bogotaDay, HOUR_MS } from '../../common/time.js';
import type { HandoverReason } from './reply.js';
import { emptyThread, type Thread } from './thread.js';

/** `bot` answers, `waiting` for a person, `taken` by a person. */
export type ConversationState = 'bot' | 'waiting' | 'taken';
export type ChatChannel = 'whatsapp' | 'web';

/** How long WhatsApp takes free texts after the customer's last message. */
const WINDOW_MS = 24 * HOUR_MS;
/** A message that is this much older than one that was answered is not answered any more. */
const TOO_OLD_MS = 24 * HOUR_MS;
/** Limits the emails under which a conversation is found by people who have proven one of them. */
const MAX_EMAILS = 5;

/** The messages between one customer and the shop, and the staff member in charge. */
export class Conversation {
  id!: string;
  channel!: ChatChannel;
  /** Null on the web. */
  contactId!: string | null;
  /** Digest of the token that the browser holds; null on WhatsApp. */
  tokenDigest!: string | null;
  state!: ConversationState;
  reason!: HandoverReason | null;
  waitingSince!: Date | null;
  takenBy!: string | null;
  /** When a person of the shop last took the conversation or wrote in it. */
  agentActedAt!: Date | null;
  thread!: Thread;
  /** Newest message of the customer. */
  lastInboundAt!: Date | null;
  /** When the newest answered message was written. */
  answeredUpTo!: Date | null;
  /** The opening that the last absence message announced: one message for each closed period. */
  awayNoticeFor!: Date | null;
  messageCount!: number;
  /** Emails that the customer wrote, in the spelling for look-ups. */
  emails!: string[];
  /** Newest message or change. */
  updatedAt!: Date;

  static begin(fields: Pick<Conversation, 'id' | 'channel' | 'contactId' | 'tokenDigest'>, now: Date): Conversation {
    const person = { state: 'bot', reason: null, waitingSince: null, takenBy: null, agentActedAt: null } as const;
    const times = { lastInboundAt: null, answeredUpTo: null, awayNoticeFor: null };
    const content = { thread: emptyThread(), messageCount: 0, emails: [] as string[], updatedAt: now };
    return Object.assign(new Conversation(), { ...person, ...times, ...content, ...fields });
  }

  /** Answers whether it changed anything: a conversation that a person has, or that waits for one, is handed over already. */
  handOver(reason: HandoverReason, now: Date): boolean {
    if (this.state !== 'bot') return false;
    Object.assign(this, { state: 'waiting', reason, waitingSince: now, takenBy: null, updatedAt: now });
    return true;
  }

  isTakenByOther(agent: string): boolean {
    return this.state === 'taken' && this.takenBy !== agent;
  }

  /** Answers whether it changed anything. */
  take(agent: string, now: Date): boolean {
    this.agentActedAt = now;
    if (this.state === 'taken' && this.takenBy === agent) return false;
    Object.assign(this, { state: 'taken', takenBy: agent, waitingSince: null, updatedAt: now });
    return true;
  }

  /** Lets it wait for all staff when its person has not answered the message of `writtenAt`. Answers whether it changed anything. */
  waitAgain(writtenAt: Date, now: Date): boolean {
    if (this.state !== 'taken' || (this.agentActedAt && this.agentActedAt > writtenAt)) return false;
    const unanswered = { reason: 'unanswered', waitingSince: now, takenBy: null, updatedAt: now } as const;
    Object.assign(this, { state: 'waiting', ...unanswered });
    return true;
  }

  /** Gives it to the bot; answers whether it changed anything. */
  release(now: Date): boolean {
    if (this.state === 'bot') return false;
    const handedBack = { reason: null, waitingSince: null, takenBy: null, agentActedAt: null };
    Object.assign(this, { state: 'bot', ...handedBack, thread: emptyThread(), updatedAt: now });
    return true;
  }

  /**
   * Returns a conversation that a person had on an earlier day (Bogotá) to the bot; answers whether it did. One that still waits stays
   * with the staff, because it has no answer yet.
   */
  resumeOnNextDay(now: Date): boolean {
    if (this.state !== 'taken' || (this.agentActedAt && bogotaDay(this.agentActedAt) >= bogotaDay(now))) return false;
    return this.release(now);
  }

  receive(sentAt: Date, emails: readonly string[], now: Date): void {
    if (!this.lastInboundAt || sentAt > this.lastInboundAt) this.lastInboundAt = sentAt;
    this.emails = [...new Set([...emails, ...this.emails])].slice(0, MAX_EMAILS);
    this.updatedAt = now;
  }

  /** Forgets what the bot remembers of a message that the customer deleted; `kept` are emails that other messages still have. */
  forget(erased: readonly string[], kept: readonly string[], now: Date): void {
    this.emails = this.emails.filter((email) => !erased.includes(email) || kept.includes(email));
    this.thread = emptyThread();
    this.updatedAt = now;
  }

  /** Merges another conversation of the same person into this one; a state that needs staff is kept. */
  absorb(other: Conversation, now: Date): void {
    if (this.state === 'bot' && other.state !== 'bot') {
      const { state, reason, waitingSince, takenBy, agentActedAt } = other;
      Object.assign(this, { state, reason, waitingSince, takenBy, agentActedAt });
    }
    this.messageCount += other.messageCount;
    if (other.answeredUpTo) this.markAnswered(other.answeredUpTo);
    if (other.lastInboundAt) this.receive(other.lastInboundAt, other.emails, now);
  }

  markAnswered(sentAt: Date): void {
    if (!this.answeredUpTo || sentAt > this.answeredUpTo) this.answeredUpTo = sentAt;
  }

  isTooLate(sentAt: Date): boolean {
    return this.answeredUpTo !== null && this.answeredUpTo.getTime() - sentAt.getTime() > TOO_OLD_MS;
  }

  /** Until when a reply can be sent; null where there is no limit. */
  get replyUntil(): Date | null {
    if (this.channel === 'web') return null;
    return new Date((this.lastInboundAt?.getTime() ?? 0) + WINDOW_MS);
  }

  isWindowClosed(now: Date): boolean {
    return this.replyUntil !== null && now >= this.replyUntil;
  }
}
