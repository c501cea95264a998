import type { WebhookContent } from '../domain/inbound.js';

/** Calls of the platform's webhook, kept until they are applied. */
export abstract class WebhookEvents {
  /** Answers false, and stores nothing, when an event with the same content is stored. */
  abstract add(event: { id: string; digest: string; body: string; receivedAt: Date }): Promise<boolean>;
  /** The content as it was received; null when the event is applied already. */
  abstract body(id: string): Promise<string | null>;
  /** Forgets the content, which holds messages of people, and keeps the digest. */
  abstract markDone(id: string, now: Date): Promise<void>;
  abstract removeReceivedBefore(moment: Date): Promise<number>;
}

/** Says in our words what a webhook body says; what is unknown to it is left out. */
export abstract class WebhookParser {
  abstract parse(body: unknown): WebhookContent;
}
