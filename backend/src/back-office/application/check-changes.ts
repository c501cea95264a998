import { Injectable } from '@nestjs/common';
import { errorOf } from '../../common/domain-error.js';
import { type Change, isCreation, keyOf, type Row, type RowId, type RowRef, type Values } from '../domain/change.js';
import type { ChangeSet, Conflict } from '../domain/change-set.js';
import { confirmationsOf } from '../domain/confirmation.js';
import { listProblems, listsOf } from '../domain/list-problems.js';
import { newIdOf } from '../domain/new-id.js';
import { previewOf } from '../domain/preview.js';
import { mismatchesOf, problemsTogether, rowsOf } from '../domain/read-changes.js';
import { cheapestOf, needsCheapest, PRICE_FIELDS, type Redirection, redirectionsOf } from '../domain/redirection.js';
import { ChangeConflictError, ConfirmationNeededError, INVALID } from './change-set-errors.js';
import { ChangeSets } from './change-sets.port.js';
import { EditableRows } from './editable-rows.port.js';

/** A set as it is against the present rows. */
export type Checked = Pick<ChangeSet, 'changes' | 'preview'> & { readonly redirections: readonly Redirection[] };

/** Compares change sets with the present rows, and writes those that fit. Needs the caller's transaction. */
@Injectable()
export class CheckChanges {
  constructor(
    private readonly sets: ChangeSets,
    private readonly rows: EditableRows,
  ) {}

  /** The changes as they are against the present rows. Throws when they no longer fit or must be confirmed. */
  async check({ changes, reverts }: ChangeSet, confirm: boolean): Promise<Checked> {
    const rows = await this.rows.findForUpdate(rowsOf(changes));
    const conflicts = await this.conflictsOf(changes, rows);
    if (conflicts.length > 0) throw new ChangeConflictError(conflicts, reverts !== null);
    // No other publication changes these rows meanwhile.
    const lists: Row[] = [];
    for (const entity of listsOf(changes)) lists.push(...(await this.rows.list(entity)));
    const problems = { ...listProblems(changes, lists, rows), ...problemsTogether(changes, rows) };
    if (Object.keys(problems).length > 0) throw errorOf(INVALID, problems);
    const confirmations = confirm ? [] : confirmationsOf(changes, rows);
    if (confirmations.length > 0) throw new ConfirmationNeededError(confirmations);
    return this.assess(changes, rows);
  }

  /** The changes against the present rows, whether they fit or not. */
  async assess(changes: readonly Change[], found?: ReadonlyMap<string, Row>): Promise<Checked> {
    const rows = found ?? (await this.rows.find(rowsOf(changes)));
    const present = changes.map((change) =>
      isCreation(change) ? change : { ...change, expected: rows.get(keyOf(change))?.values[change.field] ?? null },
    );
    const cheapest = needsCheapest(changes) ? cheapestOf(await this.rows.list('product', PRICE_FIELDS)) : null;
    const redirections = redirectionsOf(present, rows, cheapest);
    return { changes: present, preview: previewOf(present, rows), redirections };
  }

  private async conflictsOf(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Promise<Conflict[]> {
    const mismatches = mismatchesOf(changes, rows).map(async ({ change, actual }): Promise<Conflict> => {
      const { entity, id, field, expected } = change;
      const last = await this.sets.lastChange({ entity, id }, field);
      return { entity, id, field, expected, actual, author: last?.author ?? null, at: last?.at.toISOString() ?? null };
    });
    const taken = changes.flatMap((change): Conflict[] => {
      const own = newIdOf(change);
      if (!own || !rows.has(keyOf(own))) return [];
      const { entity, id, field } = own;
      return [{ entity, id, field, expected: null, actual: id, author: null, at: null }];
    });
    return [...(await Promise.all(mismatches)), ...taken];
  }

  /** Writes the changes; returns the ids of the new rows, in order. */
  write(changes: readonly Change[]): Promise<RowId[]> {
    return this.rows.write(writesOf(changes));
  }
}

/** One update for each row, so that values that belong together change together. */
function writesOf(changes: readonly Change[]) {
  const updates = new Map<string, RowRef & { values: Values }>();
  for (const change of changes) {
    if (isCreation(change)) continue;
    const { entity, id, field, value } = change;
    const values = { ...updates.get(keyOf(change))?.values, [field]: value };
    updates.set(keyOf(change), { entity, id, values });
  }
  return { updates: [...updates.values()], creations: changes.filter(isCreation) };
}
