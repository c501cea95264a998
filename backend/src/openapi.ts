import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { apiDocument } from './app.setup.js';

/** Writes `docs/openapi.json` without listening or touching a database. */
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
app.setGlobalPrefix('api');
const document = await apiDocument(app);
await writeFile('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
await app.close();
