import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { onText, TextBlock, TextLine } from '../../../common/http/text-fields.js';
import type { SignedInUser } from '../../../identity/index.js';
import { CommaSeparated, PageCursor, PageLimit } from '../../../common/http/page-query.js';
import {
  REFUND_COVERS,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  type RefundActor,
  type RefundCovers,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from '../../domain/refund.js';

export const AMOUNT_MESSAGE = 'Escribe el valor en pesos, sin centavos';
const REASON_MESSAGE = 'Elige por qué se devuelve el dinero';
const WAY_MESSAGE = 'Elige cómo se devuelve el dinero';
export const STATE_MESSAGE = 'Elige un estado de la lista';
const PIECES_MESSAGE = 'Elige piezas de este pedido';
const MAX_PESOS = 1_000_000_000;
/** Lines of an order, and pieces of a line. */
const MAX_PIECES = 200;

/** States that staff set; a refund begins as `asked`. */
const DECISIONS = ['approved', 'under_way', 'done', 'failed', 'refused'] as const;

/** 'Garantía' as `garantia`. */
function withoutAccents(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Pieces of one line of the order. */
export class RefundedPiecesDto {
  /**
   * Position of the line among the order's `items`, from 0.
   * @example 0
   */
  @Max(MAX_PIECES, { message: PIECES_MESSAGE })
  @Min(0, { message: PIECES_MESSAGE })
  @IsInt({ message: PIECES_MESSAGE })
  position!: number;

  /**
   * How many of them came back.
   * @example 1
   */
  @Max(MAX_PIECES, { message: PIECES_MESSAGE })
  @Min(1, { message: PIECES_MESSAGE })
  @IsInt({ message: PIECES_MESSAGE })
  quantity!: number;
}

export class AskRefundDto {
  /**
   * Whole pesos, at most what is left of the money that the customer paid.
   * @example 445000
   */
  @Max(MAX_PESOS, { message: AMOUNT_MESSAGE })
  @Min(1, { message: AMOUNT_MESSAGE })
  @IsInt({ message: AMOUNT_MESSAGE })
  amount!: number;

  /**
   * `shipping`: what the customer paid the carrier on delivery, beyond the order's total, by `bank_transfer` and with a `note`. By default
   * `order`, the pieces.
   */
  @IsOptional()
  @IsIn(REFUND_COVERS, { message: 'Elige qué se devuelve' })
  @ApiProperty({ enum: REFUND_COVERS, enumName: 'RefundCovers', required: false })
  covers?: RefundCovers;

  /** The pieces that came back; none when nothing did. */
  @IsOptional()
  @IsArray({ message: PIECES_MESSAGE })
  @ArrayMaxSize(MAX_PIECES, { message: PIECES_MESSAGE })
  @ValidateNested({ each: true, message: PIECES_MESSAGE })
  @Type(() => RefundedPiecesDto)
  pieces?: RefundedPiecesDto[];

  /** Reason, which decides the last day that the law allows. */
  @IsIn(REFUND_REASONS, { message: REASON_MESSAGE })
  @onText(withoutAccents)
  @ApiProperty({ enum: REFUND_REASONS, enumName: 'RefundReason' })
  reason!: RefundReason;

  /** How the money is given back: one of the ways that `GET /orders/{id}/refunds` calls possible. */
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

  /**
   * For the customer, at most 500 characters; needed for shipping.
   * @example "Te enviamos la talla que no era"
   */
  @IsOptional()
  @MaxLength(500, { message: 'La nota puede tener máximo 500 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextBlock()
  note?: string;

  /** The accepted request of the customer that it answers. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La solicitud no existe' })
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  requestId?: string;
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
   * Id of the bank or the provider, at most 200 characters; needed for `done` when no file proves the refund.
   * @example "M1029384"
   */
  @IsOptional()
  @MaxLength(200, { message: 'El comprobante puede tener máximo 200 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  @TextLine()
  evidence?: string;

  /**
   * For the customer, at most 500 characters; needed for `refused` and `failed`.
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
  @CommaSeparated()
  @IsIn(REFUND_STATES, { each: true, message: STATE_MESSAGE })
  @ApiProperty({ enum: REFUND_STATES, enumName: 'RefundState', isArray: true, required: false })
  state?: RefundState[];

  /**
   * `nextCursor` of the page before.
   * @example "2026-12-14_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @PageCursor()
  cursor?: string;

  /**
   * Refunds on a page, 1 to 100.
   * @example 25
   */
  @PageLimit()
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

/** Who asks or decides. */
export function actorOf({ id, name, email, staffRole }: SignedInUser): RefundActor {
  return { id, name, email, isOwner: staffRole === 'duena' };
}
