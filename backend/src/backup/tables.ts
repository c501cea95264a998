import pg from 'pg';

interface Table {
  readonly schema: string;
  readonly name: string;
  /** All but generated columns. */
  readonly columns: readonly string[];
}

/** Tables in which the migrations of the shop and of its job queue record themselves: a restore runs the migrations instead. */
const HISTORY = ['public.migrations', 'graphile_worker.migrations'];

const TABLES = `
  SELECT nspname AS schema, relname AS name,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
  ORDER BY nspname, relname`;

/** The tables with data of the shop, its job queue included. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES);
  return rows.filter(({ schema, name }) => !HISTORY.includes(`${schema}.${name}`));
}

/** The migrations that the database has run, the oldest first. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** A table or sequence as SQL writes it. */
export function sqlName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function sqlColumns({ columns }: Pick<Table, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
