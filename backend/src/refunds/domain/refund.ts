import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import type { LinePieces } from './piece-amounts.js';
import type { HiddenAccount, RefundAccount } from './refund-account.js';

/** Why money is given back; the law names the first four (Ley 1480, articles 7, 18, 47, 51). */
export const REFUND_REASONS = ['retracto', 'garantia', 'incumplimiento', 'reversion', 'cortesia'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

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

export const REFUND_UNKNOWN = [404, 'refund.not_found', 'No encontramos esta devolución.'] as const;

export const REFUND_STATE = [
  409,
  'refund.state',
  'La devolución no puede pasar a ese estado desde el actual.',
] as const;

export const EXCEEDS_PAID = [
  422,
  'refund.exceeds_paid',
  'La devolución es mayor que lo que queda por devolver.',
] as const;

export const PIECES_REFUNDED = [
  422,
  'refund.pieces_refunded',
  'Esas piezas no son del pedido, o su dinero ya se devolvió.',
] as const;

export const SHIPPING_REFUND = [
  422,
  'refund.shipping',
  'El envío se devuelve por transferencia, cuando el pedido ya salió, y con el motivo escrito.',
] as const;

export const REQUEST_REFUNDED = [409, 'refund.request_refunded', 'Esta solicitud ya tiene su devolución.'] as const;

export const OTHER_REASON = [
  422,
  'refund.other_reason',
  'Una solicitud de retracto se devuelve por retracto, y una de garantía por garantía.',
] as const;

export const WAY_UNAVAILABLE = [
  422,
  'refund.way_unavailable',
  'El dinero no se puede devolver por ese medio.',
] as const;

export const OTHER_OWNER = [
  403,
  'refund.other_owner',
  'Esta devolución la aprueba otra persona: una dueña que no la haya pedido.',
] as const;

export const VOIDED_ALREADY = [
  409,
  'refund.voided_already',
  'El proveedor ya anuló este pago: el dinero volvió a la familia y la devolución quedó hecha.',
] as const;

export const NO_ACCOUNT = [409, 'refund.no_account', 'Esta devolución no tiene una cuenta.'] as const;

export const EVIDENCE_FIXED = [
  409,
  'refund.evidence_fixed',
  'Esta devolución ya terminó: su comprobante no se cambia.',
] as const;

export const NO_EVIDENCE_FILE = [
  404,
  'refund.no_evidence_file',
  'Esta devolución no tiene foto del comprobante.',
] as const;

export const LINK_BAD = [422, 'refund.bad_link', 'Este enlace ya no sirve. Escríbenos y te enviamos otro.'] as const;

export const ACCOUNT_GIVEN = [
  409,
  'refund.account_given',
  'Ya tenemos tu cuenta. Si te equivocaste, responde el correo y te enviamos otro enlace.',
] as const;

export const PROVIDER_UNAVAILABLE = [
  503,
  'payment.provider_away',
  'El proveedor de pagos no responde, y sin él no se sabe si ya anuló este pago. Intenta de nuevo en unos minutos.',
] as const;
