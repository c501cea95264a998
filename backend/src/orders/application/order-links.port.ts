/** A mailed link that proves the mailbox of an order. */
export interface OrderLink {
  /** Digest of its token, which is not stored. */
  readonly tokenDigest: string;
  readonly orderId: string;
  readonly expiresAt: Date;
  /** Whether it opens the order more than once: links in the mails about an order do. */
  readonly isReusable: boolean;
}

/** Stores mailed links to orders until they are used up or expire, or the order's data are erased. */
export abstract class OrderLinks {
  abstract add(link: OrderLink): Promise<void>;

  /** The order of a token that is still valid. Removes a link that works once: of several calls at once only one gets it. */
  abstract open(tokenDigest: string, now: Date): Promise<string | null>;
}
