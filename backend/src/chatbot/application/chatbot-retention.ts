import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { Conversations } from './conversations.port.js';
import { Misses } from './misses.port.js';
import { WebhookEvents } from './webhook-events.port.js';

const retentionJob = new Job<object>('chatbot.retention');

/** Every night at ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** As the privacy policy promises. */
const CONVERSATION_DAYS = 180;
const EVENT_DAYS = 30;
const MISS_DAYS = 90;

/** Removes conversations 180 days after their newest message, calls of the webhook after 30 days, missed questions after 90. */
@Injectable()
export class ChatbotRetention implements OnModuleInit {
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly conversations: Conversations,
    private readonly events: WebhookEvents,
    private readonly misses: Misses,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, retentionJob, () => this.remove());
  }

  async remove(): Promise<void> {
    const daysAgo = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const conversations = await this.conversations.removeUpdatedBefore(daysAgo(CONVERSATION_DAYS));
    const events = await this.events.removeReceivedBefore(daysAgo(EVENT_DAYS));
    const misses = await this.misses.removeAskedBefore(daysAgo(MISS_DAYS));
    this.log.log(`Removed ${conversations} conversations, ${events} webhook events and ${misses} missed questions`);
  }
}
