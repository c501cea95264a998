import { addBusinessDays } from '../../common/delivery.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { bogotaDay, DAY_MS } from '../../common/time.js';
import { withdrawalMoneyBy } from '../../common/withdrawal-right.js';
import type { HiddenAccount, RefundAccount } from './refund-account.js';
import { REFUND_STATE, WAY_UNAVAILABLE } from './refund-errors.js';

/** Why money is given back; the law names the first four (Ley 1480, articles 7, 18, 47, 51). */
export const REFUND_REASONS = ['retracto', 'garantia', 'incumplimiento', 'reversion', 'cortesia'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

interface Term {
  readonly days: number;
  /** Business days leave out weekends and Colombian holidays. */
  readonly isBusinessDays: boolean;
}

/**
 * Longest time from the request to the money. An order that did not arrive: 15 calendar days, as for a withdrawal (Ley 2439 de 2024). Guarantee
 * (Decreto 735 de 2013) and reversal of a payment (Decreto 587 de 2016): 15 business days. The last one is the shop's own promise.
 */
const TERMS: Readonly<Record<Exclude<RefundReason, 'retracto'>, Term>> = {
  incumplimiento: { days: 15, isBusinessDays: false },
  garantia: { days: 15, isBusinessDays: true },
  reversion: { days: 15, isBusinessDays: true },
  cortesia: { days: 15, isBusinessDays: true },
};

/**
 * The last day for a refund whose days count from this moment: a calendar date in Bogota. Those of a withdrawal count from the customer's
 * request.
 */
export function refundDueOn(reason: RefundReason, from: Date): string {
  if (reason === 'retracto') return withdrawalMoneyBy(from);
  const { days, isBusinessDays } = TERMS[reason];
  if (isBusinessDays) return addBusinessDays(bogotaDay(from), days);
  return bogotaDay(new Date(from.getTime() + days * DAY_MS));
}

/** What the money was paid for: the pieces, or the carrier that the customer paid on delivery, whose money the shop never had. */
export const REFUND_COVERS = ['order', 'shipping'] as const;
export type RefundCovers = (typeof REFUND_COVERS)[number];

/** The refunds of shipping of one order reach at most this sum, whole pesos: two trips of a large parcel. */
export const MAX_SHIPPING: Pesos = 200_000;

/**
 * How money is given back. `card_void`: the provider takes back a card payment of the same day. `provider_panel`: a person asks for it in
 * the provider's panel. `bank_transfer`: a person transfers it to an account of the customer.
 */
export const REFUND_WAYS = ['card_void', 'provider_panel', 'bank_transfer'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/**
 * Refund states and their transitions. From `under_way` back to `approved`: the provider voided nothing, so that a person does it. From
 * `asked` to `done`: the provider voided the payment before anybody decided.
 */
const TRANSITIONS = {
  asked: ['approved', 'refused', 'done'],
  approved: ['under_way', 'done', 'refused'],
  under_way: ['done', 'failed', 'approved'],
  failed: ['approved', 'refused'],
  done: [],
  refused: [],
} as const;

export type RefundState = keyof typeof TRANSITIONS;

export const REFUND_STATES = Object.keys(TRANSITIONS) as RefundState[];

/** Somebody still has to do something about the refund. */
export const OPEN_STATES: readonly RefundState[] = ['asked', 'approved', 'under_way', 'failed'];

/** The amount counts towards what the customer gets back for the order. A refund that failed counts again once it is taken up. */
export const COUNTED_STATES: readonly RefundState[] = ['asked', 'approved', 'under_way', 'done'];

/** The provider, which has no email. */
export const PROVIDER = 'provider';

/** The staff member who acts on a refund. */
export interface RefundActor {
  /** Id of the account. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
}

/** The picture that proves a refund: a private file of `media`. */
export interface EvidenceFile {
  readonly id: string;
  /** SHA-256 of the upload, by which the same file again is the same evidence. */
  readonly uploadDigest: string;
}

/** Pieces of one line of an order. */
export interface LinePieces {
  /** Position of the line in the order, from 0. */
  readonly position: number;
  /** At least 1. */
  readonly quantity: number;
}

/** One step of a refund. */
export interface RefundStep {
  readonly state: RefundState;
  readonly at: Date;
  /** Email of a staff member, or `provider`. */
  readonly actor: string;
  /** A sentence for staff and customer; '' for none. */
  readonly note: string;
}

/** Money that is given back for an order, or a payment that no order has. */
export class Refund {
  id!: string;
  /** Null for a payment without an order. */
  orderId!: string | null;
  /** `SIG-XXXXXX`, for lists; '' without an order. */
  orderNumber!: string;
  /** Id of the entry of the payment without an order that it gives back, whole; null for the money of an order. */
  paymentId!: string | null;
  amount!: Pesos;
  covers!: RefundCovers;
  /** The pieces that came back, by the lines of the order; empty when none did, or nobody said. */
  pieces!: readonly LinePieces[];
  /** A member of the workshop proposed it: neither customer nor order notice before an owner has approved it. */
  isProposal!: boolean;
  reason!: RefundReason;
  way!: RefundWay;
  state!: RefundState;
  /** The customer's request that it answers; null without one. */
  requestId!: string | null;
  /** `SOL-XXXXXX`, for lists; null without a request. */
  requestNumber!: string | null;
  /** The order's only online payment, however the money goes back; null for an order without one, or with several. */
  transactionId!: string | null;
  /** Method of the payment, as the provider names it, or `BANK_TRANSFER`. */
  method!: string;
  /** Last day that the law allows, a calendar date in Bogota. */
  dueOn!: string;
  /** Id of the provider or the bank; '' while there is none. One that is done has an id, a file, or both. */
  evidence!: string;
  /** Null without one. */
  evidenceFile!: EvidenceFile | null;
  /** Email of the staff member. */
  askedBy!: string;
  /** Email of the owner; null until it is approved. */
  approvedBy!: string | null;
  /** When it was last approved; null until then, and for refunds of earlier releases. */
  approvedAt!: Date | null;
  createdAt!: Date;
  /** The oldest first; never empty. */
  history!: readonly RefundStep[];
  /** Calls for the void of the payment, and the last of them. */
  voidCalls!: number;
  voidCalledAt!: Date | null;
  /** Digest of the link under which the customer gives an account; null without a link. */
  linkDigest!: string | null;
  linkExpiresAt!: Date | null;
  /** Where the money goes; null until the customer gives it, and erased when the refund ends. */
  account!: RefundAccount | null;
  /** Bank and last four digits, kept after `account` is erased; null without one. */
  accountHint!: HiddenAccount | null;

  /** Its amount counts towards what is given back. */
  get isCounted(): boolean {
    return COUNTED_STATES.includes(this.state);
  }

  get isOpen(): boolean {
    return OPEN_STATES.includes(this.state);
  }

  /** Whether the customer hears of it: not of a proposal before its approval, and nobody of a payment that no order has. */
  get isAnnounced(): boolean {
    return this.orderId !== null && (!this.isProposal || this.approvedBy !== null);
  }

  /** Whether the provider is asked to void the payment, or has been. */
  get isVoiding(): boolean {
    return this.way === 'card_void' && (this.state === 'approved' || this.state === 'under_way');
  }

  /** Whether the customer is to give an account. Whoever paid without an order is asked by a person. */
  get needsAccount(): boolean {
    return this.orderId !== null && this.way === 'bank_transfer' && this.state === 'approved' && this.account === null;
  }

  /** Whether a file may be added: it is replaced until the end, and never after it. */
  get takesEvidenceFile(): boolean {
    return this.isOpen || (this.state === 'done' && this.evidenceFile === null);
  }

  get nextStates(): readonly RefundState[] {
    return TRANSITIONS[this.state];
  }

  /** Throws `refund.state` when this state may not follow. The account is erased with the end of the refund. */
  changeTo(state: RefundState, { at, actor, note }: Omit<RefundStep, 'state'>): void {
    if (!this.nextStates.includes(state)) throw errorOf(REFUND_STATE);
    this.state = state;
    this.history = [...this.history, { state, at, actor, note }];
    if (this.isOpen) return;
    this.account = null;
    this.linkDigest = null;
    this.linkExpiresAt = null;
  }

  /** A step that leaves the state as it is. */
  note(step: Omit<RefundStep, 'state'>): void {
    this.history = [...this.history, { ...step, state: this.state }];
  }
}

type BegunRefund = Pick<
  Refund,
  | 'orderId'
  | 'orderNumber'
  | 'paymentId'
  | 'amount'
  | 'covers'
  | 'pieces'
  | 'isProposal'
  | 'reason'
  | 'way'
  | 'evidence'
  | 'transactionId'
  | 'method'
  | 'requestId'
  | 'requestNumber'
  | 'dueOn'
>;

/** A refund that somebody asks for now. */
export function newRefund(of: BegunRefund, { email }: Pick<RefundActor, 'email'>, now: Date, note = ''): Refund {
  return Object.assign(new Refund(), {
    ...of,
    id: crypto.randomUUID(),
    createdAt: now,
    state: 'asked' as const,
    askedBy: email,
    approvedBy: null,
    approvedAt: null,
    evidenceFile: null,
    history: [{ state: 'asked' as const, at: now, actor: email, note }],
    voidCalls: 0,
    voidCalledAt: null,
    linkDigest: null,
    linkExpiresAt: null,
    account: null,
    accountHint: null,
  });
}

/** A payment that no order has goes back whole, in the provider's panel or by transfer. Throws `refund.way_unavailable`. */
export function assertWayWithoutOrder(way: RefundWay, field = 'way'): void {
  if (way === 'card_void') throw errorOf(WAY_UNAVAILABLE, { [field]: VOID_WITHOUT_ORDER });
}

const VOID_WITHOUT_ORDER =
  'Sin pedido no se anula desde aquí: anúlalo o devuélvelo en el panel del proveedor, o por transferencia.';

/** 'de SIG-7K2QXM', for the audit log. */
export function placeOf({ orderNumber }: Pick<Refund, 'orderNumber'>): string {
  return orderNumber ? `de ${orderNumber}` : 'de un pago sin pedido';
}
