import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { errorOf } from '../../../common/domain-error.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { REFUSED } from '../../application/change-set-errors.js';
import { ENTITIES, type Entity, keyOf, type Row, type RowId, type RowRef, type Values } from '../../domain/change.js';
import { EditableRows, MAX_ROWS, type RowWrites } from '../../application/editable-rows.port.js';
import { SettingRows } from './setting-rows.js';
import { columnNames, columnsOf, type Table, TABLES, valuesOf, withFields } from './tables.js';

type StoredRow = Readonly<Record<string, unknown>>;

/** Entities whose id is one column. */
const SINGLE_KEYS: readonly Entity[] = ['product', 'product_group', 'discount_code', 'faq'];

/** Violations of unique, exclusion, check and foreign keys. */
const CONSTRAINT_CODES = ['23505', '23P01', '23514', '23503'];

/** The owner's rows in their modules' tables. Names of tables and columns come from {@link TABLES} alone. */
@Injectable()
export class TypeOrmEditableRows extends EditableRows {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly settings: SettingRows,
  ) {
    super();
  }

  find(refs: readonly RowRef[]): Promise<Map<string, Row>> {
    return this.read(refs, false);
  }

  findForUpdate(refs: readonly RowRef[]): Promise<Map<string, Row>> {
    return this.read(refs, true);
  }

  async list(entity: Entity, fields?: readonly string[]): Promise<Row[]> {
    if (entity === 'setting' || entity === 'text') return this.settings.list(entity);
    const table = withFields(TABLES[entity], fields);
    const stored = await this.query<StoredRow[]>(
      `SELECT ${columnNames(table).join(', ')} FROM ${table.name} ORDER BY ${table.order} LIMIT ${MAX_ROWS}`,
    );
    return stored.map((row) => toRow(entity, table, row));
  }

  async write({ updates, creations }: RowWrites): Promise<RowId[]> {
    try {
      // A boundary between two groups moves in two updates.
      await this.query('SET CONSTRAINTS ALL DEFERRED');
      for (const update of updates) await this.update(update);
      const ids: RowId[] = [];
      for (const { entity, values } of creations) ids.push(await this.insert(entity, values));
      await this.query('SET CONSTRAINTS ALL IMMEDIATE');
      return ids;
    } catch (error) {
      const code = error instanceof QueryFailedError && (error.driverError as { code?: string }).code;
      throw code && CONSTRAINT_CODES.includes(code) ? errorOf(REFUSED) : error;
    }
  }

  /** In the order of the entities and ids, so that no two callers wait for each other. */
  private async read(refs: readonly RowRef[], forUpdate: boolean): Promise<Map<string, Row>> {
    const found = new Map<string, Row>();
    const wanted = ENTITIES.map((entity) => ({ entity, own: refs.filter((ref) => ref.entity === entity) }));
    for (const { entity, own } of wanted) {
      const ids = [...new Set(own.map(({ id }) => id))].sort();
      const rows = SINGLE_KEYS.includes(entity)
        ? await this.readMany(entity as keyof typeof TABLES, ids, forUpdate)
        : await this.readEach(entity, ids, forUpdate);
      for (const [id, row] of rows) found.set(keyOf({ entity, id }), row).set(keyOf(row), row);
    }
    return found;
  }

  /** One query for all rows: a set can change hundreds. */
  private async readMany(
    entity: keyof typeof TABLES,
    ids: readonly RowId[],
    forUpdate: boolean,
  ): Promise<[RowId, Row][]> {
    if (ids.length === 0) return [];
    const table = TABLES[entity];
    const [key] = table.key;
    const stored = await this.query<StoredRow[]>(
      `SELECT * FROM ${table.name} WHERE ${key} = ANY ($1) ORDER BY ${key} ${lockOf(forUpdate)}`,
      [ids.map((id) => table.keyOf(id)[0])],
    );
    return stored.map((row) => [table.idOf(row), toRow(entity, table, row)]);
  }

  private async readEach(entity: Entity, ids: readonly RowId[], forUpdate: boolean): Promise<[RowId, Row][]> {
    const rows: [RowId, Row][] = [];
    for (const id of ids) {
      const row =
        entity === 'setting' || entity === 'text'
          ? await this.settings.find(entity, id, forUpdate)
          : await this.readOption(id, forUpdate);
      if (row) rows.push([id, row]);
    }
    return rows;
  }

  private async readOption(id: RowId, forUpdate: boolean): Promise<Row | undefined> {
    const table = TABLES.option;
    const statement = `SELECT * FROM ${table.name} WHERE ${matching(table.key)} ${lockOf(forUpdate)}`;
    const [stored] = await this.query<StoredRow[]>(statement, [...table.keyOf(id)]);
    return stored ? toRow('option', table, stored) : this.onlyOptionWith(id, lockOf(forUpdate));
  }

  /** An option that was named without its kind, when no other kind has the same id. */
  private async onlyOptionWith(id: RowId, lock: string): Promise<Row | undefined> {
    const stored = await this.query<StoredRow[]>(`SELECT * FROM product_option WHERE id = $1 ${lock}`, [id]);
    return stored.length === 1 && stored[0] ? toRow('option', TABLES.option, stored[0]) : undefined;
  }

  private async update({ entity, id, values }: RowRef & { readonly values: Values }): Promise<void> {
    if (entity === 'setting' || entity === 'text') return this.settings.write(entity, id, values.value ?? null);
    const table = TABLES[entity];
    const columns = columnsOf(table, values);
    const names = Object.keys(columns);
    const from = table.key.length + 1;
    const set = names.map((name, at) => `${name} = $${from + at}`).join(', ');
    await this.query(`UPDATE ${table.name} SET ${set} WHERE ${matching(table.key)}`, [
      ...table.keyOf(id),
      ...names.map((name) => columns[name]),
    ]);
  }

  private async insert(entity: Entity, values: Values): Promise<RowId> {
    if (entity === 'setting' || entity === 'text') throw new Error(`A ${entity} is never created`);
    const table = TABLES[entity];
    const columns = { ...columnsOf(table, values), ...table.more?.(values) };
    if (entity === 'product') Object.assign(columns, { slug: await this.freeSlug(String(columns.slug)) });
    const names = Object.keys(columns);
    const parameters = names.map((_name, at) => `$${at + 1}`).join(', ');
    const statement = `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${parameters}) RETURNING *`;
    const [stored] = await this.query<StoredRow[]>(
      statement,
      names.map((name) => columns[name as keyof typeof columns]),
    );
    return table.idOf(stored ?? {});
  }

  private async freeSlug(slug: string): Promise<string> {
    const taken = await this.query<{ slug: string }[]>('SELECT slug FROM product WHERE slug = $1 OR slug LIKE $2', [
      slug,
      `${slug}-%`,
    ]);
    const slugs = new Set(taken.map((row) => row.slug));
    for (let number = 2, free = slug; ; number += 1) {
      if (!slugs.has(free)) return free;
      free = `${slug}-${number}`;
    }
  }

  private query<T>(statement: string, parameters: unknown[] = []): Promise<T> {
    return this.transaction.manager.query<T>(statement, parameters);
  }
}

const lockOf = (forUpdate: boolean) => (forUpdate ? 'FOR UPDATE' : '');

function matching(key: readonly string[]): string {
  return key.map((name, at) => `${name} = $${at + 1}`).join(' AND ');
}

function toRow(entity: Entity, table: Table, stored: StoredRow): Row {
  return { entity, id: table.idOf(stored), values: valuesOf(table, stored) };
}
