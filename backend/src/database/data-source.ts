import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PreparingClient, UnnamedClient } from './preparing-client.js';

/** Without a limit a hanging query would hold its connection and request for ever; the client gives up where the server no longer responds. */
const POOLED = { Client: UnnamedClient, query_timeout: 17_000 };

/** The server itself ends slow statements, a little earlier. A pooler refuses these settings of a connection. */
const DIRECT = {
  ...POOLED,
  Client: PreparingClient,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

interface Limits {
  readonly statement_timeout?: number;
  readonly query_timeout?: number;
  readonly lock_timeout?: number;
}

/**
 * The data source of the application, the migrations and the tests: never `synchronize`, one list of migrations. Through a transaction
 * pooler (`isPooled`) a statement meets another connection each time: none has a name, and the limits of the server are the pooler's.
 */
export function dataSourceOptions(
  url: string,
  { isPooled = false, ...limits }: Limits & { readonly isPooled?: boolean } = {},
): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'sigerist',
    synchronize: false,
    // Migrations alone change the database.
    installExtensions: false,
    migrations,
    migrationsTransactionMode: 'each',
    // Also limits the wait for a free connection of the pool, which a call may have to take several times; a database that is down refuses
    // at once.
    connectTimeoutMS: 10_000,
    extra: { max: 10, keepAlive: true, ...(isPooled ? POOLED : DIRECT), ...limits },
  };
}
