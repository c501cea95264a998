import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { limitsDocument } from '../common/throttling/limits-document.js';
import { withVariablesTable } from '../config/configuration-table.js';
import { readEnv } from '../config/env.js';
import { apiDocument, loadApiDescriptions } from './api-document.js';
import { AppModule } from './app.module.js';
import { configureApi } from './app.setup.js';

/** Writes the generated documents without listening or touching a database: the settings are never used. */
const shop = AppModule.with({
  ...readEnv({}),
  databaseUrl: '',
  databaseDirectUrl: '',
  sessionSecret: '',
  whatsapp: undefined,
});
const app = await NestFactory.create(shop, { preview: true, abortOnError: false, logger: ['error'] });
configureApi(app);
await loadApiDescriptions();
await writeFile('docs/openapi.json', `${JSON.stringify(apiDocument(app), null, 2)}\n`);
await writeFile('docs/limits.md', limitsDocument());
await writeFile('docs/configuration.md', withVariablesTable(await readFile('docs/configuration.md', 'utf8')));
await app.close();
