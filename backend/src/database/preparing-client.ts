import pg from 'pg';

/** Limit of named statements, above the number that the shop has; further statements are sent without a name. */
const MAX_NAMED = 1000;
const names = new Map<string, string>();

/** Comment at the start of a statement whose best plan depends on its values, such as a search: it is planned at each call. */
export const PLAN_EACH_TIME = 'plan each time';

/** The error of `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/**
 * A connection of a pool. Between the pool and TypeORM, and between two statements, it may have no listener for errors: without one, a
 * database that ends at that moment would end the process. The next statement on the connection fails.
 * One whose server no longer answers, as after a failover that closed nothing, is ended: the pool would use it again, and each statement on
 * it would wait for a quarter of an hour, until the network reports the failure.
 */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }

  /** The return type `never` is compatible with all overloads of `query`. */
  override query(...asked: unknown[]): never {
    const answer: unknown = super.query(...(asked as [string]));
    if (!(answer instanceof Promise)) return answer as never;
    // Returned instead of the first promise: with two handlers on that one, the stack of an error would not lead to the statement's caller.
    return answer.catch((error: Error) => {
      if (error.message === UNANSWERED) void this.end();
      throw error;
    }) as never;
  }
}

/** Names statements that have parameters, so that PostgreSQL parses and plans them once per connection. */
export class PreparingClient extends PooledClient {
  /** As in `PooledClient`. */
  override query(...asked: unknown[]): never {
    return super.query(...prepared(asked));
  }
}

/**
 * For transaction poolers: the next statement may use another connection, on which no statement has that name. Also removes the
 * names that libraries give.
 */
export class UnnamedClient extends PooledClient {
  /** As in `PooledClient`. */
  override query(...asked: unknown[]): never {
    return super.query(...unnamed(asked));
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
