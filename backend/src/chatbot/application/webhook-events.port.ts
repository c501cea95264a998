/** A call of the webhook that is still to be applied. */
export interface StoredEvent {
  /** JSON as it was received. */
  readonly body: string;
  readonly receivedAt: Date;
}

/** Calls of the platform's webhook, kept until they are applied. */
export abstract class WebhookEvents {
  /** Answers false, and stores nothing, when an event with the same content is stored. */
  abstract add(event: { id: string; digest: string; body: string; receivedAt: Date }): Promise<boolean>;
  /** Null when the event is applied already. */
  abstract find(id: string): Promise<StoredEvent | null>;
  /** Deletes the content, which holds messages of people, and keeps the digest. */
  abstract markDone(id: string, now: Date): Promise<void>;
}
