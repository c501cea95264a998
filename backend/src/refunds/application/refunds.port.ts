import type { Pesos } from '../../common/money.js';
import type { Refund, RefundState } from '../domain/refund.js';

/** Position of a refund in a list. */
export interface RefundPosition {
  /** A calendar date such as '2026-12-14'. */
  readonly dueOn: string;
  readonly id: string;
}

export interface RefundFilter {
  readonly states: readonly RefundState[];
  /** The earliest due first when true, otherwise the latest. */
  readonly dueFirst: boolean;
  /** The last refund of the page before. */
  readonly after?: RefundPosition;
  readonly limit: number;
}

/** Open refunds; at most 1,000 are counted. */
export interface DueRefunds {
  readonly open: number;
  /** Those whose last day is over. */
  readonly overdue: number;
  /** Those that wait for the approval of an owner. */
  readonly asked: number;
}

/** The refunds that one person may make without another one. */
export interface LimitedRefunds {
  /** Null for a payment without an order. */
  readonly orderId: string | null;
  /** Email of the person. */
  readonly askedBy: string;
  readonly since: Date;
  /** The refund that is left out; null for none. */
  readonly except: string | null;
}

/** A refund whose evidence was kept long enough. */
export interface ForgottenEvidence {
  readonly refundId: string;
  /** Its picture, which is to be deleted; null without one. */
  readonly fileId: string | null;
}

/** Stores refunds. Their order must be locked: what is left to give back is read and claimed under its lock. */
export abstract class Refunds {
  /**
   * Adds a refund of a locked order. Throws `refund.request_refunded` when its request has another refund that was not refused.
   */
  abstract add(refund: Refund): Promise<void>;

  abstract find(id: string): Promise<Refund | null>;

  /** Locked until the transaction ends; lock the order first where both are changed. */
  abstract findForUpdate(id: string): Promise<Refund | null>;

  /** Stores a locked refund. */
  abstract save(refund: Refund): Promise<void>;

  /** The refunds of an order, the oldest first. */
  abstract ofOrder(orderId: string): Promise<Refund[]>;

  /**
   * The sum of other refunds that count towards the limit of one person: all of the order, and those that the person asked for, or that
   * were approved for them, since `since`. Refused and failed ones do not count. Waits for other calls of this person until their
   * transaction ends.
   */
  abstract sumTowardsLimit(of: LimitedRefunds): Promise<Pesos>;

  /** The open refunds that give back this payment, locked until the transaction ends. */
  abstract openOfTransactionForUpdate(transactionId: string): Promise<Refund[]>;

  /** The refund of a link, by its digest. */
  abstract ofLink(linkDigest: string): Promise<Refund | null>;

  abstract list(filter: RefundFilter): Promise<Refund[]>;

  /** `today`: a calendar date in Bogota. */
  abstract due(today: string): Promise<DueRefunds>;

  /** Empties accounts and texts of the refunds of an order; amounts, dates and evidence stay. */
  abstract forgetPerson(orderId: string): Promise<void>;

  /** Empties the texts of ended refunds without an order: of those that ended before `moment`. Returns their number, at most `limit`. */
  abstract forgetNotesBefore(moment: Date, limit: number): Promise<number>;

  /** The refunds of these transactions without an order, the newest first. */
  abstract withoutOrder(transactionIds: readonly string[], limit: number): Promise<Refund[]>;

  /** Empties the texts of ended refunds of these transactions without an order; returns their number. */
  abstract forgetNotesOf(transactionIds: readonly string[]): Promise<number>;

  /**
   * Empties the evidence of erased orders whose accounting record has ended, and of refunds without an order that ended before `moment`;
   * returns up to `limit` of them.
   */
  abstract forgetEvidence(limit: number, moment: Date): Promise<ForgottenEvidence[]>;
}
