import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { Conversations } from './conversations.port.js';

/** The period that the privacy policy states. */
const CONVERSATION_DAYS = 180;

/** Removes conversations by the age of their newest message, and contacts without conversations. */
@Injectable()
export class ChatbotRetention {
  private readonly log = new Logger('chatbot');

  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async remove(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - CONVERSATION_DAYS * DAY_MS);
    this.log.log(`Removed ${await this.conversations.removeUpdatedBefore(end)} conversations`);
  }
}
