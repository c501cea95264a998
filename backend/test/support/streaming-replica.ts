import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.js';

/** Two PostgreSQL servers on this machine: a primary and its streaming replica. */
export interface StreamingPair {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Data folder of the replica. */
  readonly replicaFolder: string;
  /** Stops the replica for good. */
  stopReplica(): Promise<void>;
  close(): Promise<void>;
}

/** A new primary and its copy, which streams every change. `prepare` fills the primary before it is copied. */
export async function startStreamingPair(
  prepare: (url: string) => Promise<void> = () => Promise.resolve(),
  settings: readonly string[] = ['max_connections=200'],
): Promise<StreamingPair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigerist-pair-'));
  const [main, copy] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  // The account that runs PostgreSQL must be able to read the folder.
  for (const each of [folder, main]) await mkdir(each, { recursive: true }).then(() => chmod(each, 0o755));
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const original = await EmbeddedPostgres.start({ dataDir: main, flags });
  await prepare(original.url);
  await original.stop();
  // `cp` keeps the owner, unlike the copy of Node.js.
  await promisify(execFile)('cp', ['-a', main, copy]);
  await writeFile(path.join(copy, 'postgres/standby.signal'), '');

  const primary = await EmbeddedPostgres.start({ dataDir: main, flags });
  const { hostname, port, username, password } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  const replica = await EmbeddedPostgres.start({
    dataDir: copy,
    flags: [...flags, '-c', `primary_conninfo='${source}'`],
  });
  const stopReplica = () => replica.stop();
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    replicaFolder: path.join(copy, 'postgres'),
    stopReplica,
    close: async () => {
      await stopReplica();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
