import { Job, type QueuedJob } from '../../jobs/index.js';
import type { Conversation } from '../domain/conversation.js';

export const webhookEventJob = new Job<{ eventId: string }>('chatbot.event', 'chat');
export const answerJob = new Job<{ conversationId: string }>('chatbot.answer', 'chat');
export const sendJob = new Job<{ conversationId: string }>('chatbot.send', 'chat');
export const handoverMailJob = new Job<{ conversationId: string; since: string }>('chatbot.mail-handover');

/**
 * Conversations share a fixed number of queues, so that the library's table of queues stays small. The jobs of one conversation are
 * always in the same queue: they run one after the other.
 */
const QUEUES = 512;

function queueOf(conversationId: string): string {
  return `chatbot:${Number.parseInt(conversationId.slice(0, 8), 16) % QUEUES}`;
}

/** Answers everything in a conversation that is still to be answered. */
export function answerPending(conversationId: string): QueuedJob {
  return answerJob.with(
    { conversationId },
    { jobKey: `chatbot:answer:${conversationId}`, queueName: queueOf(conversationId) },
  );
}

/** Sends everything of a conversation that is still to be sent, in order. */
export function sendPending(conversationId: string, runAt?: Date): QueuedJob {
  return sendJob.with(
    { conversationId },
    { jobKey: `chatbot:send:${conversationId}`, queueName: queueOf(conversationId), runAt },
  );
}

export function mailHandover({ id, waitingSince }: Conversation): QueuedJob {
  const since = (waitingSince ?? new Date(0)).toISOString();
  return handoverMailJob.with({ conversationId: id, since }, { jobKey: `chatbot:handover:${id}:${since}` });
}
