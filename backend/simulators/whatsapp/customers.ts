import { createHash, randomBytes } from 'node:crypto';

export const DAY_MS = 24 * 3_600_000;
/** To one customer: one message each six seconds, 45 at once; later ones wait for the average. */
const PAIR_BURST = 45;
const PAIR_INTERVAL_MS = 6_000;
const MAX_CUSTOMERS = 500;
const MAX_MESSAGES = 200;

/** One bubble of a chat. */
export interface ChatMessage {
  wamid: string;
  author: 'customer' | 'shop';
  type: string;
  text: string;
  at: string;
  /** Only for messages of the shop. */
  status?: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';
  errorCode?: number;
  /** `biz_opaque_callback_data`, only for messages of the shop. */
  callbackData?: string;
}

export class Customer {
  readonly messages: ChatMessage[] = [];
  private lastWroteAt = 0;
  private nextMessageDue = 0;

  constructor(
    /** Telephone number, or the business-scoped user id of a customer who hides it. */
    readonly key: string,
    /** Null: the platform withholds it. */
    readonly phone: string | null,
    readonly userId: string,
    public name: string,
  ) {}

  /** The customer-service window begins again. */
  wrote(message: ChatMessage, now: Date): void {
    this.lastWroteAt = now.getTime();
    this.add(message);
  }

  add(message: ChatMessage): void {
    this.messages.push(message);
    if (this.messages.length > MAX_MESSAGES) this.messages.shift();
  }

  /** Null when the customer never wrote. */
  get windowEndsAt(): Date | null {
    return this.lastWroteAt === 0 ? null : new Date(this.lastWroteAt + DAY_MS);
  }

  /** Whether one more message is within the pair rate limit, and counts it. */
  takesMessage(now: Date): boolean {
    const due = Math.max(this.nextMessageDue, now.getTime());
    if (due - now.getTime() > (PAIR_BURST - 1) * PAIR_INTERVAL_MS) return false;
    this.nextMessageDue = due + PAIR_INTERVAL_MS;
    return true;
  }

  /** The contact as webhooks describe it. */
  toContact(): object {
    const profile = { name: this.name, ...(this.phone === null && { username: usernameOf(this.name) }) };
    return { profile, ...(this.phone !== null && { wa_id: this.phone }), user_id: this.userId };
  }
}

/** The customers who sent or received a message. */
export class Customers {
  private readonly byKey = new Map<string, Customer>();

  list(): Customer[] {
    return [...this.byKey.values()];
  }

  /** By telephone number or business-scoped user id. */
  find(key: string): Customer | undefined {
    return this.byKey.get(key) ?? this.list().find(({ userId }) => userId === key);
  }

  /** The customer with this number; creates one when the number is unknown. */
  withPhone(phone: string, name?: string): Customer {
    const known = this.byKey.get(phone);
    if (known && name) known.name = name;
    return known ?? this.add(new Customer(phone, phone, userIdOf(phone), name ?? 'Cliente de prueba'));
  }

  /** A customer who hides the telephone number. */
  withUserId(userId: string = newUserId(), name?: string): Customer {
    const known = this.find(userId);
    if (known && name) known.name = name;
    return known ?? this.add(new Customer(userId, null, userId, name ?? 'Cliente sin teléfono'));
  }

  reset(): void {
    this.byKey.clear();
  }

  private add(customer: Customer): Customer {
    this.byKey.set(customer.key, customer);
    const [oldest] = this.byKey.keys();
    if (this.byKey.size > MAX_CUSTOMERS && oldest !== undefined) this.byKey.delete(oldest);
    return customer;
  }
}

/** The same for the same number, as the platform's is for one business. */
function userIdOf(phone: string): string {
  return `CO.${createHash('sha256').update(phone).digest().readBigUInt64BE().toString().padStart(20, '1')}`;
}

function newUserId(): string {
  return userIdOf(randomBytes(8).toString('hex'));
}

function usernameOf(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '') || 'cliente'
  );
}
