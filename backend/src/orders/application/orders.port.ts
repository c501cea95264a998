import type { Pesos } from '../../common/money.js';
import type { AccountReplacement, Person } from '../../common/personal-data.js';
import type { DueDates } from '../domain/due.js';
import type { Order } from '../domain/order.js';
import type { ShownAccount } from '../domain/shown-account.js';
import type { OrderStatus } from '../domain/order-status.js';

/** Filter of the order list; a missing field matches every order. */
export interface OrderFilter {
  readonly statuses?: readonly OrderStatus[];
  /**
   * Searches number, name, email, phone, transaction, guide and names to embroider, and whole references. Case, accents, and separators
   * in phones do not matter. A whole number, transaction, reference, phone (also with its country code) or email finds the orders that
   * have it; parts are only searched when none has. A search without three letters or digits in a row finds recent orders only.
   */
  readonly search?: string;
  /** Finds only whole numbers, transactions, references, phones and emails with `search`. */
  readonly wholeSearch?: boolean;
  /** True for express orders alone. */
  readonly express?: boolean;
  /** Range of the last promised day. */
  readonly due?: DueDates;
  /** Placed at this moment or later. */
  readonly from?: Date;
  /** Placed before this moment. */
  readonly before?: Date;
  /** Cursor: the last order of the previous page. */
  readonly after?: OrderPosition;
  /** Sorts the oldest first; the newest first by default. */
  readonly oldestFirst?: boolean;
  readonly limit: number;
}

/** Highest exact count of orders, because counting a million delivered ones would be slow. */
export const MAX_COUNTED = 1_000;

/** Maximum number of listed orders of an account. */
export const MAX_OF_USER = 500;

/** Position of an order in the list. */
export interface OrderPosition {
  readonly createdAt: Date;
  readonly id: string;
}

export interface OrderCount {
  readonly status: OrderStatus;
  /** At most `MAX_COUNTED`, which stands for that many or more. */
  readonly orders: number;
}

/** A person's request to erase their orders. */
export interface ErasureRequest extends Person {
  /** Later orders are not part of it. */
  readonly at: Date;
}

/** Phone and emails of a person, without proof that the caller is that person. */
export interface ContactDetails {
  /** Digits with country code. */
  readonly phone: string | null;
  readonly emails: readonly string[];
}

/** The payment that an order waits for: `transfer` begins the order, `balance` is the second instalment. */
export type AwaitedMoney = 'transfer' | 'balance';

/** Stores orders. */
export abstract class Orders {
  /** False when another order has this number. */
  abstract add(order: Order): Promise<boolean>;

  /**
   * Claims cart lines for this order, which must be added in the same transaction; returns how many no other order had.
   * Waits for an order that is being made from them at this moment.
   */
  abstract claim(orderId: string, cartLineIds: readonly string[]): Promise<number>;

  /** Whether any order took one of these cart lines. */
  abstract isAnyClaimed(cartLineIds: readonly string[]): Promise<boolean>;

  /** The orders that took these cart lines, locked until the transaction ends. */
  abstract findClaimantsForUpdate(cartLineIds: readonly string[]): Promise<Order[]>;

  /**
   * Moves the cart lines of the locked orders `from` to another order, which must be added in the same transaction. False,
   * with nothing changed, when a further order has any of the lines.
   */
  abstract takeOverClaims(orderId: string, cartLineIds: readonly string[], from: readonly string[]): Promise<boolean>;

  /** The order that took this cart line. */
  abstract claimantOf(cartLineId: string): Promise<Order | null>;

  abstract find(id: string): Promise<Order | null>;

  /** Locks the order until the transaction ends. */
  abstract findForUpdate(id: string): Promise<Order | null>;

  /** Stores status, reason, dates, account for transfers and history of a locked order. */
  abstract save(order: Order): Promise<void>;

  /** Stores the notes of a locked order. */
  abstract saveStaffNotes(order: Order): Promise<void>;

  /** Stores phone, address, names and history of a locked order, also in its search text. */
  abstract saveDetails(order: Order): Promise<void>;

  /** The order that the transaction paid, or paid an instalment of. */
  abstract byTransaction(transactionId: string): Promise<Order | null>;

  /**
   * `byTransaction`, and whether one of these payer tokens (as digests) is bound to the order or to its payment (`isPayer`), or to the
   * payment of an instalment (`hasPaidPart`).
   */
  abstract byTransactionFor(
    transactionId: string,
    payerDigests: readonly string[],
  ): Promise<{ order: Order; isPayer: boolean; hasPaidPart: boolean } | null>;

  /**
   * Locks and returns orders that wait for money, the oldest first: for the transfer that begins them, or those in two
   * instalments that are being made. Orders that another transaction has locked are left out.
   */
  abstract findAwaitingMoneyForUpdate(
    kind: AwaitedMoney,
    page: { placedBefore: Date; after?: OrderPosition; limit: number },
  ): Promise<Order[]>;

