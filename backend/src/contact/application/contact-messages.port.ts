import type { ContactMessage } from '../domain/contact-message.js';

/** Stores the messages of the contact form. */
export abstract class ContactMessages {
  abstract add(message: ContactMessage): Promise<void>;
  abstract find(id: string): Promise<ContactMessage | null>;
  /** The oldest `limit` messages of an email address in any case, the oldest first. */
  abstract sentBy(email: string, limit: number): Promise<ContactMessage[]>;
  /** Removes the messages of an email address in any case and returns their number. */
  abstract removeSentBy(email: string): Promise<number>;
}
