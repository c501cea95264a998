import type { WebhookContent } from '../domain/inbound.js';

/** Checks that calls of the webhook come from the messaging platform. */
export abstract class WebhookAuthenticator {
  /** Whether `signature` is the platform's for exactly these bytes. */
  abstract isSigned(body: Buffer, signature: string | undefined): boolean;

  /** Whether `token` is the one that staff entered at the platform. */
  abstract isVerifyToken(token: string): boolean;
}

/** Parses the body of a webhook call. */
export abstract class WebhookParser {
  /**
   * Never throws: what it does not understand is left out.
   * @param receivedAt stands in for a missing or impossible time of a message
   */
  abstract parse(body: unknown, receivedAt: Date): WebhookContent;
}
