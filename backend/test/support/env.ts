import { type Env, readEnv } from '../../src/config/env.js';

/** Messages to customers are recorded instead of sent; calls of the webhook are signed with this secret. */
export const TEST_WHATSAPP = {
  phoneNumberId: '100000000000001',
  appSecret: 'app secret of the tests',
  verifyToken: 'verify token of the tests',
} as const;

/** The settings of a shop without configuration, on this database. */
export function testEnv(databaseUrl: string): Env {
  const sessionSecret = 'only for tests, and the same for all instances';
  return { ...readEnv({}), databaseUrl, sessionSecret, whatsapp: TEST_WHATSAPP };
}
