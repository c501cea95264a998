import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations with the bot and with staff, what the platform's webhook delivered, and questions that staff add. */
export class CreateChatbot1790000009100 implements MigrationInterface {
  name = 'CreateChatbot1790000009100';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [CONTACT, CONVERSATION, MESSAGE, EVENT, SETTINGS, MISS, FAQ, ...INDEXES, DEFAULTS])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE chatbot_message, chatbot_conversation, chatbot_contact, chatbot_event, chatbot_settings, chatbot_miss, faq_entry`);
  }
}

const CONTACT = `
  CREATE TABLE chatbot_contact (
    id uuid NOT NULL,
    wa_id text,
    user_id text,
    name text,
    stopped_at timestamptz,
    CONSTRAINT "PK_chatbot_contact" PRIMARY KEY (id),
    CONSTRAINT "UQ_chatbot_contact_wa_id" UNIQUE (wa_id),
    CONSTRAINT "UQ_chatbot_contact_user_id" UNIQUE (user_id)
  )`;

const CONVERSATION = `
  CREATE TABLE chatbot_conversation (
    id uuid NOT NULL,
    channel text NOT NULL,
    contact_id uuid,
    token_digest text,
    state text NOT NULL,
    reason text,
    waiting_since timestamptz,
    taken_by text,
    agent_acted_at timestamptz,
    thread jsonb NOT NULL,
    last_inbound_at timestamptz,
    answered_up_to timestamptz,
    away_notice_for timestamptz,
    message_count integer NOT NULL,
    emails text[] NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT "PK_chatbot_conversation" PRIMARY KEY (id),
    CONSTRAINT "UQ_chatbot_conversation_contact" UNIQUE (contact_id),
    CONSTRAINT "UQ_chatbot_conversation_token" UNIQUE (token_digest),
    CONSTRAINT "FK_chatbot_conversation_contact" FOREIGN KEY (contact_id) REFERENCES chatbot_contact (id)
  )`;

const MESSAGE = `
  CREATE TABLE chatbot_message (
    id uuid NOT NULL,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    conversation_id uuid NOT NULL,
    author text NOT NULL,
    agent text,
    text text NOT NULL,
    links jsonb NOT NULL,
    kind text NOT NULL,
    wamid text,
    sent_at timestamptz NOT NULL,
    answered_at timestamptz,
    status text,
    failure text,
    error_code integer,
    sending_at timestamptz,
    CONSTRAINT "PK_chatbot_message" PRIMARY KEY (id),
    CONSTRAINT "UQ_chatbot_message_wamid" UNIQUE (wamid),
    CONSTRAINT "FK_chatbot_message_conversation" FOREIGN KEY (conversation_id)
      REFERENCES chatbot_conversation (id) ON DELETE CASCADE
  )`;

const EVENT = `
  CREATE TABLE chatbot_event (
    id uuid NOT NULL,
    digest text NOT NULL,
    body text,
    received_at timestamptz NOT NULL,
    done_at timestamptz,
    CONSTRAINT "PK_chatbot_event" PRIMARY KEY (id),
    CONSTRAINT "UQ_chatbot_event_digest" UNIQUE (digest)
  )`;

const SETTINGS = `
  CREATE TABLE chatbot_settings (
    id integer NOT NULL,
    active boolean NOT NULL,
    start_time text NOT NULL,
    end_time text NOT NULL,
    keywords text[] NOT NULL,
    CONSTRAINT "PK_chatbot_settings" PRIMARY KEY (id),
    CONSTRAINT "CHK_chatbot_settings_one" CHECK (id = 1)
  )`;

const MISS = `
  CREATE TABLE chatbot_miss (
    id uuid NOT NULL,
    key text NOT NULL,
    question text NOT NULL,
    days jsonb NOT NULL,
    last_at timestamptz NOT NULL,
    dismissed_at timestamptz,
    CONSTRAINT "PK_chatbot_miss" PRIMARY KEY (id),
    CONSTRAINT "UQ_chatbot_miss_key" UNIQUE (key)
  )`;

const FAQ = `
  CREATE TABLE faq_entry (
    id uuid NOT NULL,
    category text NOT NULL,
    question text NOT NULL,
    answer text NOT NULL,
    position integer NOT NULL,
    CONSTRAINT "PK_faq_entry" PRIMARY KEY (id)
  )`;

const INDEXES = [
  'CREATE INDEX "IDX_chatbot_conversation_updated_at" ON chatbot_conversation (updated_at, id)',
  `CREATE INDEX "IDX_chatbot_conversation_waiting" ON chatbot_conversation (waiting_since, id) WHERE state = 'waiting'`,
  `CREATE INDEX "IDX_chatbot_conversation_taken" ON chatbot_conversation (updated_at, id) WHERE state = 'taken'`,
  'CREATE INDEX "IDX_chatbot_conversation_emails" ON chatbot_conversation USING gin (emails)',
  'CREATE INDEX "IDX_chatbot_message_conversation" ON chatbot_message (conversation_id, sent_at, seq)',
  `CREATE INDEX "IDX_chatbot_message_unanswered" ON chatbot_message (conversation_id)
    WHERE author = 'customer' AND answered_at IS NULL`,
  `CREATE INDEX "IDX_chatbot_message_pending" ON chatbot_message (conversation_id) WHERE status = 'pending'`,
  'CREATE INDEX "IDX_chatbot_message_sent" ON chatbot_message (sent_at) WHERE status IS NOT NULL',
  'CREATE INDEX "IDX_chatbot_event_received_at" ON chatbot_event (received_at)',
  'CREATE INDEX "IDX_chatbot_miss_last_at" ON chatbot_miss (last_at)',
];

const DEFAULTS = `
  INSERT INTO chatbot_settings (id, active, start_time, end_time, keywords)
  VALUES (1, true, '09:00', '18:00', ARRAY['asesor', 'reclamo', 'queja', 'hablar con alguien'])`;
