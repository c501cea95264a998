import { setTimeout as sleep } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { listen } from '../common/listen.js';
import type { Env } from '../config/env.js';
import { DatabaseProbe } from '../health/index.js';
import { ManageStaff, type NewStaff } from '../identity/index.js';
import { MediaStore } from '../media/index.js';
import { copyBuiltPictures } from '../media/adapters/build/copy-built-pictures.js';
import { viteBuild } from '../storefront/adapters/vite/vite-build.js';
import { createLogger, NestLogger } from '../logging/index.js';
import { createApp } from './app.setup.js';

interface OpenShop {
  readonly app: NestExpressApplication;
  /** Undefined when there was staff before. */
  readonly firstStaff: NewStaff | undefined;
  /** Whether the database answers within two seconds; until the application closes. */
  readonly databaseAnswers: () => Promise<boolean>;
}

/** Hundreds of small files: a second on a disk. A slow bucket gets the rest while the shop answers. */
const COPY_TIMEOUT_MS = 10_000;

/** Starts the application on the prepared database and listens. A failed start closes what it opened. */
export async function openShop(env: Env): Promise<OpenShop> {
  const logger = new NestLogger(await createLogger(env.production));
  const app = await createApp(env, logger);
  try {
    await app.init();
    const firstStaff = await app.get(ManageStaff).ensureFirst(env.staffEmail, env.staffPassword);
    await Promise.race([storeBuiltPictures(app, logger), sleep(COPY_TIMEOUT_MS, undefined, { ref: false })]);
    await listen(app.getHttpServer(), env.port, 'PORT', env.listenHost);
    return { app, firstStaff, databaseAnswers: () => app.get(DatabaseProbe).answers() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** A store that fails leaves the shop without some pictures until the next start, and everything else works. */
async function storeBuiltPictures(app: NestExpressApplication, logger: LoggerService): Promise<void> {
  try {
    await copyBuiltPictures(viteBuild.pictures, app.get(MediaStore));
  } catch (error) {
    logger.error({ err: error }, 'the pictures of the build were not copied into the store', 'media');
  }
}
