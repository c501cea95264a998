/** A mailed link that proves the mailbox of an order. */
export interface OrderLink {
  /** Digest of its token, which is not stored. */
  readonly tokenDigest: string;
  readonly orderId: string;
  readonly expiresAt: Date;
}

/** Stores mailed links to orders until they are used or expire. */
export abstract class OrderLinks {
  abstract add(link: OrderLink): Promise<void>;

  /** Removes the link of a token that is still valid and returns its order. Of several calls at once only one gets it. */
  abstract take(tokenDigest: string, now: Date): Promise<string | null>;
}
