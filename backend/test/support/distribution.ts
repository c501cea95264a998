/**
 * Tables that docker/database/citus.sql spreads over a Citus cluster, and those of the cart, which come next (docs/citus.md), each with its
 * key: the column that says on which machine a row is.
 */
export const KEYS: Readonly<Record<string, string>> = {
  rate_limit: 'key',
  order_claim: 'cart_line_id',
  transfer_reference: 'digest',
  cart: 'session_id',
  cart_line: 'session_id',
  cart_addition: 'session_id',
  cart_discount: 'session_id',
  cart_removed_line: 'session_id',
};

/** Keywords that may follow a table, and so are no alias. */
const NO_ALIAS = '(?!(?:JOIN|LEFT|INNER|CROSS|ON|USING|WHERE|SET|VALUES|SELECT|GROUP|ORDER|LIMIT|FOR|RETURNING)\\b)';
const REFERENCE = new RegExp(
  `\\b(FROM|JOIN|INTO|UPDATE|USING)\\s+"?(\\w+)"?(?:\\s+(?:AS\\s+)?${NO_ALIAS}"?(\\w+)"?)?`,
  'gi',
);

/** The tables of {@link KEYS} that a statement reads or writes without naming the key, so that it asks every machine. */
export function tablesWithoutKey(statement: string): string[] {
  return queriesOf(statement).flatMap((query) =>
    [...query.matchAll(REFERENCE)]
      .filter(([, verb = '', table = '', alias]) => {
        const key = KEYS[table];
        if (!key) return false;
        return /into/i.test(verb) ? !storesKey(query, table, key) : !comparesKey(query, alias ?? table, key);
      })
      .map(([, , table = '']) => table),
  );
}

/** Statements that ask every machine, and may: each with the file that sends it, words of the statement, and why. */
const ASKS_ALL: readonly { readonly from: string; readonly statement: RegExp; readonly why: string }[] = [
  {
    from: 'common/in-batches.ts',
    statement: /^\s*DELETE FROM \w+ WHERE ctid = ANY/,
    why: 'Old rows of all carts, every night. On Citus it has to run on each shard, because a ctid names a row of one of them.',
  },
  {
    from: 'back-office/adapters/typeorm/typeorm-sales-in-progress.ts',
    statement: /^\s*SELECT count\(DISTINCT cart\.session_id\)/,
    why: 'The owner asks, before publishing, how many carts hold a product.',
  },
  {
    from: 'cart/adapters/typeorm/typeorm-cart.repository.ts',
    statement:
      /FROM cart_line (?:line )?WHERE (?:id|kit_id) = \$1|^\s*UPDATE cart_line line SET product_id = .* WHERE id = \$1/s,
    why: 'The address of the call names the line or the kit alone. An index finds it on each machine.',
  },
];

/** Lists the problems of a statement that the file `from` (below backend/src) sends; most have none. */
export function faultOf(statement: string, from: string): string | undefined {
  const [table] = tablesWithoutKey(statement);
  if (!table || ASKS_ALL.some((known) => from.startsWith(known.from) && known.statement.test(statement)))
    return undefined;
  return `${from} asks every machine of a cluster for ${table}: name ${KEYS[table]}, or say why not in test/support/distribution.ts. ${statement}`;
}

/** `INSERT INTO table (columns)`; without a list, all columns. */
function storesKey(query: string, table: string, key: string): boolean {
  const [, columns] = new RegExp(`INTO\\s+"?${table}"?(?:\\s+AS\\s+\\w+)?\\s*\\(([^)]*)\\)`, 'i').exec(query) ?? [];
  return columns === undefined || columns.split(',').some((column) => column.trim().replaceAll('"', '') === key);
}

function comparesKey(query: string, alias: string, key: string): boolean {
  return new RegExp(`(?:^|[^\\w."]|["\\s(]${alias}"?\\.)"?${key}"?\\s*(?:=|IN\\b)`, 'i').test(query);
}

/** The statement and each query inside it (`WITH`, subqueries, `UNION`) apart, because each has conditions of its own. */
function queriesOf(statement: string): string[] {
  const queries: string[] = [];
  const open = [''];
  for (const character of statement) {
    if (character === '(') open.push('');
    else if (character === ')' && open.length > 1) {
      const inside = open.pop()!;
      const isQuery = /^\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b/i.test(inside);
      if (isQuery) queries.push(inside);
      open[open.length - 1] += isQuery ? '()' : `(${inside})`;
    } else open[open.length - 1] += character;
  }
  return [...queries, open.join('')].flatMap((query) => query.split(/\bUNION(?:\s+ALL)?\b/i));
}
