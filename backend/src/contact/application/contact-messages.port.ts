import type { ContactMessage } from '../domain/contact-message.js';

export abstract class ContactMessages {
  abstract add(message: ContactMessage): Promise<void>;
  abstract find(id: string): Promise<ContactMessage | null>;
  /** Whatever the case of the address; the oldest first. */
  abstract sentBy(email: string): Promise<ContactMessage[]>;
  /** Whatever the case of the address; answers how many. */
  abstract removeSentBy(email: string): Promise<number>;
}
