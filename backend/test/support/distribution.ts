/**
 * Tables that docker/database/citus.sql distributes over a Citus cluster, and those of carts and then of orders, which come next
 * (docs/citus.md), each with its key: the column that says on which machine a row is.
 */
export const KEYS: Readonly<Record<string, string>> = {
  rate_limit: 'key',
  order_claim: 'cart_line_id',
  cart: 'session_id',
  cart_line: 'session_id',
  cart_addition: 'session_id',
  cart_discount: 'session_id',
  cart_removed_line: 'session_id',
  shop_order: 'id',
  bench_press: 'order_id',
  customer_request: 'order_id',
  discount_use: 'order_id',
  finished_photo: 'order_id',
  refund: 'order_id',
  requested_piece: 'order_id',
};

/**
 * Other columns that name one row of an order, or the few of one payment or request. docs/citus.md says how each gets a key of its own
 * before orders are distributed; until then an index finds the row on each machine.
 */
const NAME_A_ROW: Readonly<Record<string, readonly string[]>> = {
  shop_order: ['number', 'transaction_id', 'attempt_id'],
  customer_request: ['id'],
  finished_photo: ['id', 'token_digest'],
  refund: ['id', 'link_digest', 'transaction_id'],
  requested_piece: ['request_id'],
};

/** Begins a part of a query. `LEFT` and the like stand before `JOIN`, and end the part before it. */
const CLAUSE =
  /\b(?=(?:FROM|JOIN|INTO|UPDATE|USING|ON|WHERE|SET|VALUES|SELECT|LEFT|RIGHT|FULL|INNER|CROSS|GROUP|HAVING|ORDER|LIMIT|FOR|RETURNING)\b)/i;
const TABLE = /^\s*(?:ONLY\s+)?(?:"?\w+"?\.)?"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/i;

/** The tables of {@link KEYS} that a statement reads or writes without naming the key, so that it runs on every machine. */
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
          : certain.some((condition) => namesRows(condition, alias, [key, ...(NAME_A_ROW[table] ?? [])]));
        return isNamed ? [] : [table];
      });
    });
  });
}

