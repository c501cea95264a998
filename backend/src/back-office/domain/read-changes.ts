import {
  type Change,
  ENTITIES,
  type Entity,
  isSame,
  isStorable,
  type Json,
  keyOf,
  type Row,
  type RowId,
  type RowRef,
  type Values,
} from './change.js';
import { ENTITY_RULES } from './entities.js';
import type { Checked, Field } from './field.js';
import { kitProblem, productsOfKit } from './kit-pieces.js';
import { newIdOf } from './new-id.js';
import { optionsOfPhoto, photoProblem } from './photo-design.js';

/** A change as it was sent. */
export interface TypedChange {
  readonly entity?: unknown;
  readonly id?: unknown;
  readonly key?: unknown;
  readonly field?: unknown;
  readonly value?: unknown;
  readonly expected?: unknown;
  readonly values?: unknown;
}

/** Problems by the path of the wrong value: `changes.0.value`. */
export type Problems = Record<string, string>;

/** A change that is right by itself; what it expects may still have to be read from the stored row. */
export type CheckedChange =
  | {
      readonly entity: Entity;
      readonly id: RowId;
      readonly field: string;
      readonly value: Json;
      readonly expected?: Json;
    }
  | { readonly entity: Entity; readonly id: null; readonly key?: string; readonly values: Values };

export const EXISTS = 'Ya existe uno igual.';

/** Checks each change by itself, and that no two do the same. A change with a problem is left out of the answer. */
export function checkChanges(typed: readonly TypedChange[]): { changes: CheckedChange[]; problems: Problems } {
  const problems: Problems = {};
  const seen = new Set<string>();
  const changes = typed.map((change, index) => {
    const report = (part: string, problem: string) => {
      problems[`changes.${index}.${part}`] ??= problem;
    };
    const checked = checkChange(change, report);
    const own = checked && newIdOf(checked);
    if (own) {
      if (seen.has(keyOf(own))) report(`values.${own.field}`, EXISTS);
      seen.add(keyOf(own));
    }
    if (!checked || checked.id === null) return checked;
    const key = `${keyOf(checked)} ${checked.field}`;
    if (seen.has(key)) report('field', 'Este dato ya cambia en esta lista.');
    seen.add(key);
    return checked;
  });
  return { changes: changes.filter((change) => change !== undefined), problems };
}

type Report = (part: string, problem: string) => void;

function checkChange(typed: TypedChange, report: Report): CheckedChange | undefined {
  const entity = ENTITIES.find((name) => name === typed.entity);
  if (!entity) return void report('entity', `Elige una de estas: ${ENTITIES.join(', ')}.`);
  const rules = ENTITY_RULES[entity];
  if (typed.id === undefined || typed.id === null) {
    if (!rules.creatable) return void report('id', 'Escribe cuál dato cambia.');
    return checkCreation(entity, typed, report);
  }
  const id = isStorable(typed.id) ? rules.toId(typed.id) : undefined;
  if (id === undefined) return void report('id', NOT_FOUND);
  const field = typeof typed.field === 'string' ? own(rules.fields(id) ?? {}, typed.field) : undefined;
  if (!field) return void report('field', 'Este dato no existe o no se puede cambiar.');
  if (field.fixed) return void report('field', 'Este dato no se puede cambiar después de crearlo.');
  if (typed.value === undefined) return void report('value', 'Escribe el valor nuevo.');
  if (!isStorable(typed.expected)) return void report('expected', 'Este dato no es válido.');
  const checked = field.check(typed.value);
  if ('problem' in checked) return void report('value', checked.problem);
  return { entity, id, field: typed.field as string, value: checked.value, ...expectation(field, typed.expected) };
}

const NOT_FOUND = 'No encontramos este dato en la tienda.';

/** As it is stored, so that `'2026-12-20'` and its moment are the same. */
function expectation(field: Field, expected: unknown): { expected?: Json } {
  if (expected === undefined) return {};
  const checked = field.check(expected);
  return { expected: 'value' in checked ? checked.value : (expected as Json) };
}

const KEY = /^[\w-]{1,64}$/;

function checkCreation(entity: Entity, { key, values }: TypedChange, report: Report): CheckedChange | undefined {
  const isKey = typeof key === 'string' && KEY.test(key);
  if (key !== undefined && !isKey) return void report('key', 'Usa máximo 64 letras sin tilde, números y guiones.');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return void report('values', 'Escribe los datos de lo nuevo.');
  const fields = ENTITY_RULES[entity].fields(null) ?? {};
  const typed = values as Record<string, unknown>;
  let isRight = true;
  const wrong: Report = (name, problem) => {
    isRight = false;
    report(`values.${name}`, problem);
  };
  for (const name of Object.keys(typed)) if (!own(fields, name)) wrong(name, 'Este dato no existe.');
  const checked: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = typed[name] ?? undefined;
    const result = value === undefined ? initialOf(field) : field.check(value);
    if ('problem' in result) wrong(name, result.problem);
    else checked[name] = result.value;
  }
  if (!isRight) return undefined;
  for (const [name, problem] of Object.entries(ENTITY_RULES[entity].problems?.(checked) ?? {})) wrong(name, problem);
  return isRight ? { entity, id: null, ...(isKey && { key }), values: checked } : undefined;
}

