import { type Env, readEnv } from '../../src/config/env.js';

/** The settings of a shop that nobody configured, on this database. */
export function testEnv(databaseUrl: string): Env {
  return { ...readEnv({}), databaseUrl, sessionSecret: 'only for tests, and the same for all instances' };
}
