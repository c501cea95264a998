import type { Entity, Row, RowId, RowRef, Values } from '../domain/change.js';

/** Rows of an entity that {@link EditableRows.list} answers: far more than a workshop has. */
export const MAX_ROWS = 20_000;

/** The rows of other modules that the owner may change. */
export abstract class EditableRows {
  /** Those that exist, by `keyOf` the reference. Their own `id` may be a longer form of the one asked for. */
  abstract find(refs: readonly RowRef[]): Promise<Map<string, Row>>;

  /** Like {@link find}, but locks the rows until the transaction ends. */
  abstract findForUpdate(refs: readonly RowRef[]): Promise<Map<string, Row>>;

  /**
   * Every row of an entity, those that are withdrawn too, in the shop's order; at most {@link MAX_ROWS}. With `fields` the rows have these
   * values alone; unknown ones are left out.
   */
  abstract list(entity: Entity, fields?: readonly string[]): Promise<Row[]>;

  /**
   * Writes rows, all or none. Answers the ids of the new ones, in order. Throws `change_set.refused` for values that contradict other
   * rows. Needs the caller's transaction.
   */
  abstract write(rows: RowWrites): Promise<RowId[]>;
}

export interface RowWrites {
  readonly updates: readonly (RowRef & { readonly values: Values })[];
  readonly creations: readonly { readonly entity: Entity; readonly values: Values }[];
}
