import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { readEnv } from '../config/env.js';
import { dataSourceOptions } from './data-source.js';

const modules = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { databaseDirectUrl } = readEnv();
if (!databaseDirectUrl) throw new Error('DATABASE_URL is not set: start this through `npm run migration:…`');

/** For TypeORM's command line, which compares the tables with every module's schemas. */
export default new DataSource({
  ...dataSourceOptions(databaseDirectUrl, { statement_timeout: 0, query_timeout: 0 }),
  entities: [path.join(modules, '*/adapters/typeorm/*.{schema,schemas}.js')],
});
