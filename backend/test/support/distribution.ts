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

/** Begins a part of a query. `LEFT` and the like stand before `JOIN`, and end the part before it. */
const CLAUSE =
  /\b(?=(?:FROM|JOIN|INTO|UPDATE|USING|ON|WHERE|SET|VALUES|SELECT|LEFT|RIGHT|FULL|INNER|CROSS|GROUP|HAVING|ORDER|LIMIT|FOR|RETURNING)\b)/i;
const TABLE = /^\s*(?:ONLY\s+)?(?:"?\w+"?\.)?"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/i;

/** The tables of {@link KEYS} that a statement reads or writes without naming the key, so that it asks every machine. */
export function tablesWithoutKey(statement: string): string[] {
  const { queries, brackets } = readBrackets(statement.replace(/'[^']*'/g, "''"));
  return queries.flatMap((query) => {
    const clauses = query.split(CLAUSE);
    const conditions = clauses.filter((clause) => /^(?:WHERE|ON(?!\s+CONFLICT))\b/i.test(clause));
    const certain = conditions.map((condition) => certainPart(condition, brackets));
    return clauses.flatMap((clause) => {
      const [, verb = '', list = ''] = /^(FROM|JOIN|INTO|UPDATE|USING|ON)\b(.*)/is.exec(clause) ?? [];
      return list.split(',').flatMap((reference) => {
        const [, table = '', alias = table] = TABLE.exec(reference) ?? [];
        const key = KEYS[table];
        if (!key) return [];
        const isNamed = /into/i.test(verb)
          ? storesKey(reference, key, brackets)
          : certain.some((condition) => comparesKey(condition, alias, key));
        return isNamed ? [] : [table];
      });
    });
  });
}

/** Statements that ask every machine, and may: each with the file that sends it, words of the statement, and why. */
const ASKS_ALL: readonly { readonly from: string; readonly statement: RegExp; readonly why: string }[] = [
  {
    from: 'database/delete-before.ts',
    statement: /^\s*DELETE FROM cart(?:_\w+)? WHERE ctid = ANY/,
    why: 'Old rows of all carts, every hour. Not for a table that is spread: a ctid names a row of one shard, and others have the same.',
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
    why: 'The URL of the call names the line or the kit alone. An index finds it on each machine.',
  },
];

/** What is wrong with a statement that the file `from` (below backend/src) sends; nothing for most. Without `from`, of an unknown file. */
export function faultOf(statement: string, from?: string): string | undefined {
  const [table] = tablesWithoutKey(statement);
  const isKnown = ASKS_ALL.some((known) => (from ?? known.from) === known.from && known.statement.test(statement));
  if (!table || isKnown) return undefined;
  return `${from ?? 'Something'} asks every machine of a cluster for ${table}: name ${KEYS[table]}, or say why not in test/support/distribution.ts. ${statement}`;
}

/** `INTO table (columns)`; without a list, all columns. */
function storesKey(reference: string, key: string, brackets: readonly string[]): boolean {
  const [, index] = /\((\d+)\)/.exec(reference) ?? [];
  const columns = index === undefined ? [key] : brackets[Number(index)]!.split(',');
  return columns.some((column) => column.trim().replaceAll('"', '') === key);
}

function comparesKey(condition: string, alias: string, key: string): boolean {
  return new RegExp(`(?:[^\\w."]|["\\s]${alias}"?\\.)"?${key}"?\\s*(?:=|IN\\b)`, 'i').test(condition);
}

/** What a condition demands of every row: nothing of it beside `OR`, and nothing of brackets with `OR` or after `NOT`. */
function certainPart(condition: string, brackets: readonly string[]): string {
  const whole = condition.replace(/(\bNOT\s*)?\((\d+)\)/gi, (_, not: string | undefined, index: string) =>
    not ? ' ' : ` ${certainPart(brackets[Number(index)]!, brackets)} `,
  );
  return /\bOR\b/i.test(whole) ? '' : whole;
}

/**
 * The statement and each query inside it (`WITH`, subqueries, `UNION`) apart, because each has conditions of its own: there, `()` stands
 * for a query, and `(3)` for what else is in brackets.
 */
function readBrackets(statement: string): { queries: string[]; brackets: string[] } {
  const queries: string[] = [];
  const brackets: string[] = [];
  const open = [''];
  for (const character of statement) {
    if (character === '(') open.push('');
    else if (character === ')' && open.length > 1) {
      const inside = open.pop()!;
      const isQuery = /^\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b/i.test(inside);
      open[open.length - 1] += isQuery ? '()' : `(${brackets.length})`;
      (isQuery ? queries : brackets).push(inside);
    } else open[open.length - 1] += character;
  }
  queries.push(open.join(''));
  return { queries: queries.flatMap((query) => query.split(/\b(?:UNION|INTERSECT|EXCEPT)\b/i)), brackets };
}
