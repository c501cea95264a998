import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { OrderItemDto, ORDER_STATUSES, type OrderStatus, toOrderItemDto } from '../../../orders/index.js';
import type { WorkbenchOrder } from '../../application/workbench.js';
import {
  type PieceState,
  PRESS_KINDS,
  type PressKind,
  PROBLEM_REASONS,
  type ProblemReason,
} from '../../domain/workbench-press.js';

const NOTES_SHOWN = 5;
const REASON = { enum: PROBLEM_REASONS, enumName: 'WorkbenchProblem', nullable: true };

/** A press of a button at the workbench. */
export class WorkbenchPressDto {
  /**
   * Random, made by the tablet: the same press may be sent again.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @IsUUID(undefined, { message: 'Debe ser un UUID' })
  id!: string;

  /**
   * Id of the order.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @IsUUID(undefined, { message: 'Debe ser un UUID' })
  orderId!: string;

  /** Position of the line among the order's items, from 0. */
  @Max(1000, { message: 'Debe ser un número de la lista' })
  @Min(0, { message: 'Debe ser un número de la lista' })
  @IsInt({ message: 'Debe ser un número de la lista' })
  @ApiProperty({ type: 'integer' })
  line!: number;

  /** Index of the piece among the equal pieces of the line, from 0. */
  @Max(1000, { message: 'Debe ser un número de la lista' })
  @Min(0, { message: 'Debe ser un número de la lista' })
  @IsInt({ message: 'Debe ser un número de la lista' })
  @ApiProperty({ type: 'integer' })
  unit!: number;

  /** `solved` ends a problem, and so does `done`. */
  @IsIn(PRESS_KINDS, { message: 'Elige una marca de la lista' })
  @ApiProperty({ enum: PRESS_KINDS, enumName: 'WorkbenchPressKind' })
  kind!: PressKind;

  /** Reason of a problem. */
  @IsOptional()
  @IsIn(PROBLEM_REASONS, { message: 'Elige un motivo de la lista' })
  @ApiProperty({ enum: PROBLEM_REASONS, enumName: 'WorkbenchProblem', required: false })
  reason?: ProblemReason;
}

/** One piece to make. */
export class WorkbenchPieceDto {
  /** Position of the line among the order's items, from 0. */
  line!: number;

  /** Index of the piece among the equal pieces of the line, from 0. */
  unit!: number;

  /**
   * When it was finished; null while it is not.
   * @example "2026-11-21T20:15:00.000Z"
   */
  @ApiProperty({ type: String, nullable: true })
  doneAt!: string | null;

  /** Reason of an open problem; null for none. */
  @ApiProperty(REASON)
  problem!: ProblemReason | null;
}

/** An order to make. */
export class WorkbenchOrderDto {
  /** Id of the order. */
  id!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  orderNumber!: string;

  /** `paid` or `in_production`. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /**
   * The last promised day, in Bogota; null for none.
   * @example "2026-12-14"
   */
  @ApiProperty({ type: String, nullable: true })
  dueOn!: string | null;

  /** Made by the express service. */
  isExpress!: boolean;

  /** The pieces to make. */
  items!: OrderItemDto[];

  /** Each single piece. */
  pieces!: WorkbenchPieceDto[];

  /** The newest notes for colleagues, the oldest first. */
  notes!: string[];
}

export function toWorkbenchOrderDto({ order, pieces }: WorkbenchOrder): WorkbenchOrderDto {
  const { id, number, status, promised, isExpress, purchase, staffNotes } = order;
  return {
    id,
    orderNumber: number,
    status,
    dueOn: promised?.latest ?? null,
    isExpress,
    items: purchase.lines.map(toOrderItemDto),
    pieces: pieces.map(toWorkbenchPieceDto),
    notes: staffNotes.slice(-NOTES_SHOWN).map(({ text }) => text),
  };
}

export function toWorkbenchPieceDto({ line, unit, done, problem }: PieceState): WorkbenchPieceDto {
  return { line, unit, doneAt: done && done.at.toISOString(), problem: problem && (problem.reason ?? 'ask') };
}
