import { type Env, readEnv } from '../../src/config/env.js';

/** Settings of a messaging platform that does not answer; calls of the webhook are signed with its secret. */
export const TEST_WHATSAPP = {
  phoneNumberId: '100000000000001',
  appSecret: 'app secret of the tests',
  verifyToken: 'verify token of the tests',
  api: { baseUrl: 'http://127.0.0.1:1', version: 'v25.0', accessToken: 'token of the tests' },
} as const;

/** The settings of a shop without configuration, on this database. */
export function testEnv(databaseUrl: string): Env {
  const sessionSecret = 'only for tests, and the same for all instances';
  return { ...readEnv({}), ...throughPooler(databaseUrl), sessionSecret, whatsapp: TEST_WHATSAPP };
}

/** The URLs of a database of the test server: over the pooler of TEST_POOLER_URL where there is one (`npm run prove:pooler`). */
function throughPooler(url: string): Pick<Env, 'databaseUrl' | 'databaseDirectUrl'> {
  const { TEST_POOLER_URL: pooler, TEST_SERVER_URL: server } = process.env;
  const hosts = [server, pooler].map((url) => url && new URL(url).host);
  // A test may use its own proxy, or no database.
  if (!pooler || !url || !hosts.includes(new URL(url).host)) return { databaseUrl: url, databaseDirectUrl: url };
  const [direct, pooled] = hosts.map((host) => Object.assign(new URL(url), { host }).href);
  return { databaseUrl: pooled!, databaseDirectUrl: direct! };
}
