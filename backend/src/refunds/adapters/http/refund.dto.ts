import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { onText, TextBlock, TextLine } from '../../../common/http/text-fields.js';
import type { RefundOverview } from '../../application/ask-refund.js';
import {
  type Refund,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from '../../domain/refund.js';

export const AMOUNT_MESSAGE = 'Escribe el valor en pesos, sin centavos';
const REASON_MESSAGE = 'Elige por qué se devuelve el dinero';
const WAY_MESSAGE = 'Elige cómo se devuelve el dinero';
export const STATE_MESSAGE = 'Elige un estado de la lista';
const MAX_PESOS = 1_000_000_000;

/** States that staff set; a refund begins as `asked`. */
const DECISIONS = ['approved', 'under_way', 'done', 'failed', 'refused'] as const;

/** 'Garantía' as `garantia`. */
function withoutAccents(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export class AskRefundDto {
  /**
   * Whole pesos, at most what is left of the money that the family paid.
   * @example 445000
   */
  @Max(MAX_PESOS, { message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @IsInt({ message: AMOUNT_MESSAGE })
  amount!: number;

  /** Why: it decides the last day that the law allows. */
  @IsIn(REFUND_REASONS, { message: REASON_MESSAGE })
  @onText(withoutAccents)
  @ApiProperty({ enum: REFUND_REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  /** How: one of the ways that `GET /orders/{id}/refunds` calls possible. */
  @IsIn(REFUND_WAYS, { message: WAY_MESSAGE })
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /**
   * Id of the bank or the provider, at most 200 characters, when the money was given back already: the refund is done with its approval.
   * @example "M1029384"
   */
  @IsOptional()
  @MaxLength(200, { message: 'El comprobante puede tener máximo 200 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  evidence?: string;
}

export class DecideRefundDto {
  /** One of `nextStates`. */
  @IsOptional()
  @IsIn(DECISIONS, { message: STATE_MESSAGE })
  @ApiProperty({ enum: DECISIONS, enumName: 'RefundDecision', required: false })
  state?: (typeof DECISIONS)[number];

  /** Another way, before the money is under way. */
  @IsOptional()
  @IsIn(REFUND_WAYS, { message: WAY_MESSAGE })
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay', required: false })
  way?: RefundWay;

  /**
   * Id of the bank or the provider, at most 200 characters; needed for `done`.
   * @example "M1029384"
   */
  @IsOptional()
  @MaxLength(200, { message: 'El comprobante puede tener máximo 200 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  evidence?: string;

  /**
   * For the family, at most 500 characters; needed for `refused` and `failed`.
   * @example "La pañalera se usó después de recibirla"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  note?: string;
}

/** Filter of the list of refunds; without a state the open ones. */
export class ListRefundsQueryDto {
  /** One or several states. Open ones are listed by their last day, the earliest first; others the other way round. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(REFUND_STATES, { each: true, message: STATE_MESSAGE })
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState', isArray: true, required: false })
  state?: RefundState[];

  /**
   * `nextCursor` of the page before.
   * @example "2026-12-14_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @IsOptional()
  @IsString({ message: 'Debe ser un texto' })
  cursor?: string;

  /**
   * Refunds on a page, 1 to 100.
   * @example 25
   */
  @IsOptional()
  @Max(100, { message: 'El límite va de 1 a 100' })
  @Min(1, { message: 'El límite va de 1 a 100' })
  @IsInt({ message: 'El límite va de 1 a 100' })
  @Type(() => Number)
  limit?: number;
}

/** Filter of what an order offers. */
export class RefundAmountQueryDto {
  /**
   * The amount that the ways are judged for, whole pesos; without one all that is left.
   * @example 445000
   */
  @IsOptional()
  @Max(MAX_PESOS, { message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @IsInt({ message: AMOUNT_MESSAGE })
  @Type(() => Number)
  amount?: number;
}

/** A step of a refund with its author. */
export class RefundStepDto {
  /** The state after it. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState' })
  state!: RefundState;

  /**
   * Time of the step.
   * @example "2026-11-21T20:15:00.000Z"
   */
  at!: Date;

  /**
   * `provider`, or the address of a staff member.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /**
   * A sentence; empty for none.
   * @example "El proveedor anuló el pago."
   */
  note!: string;
}

/** The bank account of a family, without its digits. */
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

/** Money that is given back for an order. */
export class RefundDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Id of the order.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  orderId!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /**
   * Whole pesos.
   * @example 445000
   */
  amount!: number;

  /** Why. */
  @ApiProperty({ enum: REFUND_REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  /** How. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /** Where it is. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState' })
  state!: RefundState;

  /** The states that may follow. */
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState', isArray: true })
  nextStates!: RefundState[];

  /** Whether the provider is voiding the payment, so that nobody else acts. */
  isVoiding!: boolean;

  /**
   * The provider's payment; null for a transfer.
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

  /**
   * Address of who asked for it.
   * @example "taller@sigerist.co"
   */
  askedBy!: string;

  /**
   * Address of the owner who approved it; null before.
   * @example "duena@sigerist.co"
   */
  approvedBy!: string | null;

  /**
   * When it was asked for.
   * @example "2026-11-21T20:15:00.000Z"
   */
  createdAt!: Date;

  /** Whether the family still has to give an account; a link was mailed. */
  needsAccount!: boolean;

  /** The account that the family gave; null for none. */
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

/** One way to give money back. */
export class RefundWayDto {
  /** The way. */
  @ApiProperty({ enum: REFUND_WAYS, enumName: 'RefundWay' })
  way!: RefundWay;

  /**
   * Why it is not possible; null when it is.
   * @example "Solo se anula el mismo día del pago, antes de que el banco lo liquide."
   */
  problem!: string | null;
}

/** What can be given back for an order, and what was. */
export class OrderRefundsDto {
  /**
   * All that the family paid and the shop received, whole pesos.
   * @example 445000
   */
  paid!: number;

  /**
   * What no refund gives back yet, whole pesos.
   * @example 445000
   */
  available!: number;

  /** Every way, those that are possible first; empty when nothing is left. */
  ways!: RefundWayDto[];

  /**
   * A refund above this amount waits for another person, whole pesos.
   * @example 500000
   */
  approvalAbove!: number;

  /** The oldest first. */
  refunds!: RefundDto[];
}

/** The whole account of a family, for the transfer. */
export class RefundAccountDto {
  /**
   * The bank.
   * @example "Bancolombia"
   */
  bank!: string;

  /**
   * `ahorros`, `corriente`, or `deposito` of a wallet such as Nequi.
   * @example "ahorros"
   */
  type!: string;

  /**
   * Digits.
   * @example "12345678901"
   */
  number!: string;

  /**
   * Name of the holder.
   * @example "Laura Restrepo"
   */
  holder!: string;

  /**
   * Type of the identity document.
   * @example "CC"
   */
  documentType!: string;

  /**
   * Its number.
   * @example "1020304050"
   */
  document!: string;
}

export function toRefundDto(refund: Refund): RefundDto {
  const { id, orderId, orderNumber, amount, reason, way, state, transactionId, method, dueOn } = refund;
  const { evidence, askedBy, approvedBy, createdAt, history, accountHint, needsAccount, isVoiding } = refund;
  return {
    ...{ id, orderId, orderNumber, amount, reason, way, state, transactionId, method, dueOn, needsAccount, isVoiding },
    ...{ evidence, askedBy, approvedBy, createdAt, account: accountHint },
    nextStates: [...refund.nextStates],
    history: history.map((step) => ({ ...step })),
  };
}

export function toOrderRefundsDto({ refunds, ways, ...money }: RefundOverview): OrderRefundsDto {
  return { ...money, ways: [...ways], refunds: refunds.map(toRefundDto) };
}
