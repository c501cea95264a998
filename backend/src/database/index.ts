export { nullableText, text } from './columns.js';
export { dataSourceOptions } from './data-source.js';
export { DatabaseModule } from './database.module.js';
export { deleteBefore } from './delete-before.js';
export { PLAN_EACH_TIME, PooledClient } from './preparing-client.js';
export { ReadReplica } from './read-replica.js';
export { TypeOrmTransaction } from './typeorm-transaction.js';
