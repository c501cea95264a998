/** Values for connecting the shop with the messaging platform. */
export abstract class WebhookSetup {
  /** Callback URL. */
  abstract readonly url: string;
  /** Verify token; null while the shop has none. */
  abstract readonly verifyToken: string | null;
  /** False: messages are only stored. */
  abstract readonly connected: boolean;
}
