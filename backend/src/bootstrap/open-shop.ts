import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from './app.setup.js';
import { listen } from '../common/listen.js';
import type { Env } from '../config/env.js';
import { ManageStaff, type NewStaff } from '../identity/index.js';
import { createLogger, NestLogger } from '../logging/index.js';

interface OpenShop {
  readonly app: NestExpressApplication;
  /** Undefined when there was staff before. */
  readonly firstStaff: NewStaff | undefined;
}

/** The shop on its prepared database, answering; whatever fails on the way, nothing of it stays open. */
export async function openShop(env: Env): Promise<OpenShop> {
  const app = await createApp(env, new NestLogger(createLogger(env.production)));
  try {
    await app.init();
    const firstStaff = await app.get(ManageStaff).ensureFirst(env.staffEmail, env.staffPassword);
    await listen(app.getHttpServer(), env.port, 'PORT', env.listenHost);
    return { app, firstStaff };
  } catch (error) {
    await app.close();
    throw error;
  }
}
