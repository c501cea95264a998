import type { ConversationQuery } from '../../application/conversations.port.js';

/** From JSON, so that the statement names each column once. */
export const ADD_MESSAGE = `
  INSERT INTO chatbot_message (
    id, conversation_id, author, agent, text, links, kind, details, edited_at, earlier_texts, deleted_at, wamid, sent_at, answered_at,
    status, failure, error_code, sending_at)
  SELECT id, "conversationId", author, agent, text, links, kind, details, "editedAt", "earlierTexts", "deletedAt", wamid, "sentAt",
    "answeredAt", status, failure, "errorCode", "sendingAt"
  FROM json_to_record($1) AS message(
    id uuid, "conversationId" uuid, author text, agent text, text text, links jsonb, kind text, details jsonb, "editedAt" timestamptz,
    "earlierTexts" text[], "deletedAt" timestamptz, wamid text, "sentAt" timestamptz, "answeredAt" timestamptz, status text, failure text,
    "errorCode" integer, "sendingAt" timestamptz)
  ON CONFLICT (wamid) DO NOTHING
  RETURNING id`;

export const LAST_MESSAGES = `
  SELECT last.id FROM unnest($1::uuid[]) AS conversation(id)
  CROSS JOIN LATERAL (
    SELECT id FROM chatbot_message WHERE conversation_id = conversation.id ORDER BY sent_at DESC, seq DESC LIMIT 1
  ) AS last`;

export const COUNT_WAITING = `
  SELECT count(*)::int AS waiting FROM (SELECT FROM chatbot_conversation WHERE state = 'waiting' LIMIT $1) AS capped`;

/** The platform's code, also in a status that comes after it took the message. */
const NO_PAYMENT_METHOD = 131042;

export const DELIVERIES = `
  SELECT
    count(*) FILTER (WHERE sent_at >= $2 AND status IN ('sent', 'delivered', 'read'))::int AS replies,
    count(*) FILTER (WHERE status = 'sent' AND sent_at >= $3 AND sent_at < $4)::int AS undelivered,
    count(*) FILTER (WHERE sent_at >= $3 AND (failure = 'unpaid' OR error_code = ${NO_PAYMENT_METHOD}))::int AS unpaid
  FROM chatbot_message WHERE status IS NOT NULL AND sent_at >= $1`;

export const REMOVE_OLD = `
  DELETE FROM chatbot_conversation WHERE id = ANY (ARRAY(
    SELECT id FROM chatbot_conversation WHERE updated_at < $2 ORDER BY updated_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )) RETURNING id`;

export const REMOVE_ORPHANS = `
  DELETE FROM chatbot_contact WHERE id = ANY (ARRAY(
    SELECT id FROM chatbot_contact AS contact
    WHERE NOT EXISTS (SELECT FROM chatbot_conversation WHERE contact_id = contact.id)
    LIMIT $1 FOR UPDATE SKIP LOCKED
  )) RETURNING id`;

/**
 * The ids of a page of those that wait, or of the others; null when the page has none of them. Each is the walk of one index.
 */
export function listStatement(
  { state, after }: ConversationQuery,
  waiting: boolean,
  limit: number,
): { sql: string; parameters: unknown[] } | null {
  const isWanted = state === undefined || (state === 'waiting') === waiting;
  if (!isWanted || limit < 1) return null;
  // After the first of the others, no waiting one is left.
  if (waiting && after && !after.waiting) return null;
  const position = after?.waiting === waiting ? after : undefined;
  const [column, order, beyond] = waiting ? ['waiting_since', 'ASC', '>'] : ['updated_at', 'DESC', '<'];
  const condition = waiting || state ? `state = '${waiting ? 'waiting' : state}'` : `state <> 'waiting'`;
  const parameters: unknown[] = [limit];
  let from = '';
  if (position) {
    parameters.push(position.at, position.id);
    from = `AND (${column}, id) ${beyond} ($2, $3)`;
  }
  const sql = `
    SELECT id FROM chatbot_conversation WHERE ${condition} ${from} ORDER BY ${column} ${order}, id ${order} LIMIT $1`;
  return { sql, parameters };
}
