import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { messageOf, StartupError } from '../src/common/startup-error.js';
import { loadOrCreateSecret } from '../src/config/secrets.js';
import { locatePostgresFiles } from './postgres-files.js';
import { PostgresServer } from './postgres-server.js';

const DATABASE = 'sigerist';
/** Held while a shop uses the data: distinguishes a running shop from a database whose shop was killed. */
const OWNER_LOCK = 7_416_200;
const HELD = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted";
const REFUSED_BEFORE_STALE = 4;
/** A server that restarts after a crash drops connections without an error code, or with one of these. */
const DROPPED = [undefined, 'ECONNRESET', '57P02'];
const MAX_DROPPED = 20;

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Extra `postgres` flags, for example `-c fsync=off` in tests. */
  readonly flags?: readonly string[];
}

/** A real PostgreSQL from an npm package, for machines that have only Node.js. Never used in production. */
export class EmbeddedPostgres {
  private isStopping = false;

  private constructor(
    /** `postgres://` URL, with its password, of the shop's database. */
    readonly url: string,
    /** Set when the data had to be put outside `dataDir`. */
    readonly movedTo: string | undefined,
    private readonly server: PostgresServer,
    private owner: pg.Client,
  ) {}

  /** The URL of the database that a shop is using at this moment; undefined when none is. */
  static async inUse(dataDir: string): Promise<string | undefined> {
    const port = await new PostgresServer(await locatePostgresFiles(dataDir)).runningPort();
    if (port === undefined) return undefined;
    const password = await loadOrCreateSecret(dataDir, 'postgresPassword');
    const client = await connect(urlOf(password, port, 'postgres'));
    // Looks at the lock instead of trying it: a shop that claims its data meanwhile would take this for another shop.
    const owners = await client?.query(HELD, [OWNER_LOCK]);
    await client?.end();
    return owners?.rowCount ? urlOf(password, port, DATABASE) : undefined;
  }

  /** Starts it on its data, or takes over the one that a killed shop left running. */
  static async start({ dataDir, flags = [] }: EmbeddedOptions): Promise<EmbeddedPostgres> {
    await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
      throw new StartupError(`The data folder ${dataDir} cannot be made: ${messageOf(error)}.`);
    });
    const files = await locatePostgresFiles(dataDir);
    const server = new PostgresServer(files);
    const password = await loadOrCreateSecret(dataDir, 'postgresPassword');
    await server.initialise(password);
    const url = (port: number, database: string): string => urlOf(password, port, database);

    const left = await server.runningPort();
    const adopted = left === undefined ? undefined : await connect(url(left, 'postgres'));
    if (adopted && left !== undefined) {
      await claim(adopted, dataDir);
      return new EmbeddedPostgres(url(left, DATABASE), files.movedTo, server, adopted);
    }
    if (left !== undefined) await server.forgetProcess();
    const port = await server.start(flags);
    try {
      const owner = await connect(url(port, 'postgres'));
      if (!owner) throw new StartupError(`The database in ${files.cluster} started but does not answer.`);
      await claim(owner, dataDir);
      return new EmbeddedPostgres(url(port, DATABASE), files.movedTo, server, owner);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Calls back once when the server stopped on its own. One that only restarts after a crash is owned again. */
  onLost(callback: () => void): void {
    const onEnd = async () => {
      if (this.isStopping) return;
      if (await this.claimAgain().catch(() => false)) this.onLost(callback);
      else callback();
    };
    this.owner.once('end', () => void onEnd());
  }

  private async claimAgain(): Promise<boolean> {
    const owner = await connect(new URL('postgres', this.url).href);
    if (!owner) return false;
    await claim(owner, this.url);
    this.owner = owner;
    return true;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.owner.end().catch(() => undefined);
    await this.server.stop();
  }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgres://sigerist:${password}@127.0.0.1:${port}/${database}`;
}

/** A server that was killed may leave a process that takes connections and answers none. */
const CONNECT_MS = 10_000;

/** Undefined when nothing listens there; waits while the server is still starting or leaving. */
async function connect(url: string): Promise<pg.Client | undefined> {
  for (let refused = 0, dropped = 0; ; await wait(250)) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sigerist-owner',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ECONNREFUSED' && ++refused >= REFUSED_BEFORE_STALE) return undefined;
      const isDropped = DROPPED.includes(code) && ++dropped < MAX_DROPPED;
      if (code !== 'ECONNREFUSED' && code !== '57P03' && !isDropped) {
        throw new StartupError(
          `The database does not let the shop in with the password of secrets.json: ${messageOf(error)}.`,
        );
      }
    }
  }
}

async function claim(owner: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await owner.query<{ claimed: boolean }>('SELECT pg_try_advisory_lock($1) AS claimed', [OWNER_LOCK]);
  if (!rows[0]?.claimed) {
    await owner.end();
    throw new StartupError(
      `A shop already runs on the data in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!rowCount) await owner.query(`CREATE DATABASE ${DATABASE}`);
}