/** The value of a field that a new row leaves out. */
function initialOf({ initial }: Field): Checked {
  return initial === undefined ? { problem: 'Escribe este dato.' } : { value: initial };
}

const PICTURE_FIELDS = ['pictures', 'plainPictures', 'openPicture'];

/** The ids of pictures in a checked change, each with its path: `changes.0.value`. */
export function pictureListsOf(change: CheckedChange, path: string): { at: string; ids: readonly string[] }[] {
  if (change.entity !== 'product') return [];
  const values = change.id === null ? change.values : { [change.field]: change.value };
  return PICTURE_FIELDS.flatMap((name) => {
    const named = values[name] as readonly string[] | string | null | undefined;
    const ids = typeof named === 'string' ? [named] : (named ?? []);
    return ids.length > 0 ? [{ at: change.id === null ? `${path}.values.${name}` : `${path}.value`, ids }] : [];
  });
}

/** The rows that decide whether these changes are right: those that change, and those that a new value names. */
export function rowsOf(changes: readonly (Change | CheckedChange)[]): RowRef[] {
  return changes.flatMap((change): RowRef[] => {
    if (!('field' in change))
      return [newIdOf(change) ?? [], optionsOfPhoto(change.entity, 'photoDesign', change.values.photoDesign)].flat();
    const { entity, id, field, value, expected } = change;
    return [
      change,
      ...productsOfKit(entity, id, value),
      ...optionsOfPhoto(entity, field, value),
      // To name them in the preview.
      ...optionsOfPhoto(entity, field, expected),
    ];
  });
}

/** The changes with their expectations, those of the stored rows where none were sent. */
export function completeChanges(
  checked: readonly CheckedChange[],
  rows: ReadonlyMap<string, Row>,
): { changes: Change[]; problems: Problems } {
  const problems: Problems = {};
  const changes = checked.map((change, index): Change => {
    if (change.id === null) return change;
    const row = rows.get(keyOf(change));
    if (!row) problems[`changes.${index}.id`] = NOT_FOUND;
    // Null is a value, too: the caller saw an empty field.
    const { expected = row?.values[change.field] ?? null } = change;
    return { ...change, expected };
  });
  Object.assign(problems, problemsTogether(changes, rows));
  return { changes, problems };
}

/** Problems of the rows as they will be: an end before its start, two kinds of discount. */
export function problemsTogether(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Problems {
  const problems: Problems = {};
  for (const [key, row] of rows) {
    const own = changes.flatMap((change, index) =>
      'field' in change && keyOf(change) === key ? [{ ...change, index }] : [],
    );
    const changed = Object.fromEntries(own.map(({ field, value }) => [field, value]));
    const found = ENTITY_RULES[row.entity].problems?.({ ...row.values, ...changed }) ?? {};
    for (const [field, problem] of Object.entries(found)) {
      const at = own.find((change) => change.field === field) ?? own[0];
      if (at) problems[`changes.${at.index}.value`] ??= problem;
    }
  }
  return { ...kitProblems(changes, rows), ...photoProblems(changes, rows), ...problems };
}

function photoProblems(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Problems {
  const problems: Problems = {};
  changes.forEach((change, index) => {
    const isField = 'field' in change;
    const value = isField ? change.value : change.values.photoDesign;
    if (optionsOfPhoto(change.entity, isField ? change.field : 'photoDesign', value).length === 0) return;
    const problem = photoProblem(value!, rows);
    if (problem) problems[`changes.${index}.${isField ? 'value' : 'values.photoDesign'}`] = problem;
  });
  return problems;
}

function kitProblems(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Problems {
  const productAt = (id: number) => {
    const key = keyOf({ entity: 'product', id });
    const changed = changes.flatMap((change) =>
      'field' in change && keyOf(change) === key ? [[change.field, change.value] as const] : [],
    );
    const row = rows.get(key);
    return row && { ...row.values, ...Object.fromEntries(changed) };
  };
  const problems: Problems = {};
  changes.forEach((change, index) => {
    if (!('field' in change) || productsOfKit(change.entity, change.id, change.value).length === 0) return;
    const problem = kitProblem(change.value, productAt);
    if (problem) problems[`changes.${index}.value`] = problem;
  });
  return problems;
}

/** A change that the present row contradicts. */
export interface Mismatch {
  readonly change: Extract<Change, { field: string }>;
  readonly actual: Json;
}

/** Field changes that no longer fit. A field that holds the new value already fits: a repeated save changes nothing. */
export function mismatchesOf(changes: readonly Change[], rows: ReadonlyMap<string, Row>): Mismatch[] {
  return changes.flatMap((change) => {
    if (!('field' in change)) return [];
    const actual = rows.get(keyOf(change))?.values[change.field] ?? null;
    return isSame(actual, change.expected) || isSame(actual, change.value) ? [] : [{ change, actual }];
  });
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
