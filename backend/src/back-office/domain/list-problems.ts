import {
  type Change,
  type Entity,
  type FieldChange,
  isCreation,
  keyOf,
  type Row,
  textOf,
  type Values,
} from './change.js';
import type { Problems } from './read-changes.js';

/** Kinds of options that the customiser needs, and the message about the last one. */
const NEEDED_OPTIONS: Readonly<Record<string, string>> = {
  font_style: 'Deja al menos una letra: sin letras no se puede bordar ningún nombre.',
  font_size: 'Deja al menos un tamaño: sin tamaños no se puede bordar ningún nombre.',
  font_color: 'Deja al menos un hilo: sin hilos no se puede bordar ningún nombre.',
};
const LAST_GROUP = 'Deja al menos un grupo: sin grupos no se ve ningún producto.';

/** Fields that decide whether the rows of an entity fit each other. */
const LIST_FIELDS: Partial<Record<Entity, readonly string[]>> = {
  product_group: ['firstRank', 'lastRank', 'withdrawn'],
  option: ['withdrawn'],
};

const isListed = (change: Change, entity: Entity): boolean =>
  change.entity === entity && (isCreation(change) || LIST_FIELDS[entity]!.includes(change.field));

/** The entities whose rows are all needed to check these changes. */
export function listsOf(changes: readonly Change[]): Entity[] {
  return (Object.keys(LIST_FIELDS) as Entity[]).filter((entity) => changes.some((change) => isListed(change, entity)));
}

/** A row as it will be. */
interface ListedRow {
  readonly values: Values;
  /** Path of its last change in the set, such as `changes.0.value`; undefined for a row that stays as it is. */
  readonly at: string | undefined;
}

/**
 * Problems between the rows of a list as they will be: groups that overlap, and the last one of a kind withdrawn. `lists` are all rows of
 * {@link listsOf}, and `found` the rows that changes name.
 */
export function listProblems(
  changes: readonly Change[],
  lists: readonly Row[],
  found: ReadonlyMap<string, Row>,
): Problems {
  const groups = rowsAfter('product_group', changes, lists, found);
  const options = rowsAfter('option', changes, lists, found);
  const kinds = Object.entries(NEEDED_OPTIONS).map(([kind, problem]) => ({
    rows: options.filter(({ values }) => values.kind === kind),
    problem,
  }));
  const problems = overlapsOf(groups.filter(isOffered));
  for (const { rows, problem } of [{ rows: groups, problem: LAST_GROUP }, ...kinds]) {
    const last = rows.findLast(({ at }) => at !== undefined);
    if (last?.at && !rows.some(isOffered)) problems[last.at] = problem;
  }
  return problems;
}

const isOffered = ({ values }: ListedRow) => values.withdrawn !== true;

function rowsAfter(
  entity: Entity,
  changes: readonly Change[],
  lists: readonly Row[],
  found: ReadonlyMap<string, Row>,
): ListedRow[] {
  // An option can be named without its kind.
  const isOf = (row: Row) => (change: Change) =>
    !isCreation(change) && keyOf(found.get(keyOf(change)) ?? change) === keyOf(row);
  const stored = lists
    .filter((row) => row.entity === entity)
    .map((row): ListedRow => {
      const own = changes.filter(isOf(row)) as FieldChange[];
      const last = changes.findLastIndex((change) => isOf(row)(change) && isListed(change, entity));
      return {
        values: { ...row.values, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) },
        at: last < 0 ? undefined : `changes.${last}.value`,
      };
    });
  const created = changes.flatMap((change, index): ListedRow[] =>
    isCreation(change) && change.entity === entity
      ? [{ values: change.values, at: `changes.${index}.values.${LIST_FIELDS[entity]![0]}` }]
      : [],
  );
  return [...stored, ...created];
}

/** A product belongs to one group, so the ranges of ranks must not overlap. */
function overlapsOf(groups: readonly ListedRow[]): Problems {
  const first = ({ values }: ListedRow) => Number(values.firstRank);
  const last = ({ values }: ListedRow) => (values.lastRank === null ? Infinity : Number(values.lastRank));
  const problems: Problems = {};
  for (const group of groups) {
    const other = groups.find((one) => one !== group && first(one) <= last(group) && first(group) <= last(one));
    if (!group.at || !other) continue;
    const to = other.values.lastRank === null ? 'en adelante' : `a ${last(other)}`;
    problems[group.at] = `Se cruza con el grupo ${textOf(other.values.label)}, que va del lugar ${first(other)} ${to}.`;
  }
  return problems;
}
