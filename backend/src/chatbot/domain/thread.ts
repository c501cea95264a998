import { wellFormed } from '../../common/tidy-text.js';

/** The last question or offer of the bot; a short answer such as "sí" refers to it. */
export type PendingQuestion = 'person' | 'order' | 'product' | 'name';

/** The topics of a conversation, so that a follow-up such as "¿y sin bordado?" can be answered. Plain JSON of at most 2 kB. */
export interface Thread {
  /** Questions in a row that were not understood. */
  readonly misses: number;
  /** Products that were talked about last, or that the bot asked to choose from; at most 12. */
  readonly products?: readonly number[];
  /** Products whose prices were answered one after another; at most 4. */
  readonly priced?: readonly number[];
  /** The last answered topic. */
  readonly topic?: string;
  /** Intent of the last answer about products. */
  readonly intent?: string;
  /** Add-ons and embroidery of the last price. */
  readonly addOns?: readonly string[];
  readonly plain?: boolean;
  /** Choices of a design that still lacks something, by field of the design. */
  readonly design?: Readonly<Record<string, string>>;
  readonly pending?: PendingQuestion | undefined;
  /** An order number or email that waits for its counterpart. */
  readonly orderNumber?: string | undefined;
  readonly orderEmail?: string | undefined;
}

export function emptyThread(): Thread {
  return { misses: 0 };
}

/** Only what a thread may hold, so that a stored one never grows. */
export function boundedThread(thread: Thread): Thread {
  const design = Object.entries(thread.design ?? {})
    .slice(0, 7)
    .map(([field, value]) => [field, wellFormed(value.slice(0, 100))]);
  return {
    ...thread,
    ...(thread.products && { products: thread.products.slice(0, 12) }),
    ...(thread.priced && { priced: thread.priced.slice(-4) }),
    ...(thread.addOns && { addOns: thread.addOns.slice(0, 12) }),
    ...(thread.design && { design: Object.fromEntries(design) as Record<string, string> }),
  };
}
