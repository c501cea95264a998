import type { DataSourceOptions } from 'typeorm';
import { migrations } from './migrations/index.js';
import { PreparingClient } from './preparing-client.js';

/** The data source of the application, the migrations and the tests: never `synchronize`, one list of migrations. */
export function dataSourceOptions(
  url: string,
  limits: { statement_timeout?: number; query_timeout?: number; lock_timeout?: number } = {},
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
    // Also limits the wait for a free connection of the pool; a database that is down refuses at once.
    connectTimeoutMS: 30_000,
    // Without a limit a hanging query would hold its connection and request for ever.
    // The server ends slow statements; the client gives up a little later, in case the server no longer responds.
    extra: {
      Client: PreparingClient,
      max: 10,
      keepAlive: true,
      statement_timeout: 15_000,
      query_timeout: 17_000,
      idle_in_transaction_session_timeout: 30_000,
      ...limits,
    },
  };
}
