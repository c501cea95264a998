import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSameSecret } from '../../../common/derived-key.js';
import type { WhatsAppEnv } from '../../../config/whatsapp.js';
import { MessagingError, MessagingPlatform, type OutgoingText } from '../../application/messaging-platform.port.js';
import type { WebhookContent } from '../../domain/inbound.js';
import { type GraphAnswer, postJson } from './graph-http.js';
import { idOf, objectOf, objectsIn } from './untrusted-json.js';
import { messagingErrorOf } from './messaging-failure.js';
import { WAMID } from './parse-content.js';
import { parseWebhook } from './parse-webhook.js';

const TIMEOUT_MS = 10_000;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** The WhatsApp Cloud API. No text, telephone number or token is in its errors. */
export class CloudApiPlatform extends MessagingPlatform {
  constructor(
    private readonly number: WhatsAppEnv,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  /**
   * After `unavailable` the platform may still have accepted the message: a delivery status with its `messageId` confirms it.
   */
  async send({ messageId, to, text }: OutgoingText): Promise<{ wamid: string }> {
    const answer = await this.post({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...recipientOf(to),
      type: 'text',
      text: { preview_url: false, body: text },
      biz_opaque_callback_data: messageId,
    });
    if (answer.status < 200 || answer.status >= 300) throw messagingErrorOf(answer);
    const wamid = idOf(objectsIn(objectOf(answer.body).messages)[0]?.id, WAMID);
    if (!wamid) throw new MessagingError('unavailable');
    return { wamid };
  }

  isVerifyToken(token: string): boolean {
    return isSameSecret(token, this.number.verifyToken);
  }

  /** `signature` is the header `X-Hub-Signature-256`: the HMAC-SHA-256 of the body under the app secret. */
  isSigned(body: Buffer, signature: string | undefined): boolean {
    const given = SIGNATURE.exec(signature ?? '')?.[1];
    if (!given) return false;
    const expected = createHmac('sha256', this.number.appSecret).update(body).digest();
    return timingSafeEqual(Buffer.from(given, 'hex'), expected);
  }

  parseWebhook(body: unknown, receivedAt: Date): WebhookContent {
    return parseWebhook(body, { phoneNumberId: this.number.phoneNumberId, receivedAt });
  }

  private async post(body: object): Promise<GraphAnswer> {
    const { api, phoneNumberId } = this.number;
    const url = `${api.baseUrl}/${api.version}/${phoneNumberId}/messages`;
    try {
      return await postJson({ url, accessToken: api.accessToken, body, timeoutMs: this.timeoutMs });
    } catch {
      // Without the cause, which may name addresses.
      throw new MessagingError('unavailable');
    }
  }
}

/** The telephone number goes before the user id, because the platform then sends it with later messages too. */
function recipientOf({ waId, userId }: OutgoingText['to']): object {
  if (waId !== null) return { to: waId };
  if (userId !== null) return { recipient: userId };
  throw new MessagingError('undeliverable');
}
