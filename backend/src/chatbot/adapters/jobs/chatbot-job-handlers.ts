import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { AnswerConversation } from '../../application/answer-conversation.js';
import { ApplyWebhook } from '../../application/apply-webhook.js';
import { answerJob, handoverMailJob, sendJob, unansweredJob, webhookEventJob } from '../../application/chatbot-jobs.js';
import { ChatbotRetention } from '../../application/chatbot-retention.js';
import { ConversationAdmin } from '../../application/conversation-admin.js';
import { NotifyHandover } from '../../application/notify-handover.js';
import { SendMessages } from '../../application/send-messages.js';

const retentionJob = new Job<object>('chatbot.retention');

/** Ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** Binds each job to its use case. */
@Injectable()
export class ChatbotJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly webhook: ApplyWebhook,
    private readonly answers: AnswerConversation,
    private readonly messages: SendMessages,
    private readonly handovers: NotifyHandover,
    private readonly staff: ConversationAdmin,
  ) {}

  onModuleInit(): void {
    this.handlers.on(webhookEventJob, ({ eventId }) => this.webhook.apply(eventId));
    this.handlers.on(answerJob, ({ conversationId }) => this.answers.answer(conversationId));
    this.handlers.on(unansweredJob, (message) => this.staff.returnUnanswered(message));
    this.handlers.on(sendJob, ({ conversationId }) => this.messages.send(conversationId));
    this.handlers.on(handoverMailJob, (handover) => this.handovers.send(handover));
  }
}

/** Removes old conversations every night. */
@Injectable()
export class ChatbotNightlyJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly retention: ChatbotRetention,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, retentionJob, () => this.retention.remove());
  }
}
