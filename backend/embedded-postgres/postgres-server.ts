import { type ExecFileException, execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/common/listen.js';
import { StartupError } from '../src/common/startup-error.js';
import type { PostgresFiles } from './postgres-files.js';

const LOOPBACK = '127.0.0.1';
const START_ATTEMPTS = 5;
/** Faults that pass by themselves: another program took the port, or the last child of a killed server is still leaving. */
const PASSING = /could not bind|could not create any TCP|still in use/;

/** The programs `initdb` and `pg_ctl`, as the account that may run them. */
export class PostgresServer {
  constructor(private readonly files: PostgresFiles) {}

  /** Makes the data folder if there is none: aside first, so that an interrupted start leaves nothing half-made. */
  async initialise(password: string): Promise<void> {
    if (await exists(this.files.cluster)) return this.refuseForeignFolder();
    const draft = `${this.files.cluster}.new`;
    const passwordFile = `${this.files.cluster}.password`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await Promise.all([draft, passwordFile].map((file) => this.giveToAccount(file)));
    try {
      await this.run('initdb', [
        ...['-D', draft, '-U', 'sigerist', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
        ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...[
          '-c',
          `listen_addresses=${LOOPBACK}`,
          '-c',
          'unix_socket_directories=',
          '-c',
          'timezone=UTC',
          '-c',
          'log_checkpoints=off',
        ],
      ]);
    } finally {
      await rm(passwordFile, { force: true });
    }
    await rename(draft, this.files.cluster);
  }

  /** The port of the server that runs on this data, also when the program that started it was killed. */
  async runningPort(): Promise<number | undefined> {
    if (!(await this.isRunning())) return undefined;
    const port = Number((await readFile(this.pidFile, 'utf8').catch(() => '')).split('\n')[3]);
    return port || undefined;
  }

  /** Starts on a free port and returns it. */
  async start(flags: readonly string[]): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const port = await freePort();
      const reason = await this.tryStart(port, flags);
      if (!reason) return port;
      if (attempt === START_ATTEMPTS || !PASSING.test(reason)) {
        throw new StartupError(
          `The database in ${this.files.cluster} does not start (${reason}): put a backup back, or delete that folder to begin with an empty shop.`,
        );
      }
      await wait(500);
    }
  }

  /** Does nothing when it has stopped already: both processes may receive the same Ctrl-C. */
  async stop(): Promise<void> {
    if (!(await this.isRunning())) return;
    await this.run('pg_ctl', ['stop', '-D', this.files.cluster, '-m', 'fast', '-w', '-t', '30']);
  }

  /** For a process id that an unrelated program got after the server was killed. */
  async forgetProcess(): Promise<void> {
    await rm(this.pidFile, { force: true });
  }

  private isRunning(): Promise<boolean> {
    return this.run('pg_ctl', ['status', '-D', this.files.cluster]).then(
      () => true,
      () => false,
    );
  }

  private get pidFile(): string {
    return path.join(this.files.cluster, 'postmaster.pid');
  }

  /** Undefined when it runs, otherwise the reason why it does not. */
  private async tryStart(port: number, flags: readonly string[]): Promise<string | undefined> {
    const log = path.join(this.files.cluster, 'server.log');
    const before = await stat(log).then(
      ({ size }) => size,
      () => 0,
    );
    const options = ['-p', String(port), ...flags].join(' ');
    try {
      await this.run('pg_ctl', ['start', '-D', this.files.cluster, '-l', log, '-w', '-t', '60', '-o', options]);
      return undefined;
    } catch (error) {
      const written = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before).toString();
      return complaint(written) ?? complaint((error as Error).message) ?? 'no reason given';
    }
  }

  private async refuseForeignFolder(): Promise<void> {
    if (await exists(path.join(this.files.cluster, 'PG_VERSION'))) return;
    throw new StartupError(
      `${this.files.cluster} is not a database (PG_VERSION is missing): put a backup back, or delete that folder to begin with an empty shop.`,
    );
  }

  private async giveToAccount(file: string): Promise<void> {
    const { uid, gid } = this.files.account;
    if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
  }

  private run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error: ExecFileException | null, stdout: string, stderr: string): void => {
        if (error) reject(new Error(stderr.trim() || stdout.trim() || error.message));
        else resolve();
      };
      // Without this environment: a PGDATA or PGPORT of the machine must not change this server.
      const env = { LC_ALL: 'C' };
      execFile(
        path.join(this.files.bin, program),
        args,
        { ...this.files.account, cwd: path.dirname(this.files.cluster), env },
        done,
      );
    });
  }
}

/** PostgreSQL's own error message, without its prefixes. */
function complaint(log: string): string | undefined {
  const lines = log.split('\n').map((line) => /(?:FATAL|PANIC|error):\s+(.*)/.exec(line)?.[1]);
  return lines.find((line) => line !== undefined)?.replace(/\.$/, '');
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
