import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { apiDocument, loadApiDescriptions } from './api-document.js';
import { AppModule } from './app.module.js';
import { configureApi } from './app.setup.js';
import { readEnv } from './config/env.js';

/** Writes `docs/openapi.json` without listening or touching a database: the settings are never used. */
const shop = AppModule.with({ ...readEnv({}), databaseUrl: '', sessionSecret: '' });
const app = await NestFactory.create(shop, { preview: true, abortOnError: false, logger: ['error'] });
configureApi(app);
await loadApiDescriptions();
await writeFile('docs/openapi.json', `${JSON.stringify(apiDocument(app), null, 2)}\n`);
await app.close();
