import pg from 'pg';

/** Limit of named statements, above the number that the shop has; further statements are sent without a name. */
const MAX_NAMED = 1000;
const names = new Map<string, string>();

/** Comment at the start of a statement whose best plan depends on its values, such as a search: it is planned at each call. */
export const PLAN_EACH_TIME = 'plan each time';

/**
 * A connection of a pool. Between the pool and TypeORM, and between two statements, it may have no listener for errors: without one, a
 * database that ends at that moment would end the process. The next statement on the connection fails.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Names statements that have parameters, so that PostgreSQL parses and plans them once per connection. */
export class PreparingClient extends PooledClient {
  /** The return type `never` is compatible with all overloads of `query`. */
  override query(...asked: unknown[]): never {
    return super.query(...(prepared(asked) as [string])) as never;
  }
}

/**
 * For transaction poolers: the next statement may use another connection, on which no statement has that name. Also removes the
 * names that libraries give.
 */
export class UnnamedClient extends PooledClient {
  /** As in `PreparingClient`. */
  override query(...asked: unknown[]): never {
    return super.query(...(unnamed(asked) as [string])) as never;
  }
}

function unnamed(asked: unknown[]): unknown[] {
  const [config, ...more] = asked;
  const isNamed = typeof config === 'object' && config !== null && 'name' in config;
  return isNamed ? [{ ...config, name: undefined }, ...more] : asked;
}

function prepared(asked: unknown[]): unknown[] {
  const [text, values, ...more] = asked;
  if (
    typeof text !== 'string' ||
    text.startsWith(`/* ${PLAN_EACH_TIME} */`) ||
    !Array.isArray(values) ||
    values.length === 0
  )
    return asked;
  const name = nameOf(text);
  return name ? [{ name, text, values: values as unknown[] }, ...more] : asked;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MAX_NAMED) return known;
  const name = `shop_${names.size}`;
  names.set(text, name);
  return name;
}
