import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { apiDocument } from './api-document.js';
import { AppModule } from './app.module.js';
import { configureApi } from './app.setup.js';

/** Writes `docs/openapi.json` without listening or touching a database. */
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
configureApi(app);
await writeFile('docs/openapi.json', `${JSON.stringify(await apiDocument(app), null, 2)}\n`);
await app.close();
