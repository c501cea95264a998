import { type Change, isCreation, type Json, keyOf, type Row, type RowId } from './change.js';
import { ENTITY_RULES } from './entities.js';

/** A price that may be a mistake of typing. */
export interface Confirmation {
  /** Position in the list of changes. */
  readonly index: number;
  readonly entity: string;
  readonly id: RowId | null;
  readonly field: string;
  readonly from: number | null;
  readonly to: number;
  /** `tenfold` and `zero` ask to type the price again. */
  readonly reason: 'large' | 'tenfold' | 'zero';
}

const LARGE = 0.2;
const TENFOLD = 10;

/** Prices that change by more than 20 percent, by ten times, or to nothing. */
export function confirmationsOf(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Confirmation[] {
  return changes.flatMap((change, index) => {
    const fields = ENTITY_RULES[change.entity].fields(change.id) ?? {};
    const priced = isCreation(change)
      ? Object.entries(change.values).map(([field, value]) => ({ field, value, before: null }))
      : [{ ...change, before: rows.get(keyOf(change))?.values[change.field] ?? null }];
    return priced.flatMap(({ field, value, before }) => {
      const reason = fields[field]?.isPrice && reasonOf(before, value, change.entity === 'product');
      if (!reason) return [];
      const from = typeof before === 'number' ? before : null;
      return [{ index, entity: change.entity, id: change.id, field, from, to: Number(value), reason }];
    });
  });
}

/** Options and savings may cost nothing from the beginning; a product may not. */
function reasonOf(before: Json, value: Json, isProduct: boolean): Confirmation['reason'] | undefined {
  if (typeof value !== 'number' || before === value) return undefined;
  if (value === 0) return before === null && !isProduct ? undefined : 'zero';
  if (typeof before !== 'number' || before === 0) return undefined;
  if (value >= before * TENFOLD || value * TENFOLD <= before) return 'tenfold';
  return Math.abs(value - before) > before * LARGE ? 'large' : undefined;
}
