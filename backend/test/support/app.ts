import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import passport from 'passport';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { hash } from '@node-rs/argon2';
import { createApp } from '../../src/bootstrap/app.setup.js';
import type { Env } from '../../src/config/env.js';
import { PasswordHasher } from '../../src/identity/application/password-hasher.port.js';
import { JobWorker } from '../../src/jobs/job-worker.js';
import { createDatabase } from './database.js';
import { testEnv } from './env.js';

/** The whole application on its own database, for supertest: `request(app.getHttpServer())`. */
export interface TestApp {
  readonly app: NestExpressApplication;
  readonly env: Env;
  /** Stops the shop and drops its database; for `afterAll`. */
  close(): Promise<void>;
}

/**
 * Starts the shop. `env` changes single settings; the `databaseUrl` of another app makes a second instance of that shop. The two share
 * passport's strategies (see `ShopProcess`), so close them together. Listens on a free port unless `port` is given, because supertest
 * would open and close the server for every call. Logs nothing without a `logger`.
 */
export async function createTestApp(
  env: Partial<Env> = {},
  port = 0,
  logger: LoggerService | false = false,
  runsJobs = true,
): Promise<TestApp> {
  resetPassport();
  const database = env.databaseUrl ? undefined : await createDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-app-'));
  const media = { dir: path.join(env.dataDir ?? dataDir, 'media') };
  const settings = { ...testEnv(env.databaseUrl ?? database?.url ?? ''), dataDir, media, ...env };
  const app = await createApp(settings, logger);
  hashQuickly(app);
  if (!runsJobs) app.get(JobWorker).onApplicationBootstrap = () => Promise.resolve();
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

/** The least that argon2id allows: in the shop, each hash and each check of a password takes 20 ms of a core. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A hash carries its cost, so that checking it is as quick. */
function hashQuickly(app: NestExpressApplication): void {
  Object.assign(app.get(PasswordHasher, { strict: false }), { hash: (password: string) => hash(password, LEAST_COST) });
}

/** From now on with the cost of the shop, for a test of the hash itself. */
export function hashAsTheShop({ app }: TestApp): void {
  Reflect.deleteProperty(app.get(PasswordHasher, { strict: false }), 'hash');
}

/** The same for tests that need no job: the job workers open fourteen connections, which takes as long as the rest of the start. */
export function createTestAppWithoutJobs(env: Partial<Env> = {}): Promise<TestApp> {
  return createTestApp(env, 0, false, false);
}

/**
 * Removes passport's serialisers before a shop is created. They belong to the process, and the first one is used: that of a shop which an
 * earlier test file has closed.
 */
export function resetPassport(): void {
  Object.assign(passport, new passport.Authenticator());
}