/** Statements that run on every machine, and may: each with the file that sends it, words of the statement, and why. */
const ASKS_ALL: readonly { readonly from: string; readonly statement: RegExp; readonly why: string }[] = [
  {
    from: 'database/delete-before.ts',
    statement: /^\s*DELETE FROM (?:cart(?:_\w+)?|bench_press|discount_use) WHERE ctid = ANY/,
    why: 'Old rows of all carts and orders, every hour. Not for a distributed table: a ctid names a row of one shard, and others have the same.',
  },
  {
    from: 'books/adapters/typeorm/typeorm-book-records.ts',
    statement: /FROM money_entry|FROM shop_order WHERE sold_at|FROM order_balance|WITH later AS/,
    why: 'The books read all orders of a month, and all that owe.',
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
  {
    from: 'cart/adapters/typeorm/typeorm-discounts.ts',
    statement: /FROM discount_use WHERE code = \$1 AND customer = \$2/,
    why: 'How often a person has used a code, while the row of the code is locked.',
  },
  {
    from: 'orders/adapters/typeorm/typeorm-orders.ts',
    statement: /\b(?:user_id|session_id)"? = \$1|lower\(customer_email\)/,
    why: 'The few orders of a person or of a cart. An index finds them on each machine.',
  },
  {
    from: 'orders/adapters/typeorm/typeorm-orders.ts',
    statement: /FOR UPDATE SKIP LOCKED/,
    why: 'Jobs: old orders, and those that await money. Not for a distributed table: one order at a time, by its id.',
  },
  {
    from: 'orders/adapters/typeorm/typeorm-orders.ts',
    statement: /status IN \('paid', |AS capped|WITH moved AS MATERIALIZED/,
    why: 'Counts of the panel, its list of work and the money that was received.',
  },
  {
    from: 'orders/adapters/typeorm/order-list.ts',
    statement:
      /FROM "shop_order" "o"|WHERE number = \$1 OR transaction_id = \$2 OR reference = \$2|SELECT FROM shop_order WHERE|AS of_day/,
    why: 'Lists and searches of the panel.',
  },
  {
    from: 'orders/adapters/typeorm/typeorm-orders.ts',
    statement: /jsonb_typeof\(bank_account\) IS DISTINCT FROM|SELECT id, created_at AS "createdAt" FROM shop_order/,
    why: 'The orders that wait for a transfer when the shop changes its account, which happens once in years.',
  },
  {
    from: 'open-money/adapters/typeorm/typeorm-excess-money.ts',
    statement: /refund\.payment_id = payment\.id/,
    why: 'A job: the nightly check of all money.',
  },
  {
    from: 'refunds/adapters/typeorm/typeorm-refunds.ts',
    statement: /FROM refund LEFT JOIN shop_order|SELECT id FROM refund WHERE order_id IS NULL/,
    why: 'Jobs: evidence whose accounting record has ended, and texts of refunds without an order.',
  },
  {
    from: 'refunds/adapters/typeorm/typeorm-refunds.ts',
    statement: /asked_by = \$2 AND created_at > \$3/,
    why: 'The refunds of a person in the last day. An index finds them on each machine.',
  },
  {
    from: 'refunds/adapters/typeorm/typeorm-refunds.ts',
    statement: /^(?:\/\* [a-z ]+ \*\/)?\s*SELECT\b.* WHERE (?:"refund"\.)?"?state"? (?:IN|=)/s,
    why: 'Lists and counts of the panel.',
  },
  {
    from: 'requests/adapters/typeorm/typeorm-customer-requests.ts',
    statement: /^\s*SELECT\b.* WHERE (?:"r"\.)?"?state"? (?:IN|=)/s,
    why: 'Lists and counts of the panel.',
  },
  {
    from: 'finished-photos/adapters/typeorm/typeorm-finished-photos.ts',
    statement: /^[\s(]*SELECT\b.* WHERE replaced_at IS NULL/s,
    why: 'Photos without an answer: a list and a count of the panel.',
  },
  {
    from: 'workbench/adapters/typeorm/typeorm-workbench-presses.ts',
    statement: /FROM bench_press AS problem/,
    why: 'A count of the panel.',
  },
  {
    from: 'metrics/shop-metrics.ts',
    statement: /^\s*SELECT (?:due,|extract\(epoch|payment_method AS method|state AS status)/,
    why: 'Gauges of the metrics.',
  },
];

/** What is wrong with a statement that the file `from` (below backend/src) sends; nothing for most. Without `from`, of an unknown file. */
export function faultOf(statement: string, from?: string): string | undefined {
  const [table] = tablesWithoutKey(statement);
  const isKnown = ASKS_ALL.some((known) => (from ?? known.from) === known.from && known.statement.test(statement));
  if (!table || isKnown) return undefined;
  return `${from ?? 'Something'} sends a statement on ${table} to every machine of a cluster: name ${KEYS[table]}, or say why not in test/support/distribution.ts. ${statement}`;
}

/** `INTO table (columns)`; without a list, all columns. */
function storesKey(reference: string, key: string, brackets: readonly string[]): boolean {
  const [, index] = /\((\d+)\)/.exec(reference) ?? [];
  const columns = index === undefined ? [key] : brackets[Number(index)]!.split(',');
  return columns.some((column) => column.trim().replaceAll('"', '') === key);
}

/** TypeORM writes `0=1` for an empty list of values: that asks for no row. */
function namesRows(condition: string, alias: string, columns: readonly string[]): boolean {
  const compared = `(?:[^\\w."]|["\\s]${alias}"?\\.)"?(?:${columns.join('|')})"?\\s*(?:=|IN\\b)`;
  return new RegExp(`${compared}|\\b0=1\\b`, 'i').test(condition);
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
