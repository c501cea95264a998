import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { type StoredEvent, WebhookEvents } from '../../application/webhook-events.port.js';
import { WebhookEventRow } from './chatbot.schemas.js';

const ADD = `
  INSERT INTO chatbot_event (id, digest, body, received_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (digest) DO NOTHING RETURNING id`;

@Injectable()
export class TypeOrmWebhookEvents extends WebhookEvents {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add({ id, digest, body, receivedAt }: Parameters<WebhookEvents['add']>[0]): Promise<boolean> {
    const rows = await this.transaction.manager.query<unknown[]>(ADD, [id, digest, body, receivedAt]);
    return rows.length === 1;
  }

  async find(id: string): Promise<StoredEvent | null> {
    const event = await this.transaction.manager.findOneBy(WebhookEventRow, { id });
    return event?.body ? { body: event.body, receivedAt: event.receivedAt } : null;
  }

  async markDone(id: string, doneAt: Date): Promise<void> {
    await this.transaction.manager.update(WebhookEventRow, { id }, { doneAt, body: null });
  }
}
