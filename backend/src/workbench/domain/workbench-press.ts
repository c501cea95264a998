export const PRESS_KINDS = ['done', 'undone', 'problem', 'solved'] as const;

export type PressKind = (typeof PRESS_KINDS)[number];

export const PROBLEM_REASONS = ['thread', 'fabric', 'text', 'machine', 'ask'] as const;

/** Why a piece cannot be made now: nothing is typed at the workbench. */
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** A piece of an order: one of the equal pieces of a line. Both count from 0. */
export interface PieceOfOrder {
  readonly line: number;
  readonly unit: number;
}

/** A press of a button at the workbench. Never changes. */
export class WorkbenchPress implements PieceOfOrder {
  /** Random, made by the tablet: the same press may arrive again. */
  id!: string;
  /** Grows with each press that arrives; undefined until it is stored. */
  sequence?: string;
  orderId!: string;
  line!: number;
  unit!: number;
  kind!: PressKind;
  /** Null for everything but a problem. */
  reason!: ProblemReason | null;
  at!: Date;
  /** Email of the staff member. */
  actor!: string;
}

/** State of a piece at the workbench. */
export interface PieceState extends PieceOfOrder {
  /** The press that finished it; null while it is not finished. */
  readonly done: WorkbenchPress | null;
  /** The press that reported an open problem. */
  readonly problem: WorkbenchPress | null;
}

/** The state of a piece after its presses, in the order in which they arrived. A press that states the present state changes nothing. */
export function pieceState({ line, unit }: PieceOfOrder, presses: readonly WorkbenchPress[]): PieceState {
  let [done, problem]: (WorkbenchPress | null)[] = [null, null];
  for (const press of presses) {
    if (press.line !== line || press.unit !== unit) continue;
    if (press.kind === 'done') [done, problem] = [done ?? press, null];
    if (press.kind === 'undone') done = null;
    if (press.kind === 'problem') problem = press;
    if (press.kind === 'solved') problem = null;
  }
  return { line, unit, done: done ?? null, problem: problem ?? null };
}

/** Every piece of an order whose lines have these quantities. */
export function piecesOf(quantities: readonly number[]): PieceOfOrder[] {
  return quantities.flatMap((quantity, line) => Array.from({ length: quantity }, (_, unit) => ({ line, unit })));
}
