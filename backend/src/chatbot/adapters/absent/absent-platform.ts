import { randomUUID } from 'node:crypto';
import { MessagingPlatform } from '../../application/messaging-platform.port.js';
import type { WebhookContent } from '../../domain/inbound.js';

/** For a shop without a WhatsApp number: messages are only stored in the conversation, and every call of the webhook is refused. */
export class AbsentPlatform extends MessagingPlatform {
  send(): Promise<{ wamid: string }> {
    return Promise.resolve({ wamid: `wamid.unsent-${randomUUID()}` });
  }

  isVerifyToken(): boolean {
    return false;
  }

  isSigned(): boolean {
    return false;
  }

  parseWebhook(): WebhookContent {
    return { updates: [], statuses: [] };
  }
}
