/** Takes over the body of a webhook call whose signature was checked. */
export abstract class ReceiveWebhook {
  /**
   * Stores the event and enqueues its work in one transaction, so that the platform gets its answer at once. A rejection makes
   * the platform deliver the event again.
   */
  abstract receive(body: unknown): Promise<void>;
}
