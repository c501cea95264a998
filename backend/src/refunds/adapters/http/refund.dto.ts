import { ApiProperty } from '../../../common/http/api-docs.js';
import {
  REFUND_COVERS,
  type RefundCovers,
  type Refund,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from '../../domain/refund.js';
import { RefundedPiecesDto } from './ask-refund.dto.js';

/** A step of a refund with its author. */
export class RefundStepDto {
  /** The state that began with this step. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState' })
  state!: RefundState;

  /**
   * Time of the step.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: Date;

  /**
   * `provider`, or the email of a staff member.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /**
   * A sentence; empty for none.
   * @example "El proveedor anuló el pago."
   */
  note!: string;
}

/** The bank account of a customer, without its digits. */
export class HiddenAccountDto {
  /**
   * The bank.
   * @example "Bancolombia"
   */
  bank!: string;

  /**
   * The last four digits.
   * @example "•••• 4321"
   */
  number!: string;
}

/** The customer's request that a refund answers. */
export class RefundRequestDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Its number.
   * @example "SOL-7K2QXM"
   */
  number!: string;
}

/** Who paid what no order has, as the provider names them. */
export class RefundPayerDto {
  /**
   * Empty when the provider does not tell it, as are the others.
   * @example "Laura Restrepo"
   */
  name!: string;

  /**
   * Email.
   * @example "laura@example.com"
   */
  email!: string;

  /**
   * Phone as the provider has it.
   * @example "3001234567"
   */
  phone!: string;
}

/** Money that is given back for an order. */
export class RefundDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Id of the order; null for a payment that no order has.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  orderId!: string | null;

  /**
   * Number of the order; empty without one.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** Who paid, for a payment that no order has; null for an order, and when the name is erased. */
  @ApiProperty({ type: () => RefundPayerDto, nullable: true })
  payer!: RefundPayerDto | null;

  /**
   * Whole pesos.
   * @example 445000
   */
  amount!: number;

  /** What the money was paid for: the pieces, or the shipping that the customer paid on delivery. */
  @ApiProperty({ enum: REFUND_COVERS, enumName: 'RefundCovers' })
  covers!: RefundCovers;

  /** The pieces that came back; empty for none. */
  pieces!: RefundedPiecesDto[];

  /** A proposal of the workshop, which the customer does not hear of before an owner approves it. */
  isProposal!: boolean;

  /** Reason, which decides the last day that the law allows. */
  @ApiProperty({ enum: REFUND_REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  /** How the money is given back. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /** The customer's request that it answers; null without one. */
  @ApiProperty({ type: () => RefundRequestDto, nullable: true })
  request!: RefundRequestDto | null;

  /** State of the refund. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState' })
  state!: RefundState;

  /** The states that may follow. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState', isArray: true })
  nextStates!: RefundState[];

  /** Whether the provider is voiding the payment, so that no other refund is made. */
  isVoiding!: boolean;

  /**
   * The payment without an order, or the order's only online payment; null for an order without one, or with several.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string | null;

  /**
   * Method of the payment.
   * @example "CARD"
   */
  method!: string;

  /**
   * The last day, a calendar date in Bogota.
   * @example "2026-12-14"
   */
  dueOn!: string;

  /**
   * Id of the bank or the provider; empty before the end.
   * @example "M1029384"
   */
  evidence!: string;

  /** Whether a picture proves it, for `GET /refunds/{id}/evidence-file`. */
  hasEvidenceFile!: boolean;

  /**
   * Email of the staff member who requested it.
   * @example "taller@sigerist.co"
   */
  askedBy!: string;

  /**
   * Email of the owner who approved it; null before.
   * @example "duena@sigerist.co"
   */
  approvedBy!: string | null;

  /**
   * When it was asked for.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: Date;

  /** Whether the customer still has to give an account; a link was mailed. */
  needsAccount!: boolean;

  /** The account that the customer gave; null for none. */
  @ApiProperty({ type: () => HiddenAccountDto, nullable: true })
  account!: HiddenAccountDto | null;

  /** The oldest first. */
  history!: RefundStepDto[];
}

/** A page of refunds. */
export class RefundPageDto {
  /** Refunds that match the filter. */
  refunds!: RefundDto[];

  /**
   * For the next page; null on the last one.
   * @example "2026-12-14_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  nextCursor!: string | null;
}

/** Open refunds; 1000 stands for that many or more. */
export class DueRefundsDto {
  /**
   * Refunds that somebody has to finish.
   * @example 2
   */
  open!: number;

  /**
   * Those whose last day is over.
   * @example 0
   */
  overdue!: number;

  /**
   * Those that wait for the approval of an owner.
   * @example 1
   */
  asked!: number;
}

/** `payers`: as `RefundList.payersOf`. */
export function toRefundDto(refund: Refund, payers?: ReadonlyMap<string, RefundPayerDto>): RefundDto {
  const {
    id,
    orderId,
    orderNumber,
    amount,
    covers,
    pieces,
    isProposal,
    reason,
    way,
    state,
    transactionId,
    method,
    dueOn,
  } = refund;
  const { requestId, requestNumber } = refund;
  const { evidence, askedBy, approvedBy, createdAt, history, accountHint, needsAccount, isVoiding } = refund;
  return {
    id,
    orderId,
    orderNumber,
    payer: (orderId === null && transactionId && payers?.get(transactionId)) || null,
    amount,
    covers,
    pieces: pieces.map((piece) => ({ ...piece })),
    isProposal,
    reason,
    way,
    state,
    transactionId,
    method,
    dueOn,
    needsAccount,
    isVoiding,
    evidence,
    askedBy,
    approvedBy,
    createdAt,
    account: accountHint,
    hasEvidenceFile: refund.evidenceFile !== null,
    request: requestId && requestNumber ? { id: requestId, number: requestNumber } : null,
    nextStates: [...refund.nextStates],
    history: history.map((step) => ({ ...step })),
  };
}
