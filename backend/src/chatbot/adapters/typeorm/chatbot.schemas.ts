import { EntitySchema } from 'typeorm';
import { nullableText, text } from '../../../database/index.js';
import { ChatMessage } from '../../domain/chat-message.js';
import { ChatContact } from '../../domain/contact.js';
import { Conversation } from '../../domain/conversation.js';

/** A call of the webhook. */
export class WebhookEventRow {
  id!: string;
  digest!: string;
  /** JSON as it was received; null once it is applied. */
  body!: string | null;
  receivedAt!: Date;
  doneAt!: Date | null;
}

/** The only row of its table. */
export class ChatbotSettingsRow {
  id!: number;
  active!: boolean;
  start!: string;
  end!: string;
  keywords!: string[];
}

export class MissRow {
  id!: string;
  key!: string;
  question!: string;
  /** How often it was asked, by day (`YYYY-MM-DD`, Bogotá). */
  days!: Record<string, number>;
  lastAt!: Date;
  dismissedAt!: Date | null;
}

/** A message with its place among messages of the same moment. */
export class ChatMessageRow extends ChatMessage {
  seq!: string;
}

const id = (table: string) => ({ type: 'uuid', primary: true, primaryKeyConstraintName: `PK_${table}` }) as const;
const moment = (name: string) => ({ name, type: 'timestamptz' }) as const;
const nullableMoment = (name: string) => ({ name, type: 'timestamptz', nullable: true }) as const;

const ChatContactSchema = new EntitySchema<ChatContact>({
  name: ChatContact.name,
  target: ChatContact,
  tableName: 'chatbot_contact',
  columns: {
    id: id('chatbot_contact'),
    waId: { ...nullableText, name: 'wa_id' },
    userId: { ...nullableText, name: 'user_id' },
    name: nullableText,
    stoppedAt: nullableMoment('stopped_at'),
  },
  uniques: [
    { name: 'UQ_chatbot_contact_wa_id', columns: ['waId'] },
    { name: 'UQ_chatbot_contact_user_id', columns: ['userId'] },
  ],
});

const ConversationSchema = new EntitySchema<Conversation>({
  name: Conversation.name,
  target: Conversation,
  tableName: 'chatbot_conversation',
  columns: {
    id: id('chatbot_conversation'),
    channel: text,
    contactId: { name: 'contact_id', type: 'uuid', nullable: true },
    tokenDigest: { ...nullableText, name: 'token_digest' },
    state: text,
    reason: nullableText,
    waitingSince: nullableMoment('waiting_since'),
    takenBy: { ...nullableText, name: 'taken_by' },
    agentActedAt: nullableMoment('agent_acted_at'),
    thread: { type: 'jsonb' },
    lastInboundAt: nullableMoment('last_inbound_at'),
    answeredUpTo: nullableMoment('answered_up_to'),
    awayNoticeFor: nullableMoment('away_notice_for'),
    messageCount: { name: 'message_count', type: 'integer' },
    emails: { type: 'text', array: true },
    updatedAt: moment('updated_at'),
  },
  foreignKeys: [
    {
      name: 'FK_chatbot_conversation_contact',
      target: () => ChatContact,
      columnNames: ['contactId'],
      referencedColumnNames: ['id'],
    },
  ],
  uniques: [
    { name: 'UQ_chatbot_conversation_contact', columns: ['contactId'] },
    { name: 'UQ_chatbot_conversation_token', columns: ['tokenDigest'] },
  ],
  indices: [
    { name: 'IDX_chatbot_conversation_updated_at', columns: ['updatedAt', 'id'] },
    { name: 'IDX_chatbot_conversation_waiting', columns: ['waitingSince', 'id'], where: `state = 'waiting'` },
    { name: 'IDX_chatbot_conversation_taken', columns: ['updatedAt', 'id'], where: `state = 'taken'` },
    { name: 'IDX_chatbot_conversation_emails', columns: ['emails'], synchronize: false },
  ],
});

