/** How the shop is connected with the messaging platform, for the person who connects it. */
export abstract class WebhookSetup {
  /** Callback address. */
  abstract readonly url: string;
  /** Verify token; null while the shop has none. */
  abstract readonly verifyToken: string | null;
  /** False: messages are only stored. */
  abstract readonly connected: boolean;
}
