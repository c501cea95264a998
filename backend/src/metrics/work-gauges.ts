import { HANDOVER_REASONS } from '../chatbot/index.js';
import { FAILS_FOR_GOOD } from '../jobs/index.js';
import { MAIL_NOT_SENT } from '../mail/index.js';
import type { GaugeQuery } from './gauge-query.js';

/** Rows beyond these numbers are not counted. */
const MAX_JOBS = 100_000;
const MAX_CONVERSATIONS = 5_000;
const MAX_MESSAGES = 100_000;

const JOB_STATES = `
  CASE
    WHEN attempts >= max_attempts AND locked_at IS NULL THEN 'failed'
    WHEN locked_at IS NOT NULL THEN 'running'
    WHEN last_error IS NOT NULL THEN 'retrying'
    WHEN run_at > now() THEN 'scheduled'
    ELSE 'waiting'
  END`;

const JOBS = `(SELECT * FROM graphile_worker.jobs LIMIT ${MAX_JOBS})`;

/** Gauges of the job queue; `jobs` are the names of all jobs. */
export function jobGauges(jobs: readonly string[]): readonly GaugeQuery[] {
  return [
    {
      labels: ['task', 'state'],
      gauges: {
        jobs: {
          name: 'shop_jobs',
          help: 'Jobs of the queue: waiting (due now), scheduled (for later), running, retrying (failed at least once), failed (not tried any more, or in every round of a schedule)',
        },
      },
      statement: `
        SELECT task, state, count(id) + (
          SELECT count(*) FROM job_failure WHERE job = task AND state = 'failed' AND ${FAILS_FOR_GOOD}
        ) AS jobs
        FROM unnest($1::text[]) AS task
        CROSS JOIN unnest(ARRAY['waiting', 'scheduled', 'running', 'retrying', 'failed']) AS state
        LEFT JOIN (SELECT id, task_identifier AS task, ${JOB_STATES} AS state FROM ${JOBS} AS queued) AS present USING (task, state)
        GROUP BY task, state`,
      values: [jobs],
    },
    {
      labels: ['task'],
      gauges: {
        age: {
          name: 'shop_oldest_job_seconds',
          help: 'How long the oldest due job has waited, also while it is tried again; 0 without one',
        },
      },
      statement: `
        SELECT task, coalesce(extract(epoch FROM now() - min(since)), 0) AS age
        FROM unnest($1::text[]) AS task
        LEFT JOIN (
          SELECT task_identifier AS task, CASE WHEN last_error IS NULL THEN run_at ELSE created_at END AS since
          FROM ${JOBS} AS queued
          WHERE attempts < max_attempts AND (run_at <= now() OR last_error IS NOT NULL)
        ) AS due USING (task)
        GROUP BY task`,
      values: [jobs],
    },
  ];
}

/** Gauges of mails and conversations. */
export const WORK_GAUGES: readonly GaugeQuery[] = [
  {
    labels: ['state'],
    gauges: {
      mails: {
        name: 'shop_mails_not_sent',
        help: 'Mails that the mail server did not take: retrying, or failed for good',
      },
    },
    statement: `
        SELECT state, count(id) AS mails
        FROM unnest(ARRAY['retrying', 'failed']) AS state
        LEFT JOIN (
          SELECT id, CASE WHEN attempts < max_attempts THEN 'retrying' ELSE 'failed' END AS state
          FROM ${JOBS} AS queued WHERE last_error LIKE $1
        ) AS unsent USING (state)
        GROUP BY state`,
    values: [`%${MAIL_NOT_SENT}%`],
  },
  {
    labels: ['recipient'],
    gauges: {
      mails: {
        name: 'shop_strangers_mails_waiting',
        help: 'Mails caused by people who paid nothing, beyond those of the hour: to customers until their turn, to the shop until its digest',
      },
    },
    statement: `
        SELECT 'customers' AS recipient, count(*) AS mails
        FROM (SELECT FROM strangers_mail WHERE send_at > now() LIMIT ${MAX_MESSAGES}) AS waiting
        UNION ALL
        SELECT 'shop', count(*) FROM (SELECT FROM digest_entry LIMIT ${MAX_MESSAGES}) AS waiting`,
  },
  {
    labels: ['channel', 'author'],
    gauges: {
      messages: {
        name: 'shop_chat_messages_last_hour',
        help: 'Messages of the chat in the last hour by author: customer, bot (answers), agent (staff), system',
      },
    },
    statement: `
        SELECT channel, author, count(message.id) AS messages
        FROM unnest(ARRAY['whatsapp', 'web']) AS channel CROSS JOIN unnest(ARRAY['customer', 'bot', 'agent', 'system']) AS author
        LEFT JOIN (
          SELECT newest.channel, recent.author, recent.id
          FROM (
            SELECT id, channel FROM chatbot_conversation WHERE updated_at >= now() - interval '1 hour'
            ORDER BY updated_at DESC, id DESC LIMIT ${MAX_CONVERSATIONS}
          ) AS newest
          JOIN chatbot_message AS recent ON recent.conversation_id = newest.id AND recent.sent_at >= now() - interval '1 hour'
          LIMIT ${MAX_MESSAGES}
        ) AS message USING (channel, author)
        GROUP BY channel, author`,
  },
  {
    labels: ['reason'],
    gauges: {
      conversations: {
        name: 'shop_chat_handovers_waiting',
        help: 'Conversations that wait for a person, by the reason of the handover',
      },
      oldest: {
        name: 'shop_chat_handover_oldest_seconds',
        help: 'How long the oldest of these conversations has waited; 0 without one',
      },
    },
    statement: `
        SELECT reason, count(id) AS conversations, coalesce(extract(epoch FROM now() - min(waiting_since)), 0) AS oldest
        FROM unnest($1::text[]) AS reason
        LEFT JOIN (
          SELECT id, reason, waiting_since FROM chatbot_conversation WHERE state = 'waiting' LIMIT ${MAX_MESSAGES}
        ) AS waiting USING (reason)
        GROUP BY reason`,
    values: [HANDOVER_REASONS],
  },
  {
    labels: ['reason'],
    gauges: {
      messages: {
        name: 'shop_chat_undelivered',
        help: 'Messages of the last day that did not reach WhatsApp customers: failed, accepted but not delivered within 10 minutes, or not sent within 10 minutes',
      },
    },
    statement: `
        SELECT reason, count(id) AS messages
        FROM unnest(ARRAY['failed', 'not_delivered', 'not_sent']) AS reason
        LEFT JOIN (
          SELECT id, CASE status WHEN 'failed' THEN 'failed' WHEN 'sent' THEN 'not_delivered' ELSE 'not_sent' END AS reason
          FROM (
            SELECT id, status, failure, sent_at FROM chatbot_message
            WHERE status IS NOT NULL AND sent_at >= now() - interval '1 day' ORDER BY sent_at DESC LIMIT ${MAX_MESSAGES}
          ) AS newest
          WHERE (status = 'failed' AND failure NOT IN ('cancelled', 'stopped'))
            OR (status IN ('sent', 'pending') AND sent_at < now() - interval '10 minutes')
        ) AS undelivered USING (reason)
        GROUP BY reason`,
  },
];
