import { ReadReplica } from '../../src/database/read-replica.js';
import type { TestDatabase } from './database.js';

/** For repositories of a database that has no replica. */
export function withoutReplica({ dataSource, transaction }: TestDatabase): ReadReplica {
  return new ReadReplica(dataSource, transaction, { databaseReplicaUrl: undefined });
}
