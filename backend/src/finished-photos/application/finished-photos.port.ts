import type { FinishedPhoto } from '../domain/finished-photo.js';

/** A photo that waits for a person, with the number of its order. */
export interface OpenPhoto {
  readonly photo: FinishedPhoto;
  readonly orderNumber: string;
  /** Whether the customer asked for erasure: lists do not show their words then. */
  readonly isRestricted: boolean;
}

/** Numbers of photos that wait for a person. */
export interface OpenPhotos {
  /** For the customer's answer. */
  readonly waiting: number;
  /** For staff, because the customer saw an error. */
  readonly error: number;
}

/** Stores the photos of finished orders. A caller locks the order before it changes its photo. */
export abstract class FinishedPhotos {
  /** Throws when the order has a current photo. */
  abstract add(photo: FinishedPhoto): Promise<void>;

  abstract find(id: string): Promise<FinishedPhoto | null>;

  abstract byToken(tokenDigest: string): Promise<FinishedPhoto | null>;

  /** The current photo of an order. */
  abstract current(orderId: string): Promise<FinishedPhoto | null>;

  /** The photos of these orders, the newest first. */
  abstract ofOrders(orderIds: readonly string[], limit: number): Promise<FinishedPhoto[]>;

  /** Current photos with an unsolved error, and those without an answer whose order is still in production; errors first, then the oldest. */
  abstract open(limit: number): Promise<OpenPhoto[]>;

  /** Numbers of the photos of `open`, without those whose time to answer is over. Each stops at `limit`. */
  abstract countOpen(limit: number): Promise<OpenPhotos>;

  /** Records whether the parcel with the piece of the current photo has left: `open` and `countOpen` need not read its order then. */
  abstract setLeft(orderId: string, hasLeft: boolean): Promise<void>;

  /** Stores answer, release and replacement. */
  abstract save(photo: FinishedPhoto): Promise<void>;

  abstract remove(id: string): Promise<void>;
}
