import { randomUUID } from 'node:crypto';
import { MessagingPlatform, type OutgoingText } from '../../application/messaging-platform.port.js';

/** The latest are kept for tests to look at. */
const MAX_KEPT = 100;

/** Sends nothing: for a shop without a WhatsApp number. The conversation keeps the messages. */
export class RecordingPlatform extends MessagingPlatform {
  readonly sent: OutgoingText[] = [];

  send(message: OutgoingText): Promise<{ wamid: string }> {
    this.sent.push(message);
    if (this.sent.length > MAX_KEPT) this.sent.shift();
    return Promise.resolve({ wamid: `wamid.recorded-${randomUUID()}` });
  }
}
