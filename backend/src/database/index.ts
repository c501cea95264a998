export { dataSourceOptions } from './data-source.js';
export { DatabaseModule } from './database.module.js';
export { TypeOrmTransaction } from './typeorm-transaction.js';
