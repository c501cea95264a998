import { readFileSync } from 'node:fs';
import { messageOf } from '../common/startup-error.js';
import { refuse } from './variable.js';

/**
 * The environment with the values of files: `SESSION_SECRET_FILE=/run/secrets/session_secret` sets `SESSION_SECRET`. Docker and
 * Kubernetes mount secrets as files, which `docker inspect` and child processes do not see.
 */
export function withSecretFiles(source: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const values = { ...source };
  for (const name of names) {
    const file = source[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (source[name]?.trim()) refuse(`${name} and ${name}_FILE are both set: set one of them`);
    values[name] = contentOf(name, file);
  }
  return values;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    return refuse(`${name}_FILE cannot be read: ${messageOf(error)}`);
  }
}
