import type { WhatsAppEnv } from '../../../config/whatsapp.js';
import { WebhookAuthenticator, WebhookParser } from '../../application/webhook.port.js';
import type { WebhookContent } from '../../domain/inbound.js';
import { parseWebhook } from './parse-webhook.js';
import { hasValidSignature, isSameSecret } from './signature.js';

/** Refuses every call when the shop has no WhatsApp number. */
export class WhatsAppAuthenticator extends WebhookAuthenticator {
  constructor(private readonly env: WhatsAppEnv | undefined) {
    super();
  }

  isSigned(body: Buffer, signature: string | undefined): boolean {
    return this.env !== undefined && hasValidSignature(body, signature, this.env.appSecret);
  }

  isVerifyToken(token: string): boolean {
    return this.env !== undefined && isSameSecret(token, this.env.verifyToken);
  }
}

export class WhatsAppWebhookParser extends WebhookParser {
  constructor(private readonly env: WhatsAppEnv | undefined) {
    super();
  }

  parse(body: unknown, receivedAt: Date): WebhookContent {
    if (!this.env) return { messages: [], statuses: [] };
    return parseWebhook(body, { phoneNumberId: this.env.phoneNumberId, receivedAt });
  }
}