  /** Stores this account with the orders that may still get a transfer and have no account of their own. */
  abstract keepAccount(account: ShownAccount): Promise<void>;

  /** Ids of the orders that may still get a transfer, also locked ones, the oldest first. */
  abstract pageOfAwaitingTransfer(after: OrderPosition | undefined, limit: number): Promise<OrderPosition[]>;

  /** The first order that this payment attempt made. */
  abstract ofAttempt(attemptId: string): Promise<Order | null>;

  /** The newest other orders that were made from one of this order's cart lines: second payments, or the order that came first. */
  abstract ofSameLines(order: Pick<Order, 'id' | 'purchase'>): Promise<Order[]>;

  /** What the shop holds of the order beyond what its pieces need, and no refund under way gives back; 0 for none. */
  abstract excessOf(orderId: string): Promise<Pesos>;

  /** With `email`, in any case, only the order of that customer. */
  abstract byNumber(number: string, email?: string): Promise<Order | null>;

  /** The newest orders with this phone in any format, or with one of these emails in any case; no restricted ones. */
  abstract ofContact(contact: ContactDetails, limit: number): Promise<Order[]>;

  /** The newest first, at most `MAX_OF_USER`. */
  abstract ofUser(userId: string): Promise<Order[]>;

  /** Orders of guests to which, or to whose payment, one of these payer tokens (as digests) is bound; the newest 50 first. */
  abstract ofGuestsFor(payerDigests: readonly string[]): Promise<Order[]>;

  /** Gives a guest's order to an account; changes nothing when it has an owner. */
  abstract assignTo(orderId: string, userId: string): Promise<void>;

  /**
   * Gives the bought orders of guests under this email, in any case, to an account. Unpaid ones stay: strangers can place those under any
   * email, and many would hide the others in its list.
   */
  abstract assignBoughtOf(email: string, userId: string): Promise<void>;

  /** Deletes cancelled orders that never held money and lost their personal data before this moment; returns how many. */
  abstract removeUnpaid(anonymisedBefore: Date, limit: number): Promise<number>;

  /** Gives the old account's orders whose customer has the proven email to the new one; its other orders lose their owner. */
  abstract replaceAccount(replacement: AccountReplacement): Promise<void>;

  /**
   * The orders of an account and of a proven email, paid orders first, then the newest. Strangers can place unpaid
   * orders under any email: those must not hide the others.
   */
  abstract ofPerson(person: Person, limit: number): Promise<Order[]>;

  /**
   * Records a request for erasure in the orders that cannot be erased yet, which restricts them. Returns the number of the others, and the
   * order numbers of the newest 500 of those that stay.
   */
  abstract requestErasure(request: ErasureRequest): Promise<{ erasable: number; inProgress: string[] }>;

  /** The newest erasable orders of a person, locked until the transaction ends. */
  abstract findErasableOfForUpdate(request: ErasureRequest, limit: number): Promise<Order[]>;

  /**
   * Locks and returns the oldest orders of a status that were placed before `moment` and are not anonymised. Orders that
   * another transaction has locked are left out.
   */
  abstract findOldForUpdate(status: OrderStatus, moment: Date, unpaidOnly: boolean, limit: number): Promise<Order[]>;

  /**
   * Finished orders with a request for erasure whose rights ended before `moment`, or are not stored yet, without an open refund or request,
   * and with no change of them or their refunds since `moment`; locked like those of `findOldForUpdate`.
   */
  abstract findErasableForUpdate(moment: Date, limit: number): Promise<Order[]>;

  /**
   * Stores a locked order after `eraseOrder` or `anonymiseOrder`. Of an anonymised one that had money, the buyer's name and the tracking
   * numbers stay for ten years in a closed record for the accounts.
   */
  abstract saveErasure(order: Order): Promise<void>;

  /** Removes the closed records whose years ended before this moment; returns the ids of their orders. */
  abstract removeEndedRecords(moment: Date, limit: number): Promise<string[]>;

  /** The newest order that this cart placed since `moment` and that waits for its transfer, or was free. */
  abstract newestUnpaid(sessionId: string, moment: Date): Promise<Order | null>;

  abstract list(filter: OrderFilter): Promise<Order[]>;

  /** Pieces of paid and unsent orders, and those of express orders among them. */
  abstract openPieces(): Promise<{ readonly all: number; readonly express: number }>;

  /** Paid and unsent orders, the earliest promised day first. */
  abstract toMake(limit: number): Promise<Order[]>;

  /** Numbers of paid and unsent orders whose last promised day is within each of these ranges; each at most `MAX_COUNTED`. */
  abstract countDue(ranges: readonly DueDates[]): Promise<number[]>;

  /** What moved since each of these moments, by the day on which it moved: payments, less reversals and refunds, also of shipping. */
  abstract receivedSince(moments: readonly Date[]): Promise<Pesos[]>;

  /** Number of orders in each of these statuses; those without any are left out. */
  abstract counts(statuses: readonly OrderStatus[]): Promise<OrderCount[]>;
}
