import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from './env.js';
import { withSecrets } from './secrets.js';

describe('withSecrets', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-secrets-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('generates what is missing and keeps it', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const first = await withSecrets(env);
    const { sessionSecret, whatsapp } = first;
    const secrets = [sessionSecret, whatsapp?.appSecret, whatsapp?.verifyToken];
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32}$/);
    expect(await withSecrets(env)).toEqual(first);
    expect(JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual({
      sessionSecret,
      whatsappAppSecret: whatsapp?.appSecret,
      whatsappVerifyToken: whatsapp?.verifyToken,
    });
  });

  it('generates nothing that is set', async () => {
    const set = { SESSION_SECRET: 's'.repeat(32), WHATSAPP_APP_SECRET: 'app', WHATSAPP_VERIFY_TOKEN: 'verify' };
    const env = await withSecrets(readEnv({ DATA_DIR: dataDir, ...set }));
    expect(env).toMatchObject({ sessionSecret: 's'.repeat(32), whatsapp: { appSecret: 'app', verifyToken: 'verify' } });
    await expect(readFile(path.join(dataDir, 'secrets.json'))).rejects.toThrow('ENOENT');
  });
});
