import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import passport from 'passport';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/bootstrap/app.setup.js';
import type { Env } from '../../src/config/env.js';
import { createDatabase } from './database.js';
import { testEnv } from './env.js';

/** The whole shop on a database of its own, answering through supertest: `request(app.getHttpServer())`. */
export interface TestApp {
  readonly app: NestExpressApplication;
  readonly env: Env;
  /** Stops the shop and drops its database; for `afterAll`. */
  close(): Promise<void>;
}

/**
 * `env` changes single settings; give another app's `databaseUrl` for a second instance of the same shop. Such a pair shares
 * passport's strategies (see `ShopProcess`), so both must live equally long. It listens, at some
 * port unless `port` says which: supertest would open and close the server for every call. Nothing is logged unless there is a `logger`.
 */
export async function createTestApp(
  env: Partial<Env> = {},
  port = 0,
  logger: LoggerService | false = false,
): Promise<TestApp> {
  forgetPassportOfOthers();
  const database = env.databaseUrl ? undefined : await createDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-app-'));
  const media = { dir: path.join(env.dataDir ?? dataDir, 'media') };
  const settings = { ...testEnv(env.databaseUrl ?? database?.url ?? ''), dataDir, media, ...env };
  const app = await createApp(settings, logger);
  await app.listen(port, '127.0.0.1');
  return {
    app,
    env: settings,
    close: async () => {
      await app.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Passport keeps serialisers for the whole process, and the first one wins: that of a shop which an earlier test file closed.
 * To be called before a shop is created.
 */
export function forgetPassportOfOthers(): void {
  Object.assign(passport, new passport.Authenticator());
}
