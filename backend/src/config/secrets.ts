import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, StartupError } from '../common/startup-error.js';
import type { ConfiguredEnv, Env } from './env.js';

/** Returns the secret called `name`, made at its first use and kept in `secrets.json`, which only this user can read. */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, 'secrets.json');
  const secrets = await readSecrets(file);
  const known = secrets[name];
  if (known) return known;
  const made = randomBytes(24).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...secrets, [name]: made }, null, 2)}\n`, { mode: 0o600 });
  return made;
}

/** Completes the settings with secrets that are generated at the first start. */
export async function withSecrets(env: ConfiguredEnv): Promise<Omit<Env, 'databaseUrl' | 'databaseDirectUrl'>> {
  const { dataDir, whatsapp } = env;
  // One after the other: each rewrites the file.
  const sessionSecret = env.sessionSecret ?? (await loadOrCreateSecret(dataDir, 'sessionSecret'));
  if (!whatsapp) return { ...env, sessionSecret, whatsapp: undefined };
  const appSecret = whatsapp.appSecret ?? (await loadOrCreateSecret(dataDir, 'whatsappAppSecret'));
  const verifyToken = whatsapp.verifyToken ?? (await loadOrCreateSecret(dataDir, 'whatsappVerifyToken'));
  return { ...env, sessionSecret, whatsapp: { ...whatsapp, appSecret, verifyToken } };
}

async function readSecrets(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    const reason = error instanceof SyntaxError ? 'it is not JSON' : messageOf(error);
    throw new StartupError(
      `${file} cannot be read (${reason}): put a backup back, or delete the data folder to begin with an empty shop.`,
    );
  }
}
