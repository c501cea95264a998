import { Job, PRIORITY, type QueuedJob } from '../../jobs/index.js';
import type { Conversation } from '../domain/conversation.js';

export const webhookEventJob = new Job<{ eventId: string }>('chatbot.event', 'chat');
export const answerJob = new Job<{ conversationId: string }>('chatbot.answer', 'chat');
/** `writtenAt`: when the message arrived, under its name in jobs that are queued already. */
export const unansweredJob = new Job<{ conversationId: string; writtenAt: string }>('chatbot.unanswered', 'chat');
/** Waits for the platform, which may be slow: a queue of its own, so that receiving and answering go on. */
export const sendJob = new Job<{ conversationId: string }>('chatbot.send', 'sending');
export const handoverMailJob = new Job<{ conversationId: string; since: string }>('chatbot.mail-handover');

/** Answers everything in a conversation that is still to be answered; two such jobs wait for each other at the conversation's lock. */
export function answerPending(conversationId: string): QueuedJob {
  return answerJob.with({ conversationId }, { jobKey: `chatbot:answer:${conversationId}` });
}

/**
 * Sends everything of a conversation that is still to be sent, in order: a second job leaves a message that is being sent to the
 * first one. Not a named queue of the library: when several workers look for jobs at the same moment, each skips queues that
 * another one locks for an instant, and an answer then waits for the next poll.
 */
export function sendPending(conversationId: string, runAt?: Date): QueuedJob {
  return sendJob.with({ conversationId }, { jobKey: `chatbot:send:${conversationId}`, runAt });
}

export function mailHandover({ id, waitingSince }: Conversation): QueuedJob {
  const since = (waitingSince ?? new Date(0)).toISOString();
  return handoverMailJob.with(
    { conversationId: id, since },
    { jobKey: `chatbot:handover:${id}:${since}`, priority: PRIORITY.strangers },
  );
}