const ChatMessageSchema = new EntitySchema<ChatMessageRow>({
  name: ChatMessageRow.name,
  target: ChatMessageRow,
  tableName: 'chatbot_message',
  columns: {
    id: id('chatbot_message'),
    seq: { type: 'bigint', generated: 'increment', update: false },
    conversationId: { name: 'conversation_id', type: 'uuid' },
    author: text,
    agent: nullableText,
    text,
    links: { type: 'jsonb' },
    kind: text,
    details: { type: 'jsonb', nullable: true },
    editedAt: nullableMoment('edited_at'),
    // The release before inserts messages without it.
    earlierTexts: { name: 'earlier_texts', type: 'text', array: true, default: [] },
    deletedAt: nullableMoment('deleted_at'),
    wamid: nullableText,
    sentAt: moment('sent_at'),
    answeredAt: nullableMoment('answered_at'),
    status: nullableText,
    failure: nullableText,
    errorCode: { name: 'error_code', type: 'integer', nullable: true },
    sendingAt: nullableMoment('sending_at'),
  },
  foreignKeys: [
    {
      name: 'FK_chatbot_message_conversation',
      target: () => Conversation,
      columnNames: ['conversationId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
  uniques: [{ name: 'UQ_chatbot_message_wamid', columns: ['wamid'] }],
  indices: [
    { name: 'IDX_chatbot_message_conversation', columns: ['conversationId', 'sentAt', 'seq'] },
    {
      name: 'IDX_chatbot_message_unanswered',
      columns: ['conversationId'],
      where: `author = 'customer' AND answered_at IS NULL`,
    },
    { name: 'IDX_chatbot_message_pending', columns: ['conversationId'], where: `status = 'pending'` },
    { name: 'IDX_chatbot_message_sent', columns: ['sentAt'], where: 'status IS NOT NULL' },
  ],
});

const WebhookEventSchema = new EntitySchema<WebhookEventRow>({
  name: WebhookEventRow.name,
  target: WebhookEventRow,
  tableName: 'chatbot_event',
  columns: {
    id: id('chatbot_event'),
    digest: text,
    body: nullableText,
    receivedAt: moment('received_at'),
    doneAt: nullableMoment('done_at'),
  },
  uniques: [{ name: 'UQ_chatbot_event_digest', columns: ['digest'] }],
  indices: [{ name: 'IDX_chatbot_event_received_at', columns: ['receivedAt'] }],
});

const ChatbotSettingsSchema = new EntitySchema<ChatbotSettingsRow>({
  name: ChatbotSettingsRow.name,
  target: ChatbotSettingsRow,
  tableName: 'chatbot_settings',
  columns: {
    id: { type: 'integer', primary: true, primaryKeyConstraintName: 'PK_chatbot_settings' },
    active: { type: 'boolean' },
    start: { ...text, name: 'start_time' },
    end: { ...text, name: 'end_time' },
    keywords: { type: 'text', array: true },
  },
  checks: [{ name: 'CHK_chatbot_settings_one', expression: 'id = 1' }],
});

const MissSchema = new EntitySchema<MissRow>({
  name: MissRow.name,
  target: MissRow,
  tableName: 'chatbot_miss',
  columns: {
    id: id('chatbot_miss'),
    key: text,
    question: text,
    days: { type: 'jsonb' },
    lastAt: moment('last_at'),
    dismissedAt: nullableMoment('dismissed_at'),
  },
  uniques: [{ name: 'UQ_chatbot_miss_key', columns: ['key'] }],
  indices: [{ name: 'IDX_chatbot_miss_last_at', columns: ['lastAt'] }],
});

export const chatbotSchemas = [
  ChatContactSchema,
  ConversationSchema,
  ChatMessageSchema,
  WebhookEventSchema,
  ChatbotSettingsSchema,
  MissSchema,
];
