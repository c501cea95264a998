import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { Conversations } from './conversations.port.js';

const retentionJob = new Job<object>('chatbot.retention');

/** Every night at ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** As the privacy policy promises. */
const CONVERSATION_DAYS = 180;

/** Removes conversations after their newest message, and contacts of whom none is left. */
@Injectable()
export class ChatbotRetention implements OnModuleInit {
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, retentionJob, () => this.remove());
  }

  async remove(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - CONVERSATION_DAYS * DAY_MS);
    this.log.log(`Removed ${await this.conversations.removeUpdatedBefore(end)} conversations`);
  }
}
