import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { apiDocs } from '../common/http/api-docs-wanted.js';
import { assertPortFree } from '../common/listen.js';
import { type ConfiguredEnv, readEnv } from '../config/env.js';
import { withSecrets } from '../config/secrets.js';
import { startTracing } from '../tracing/index.js';
import { type SimulatorProcess, startPaymentSimulator, startWhatsAppSimulator } from './simulator-process.js';
import { assertStaffPassword } from './staff-password-check.js';
import { startReport } from './start-report.js';
import { listenForSignals } from './stop-on-signal.js';

interface Database {
  readonly url: string;
  /** The same without a pooler. */
  readonly directUrl: string;
  readonly description: string;
  stop(): Promise<void>;
  /** Calls back when the database stopped on its own. */
  onLost(callback: () => void): void;
}

/** Starts the shop, from reading the configuration to listening; each step needs the one before. */
export async function startShop(): Promise<void> {
  const env = readEnv();
  apiDocs.wanted = env.apiDocs;
  await assertStaffPassword(env);
  await assertPortFree(env.port, 'PORT', env.listenHost);
  if (env.metricsPort !== undefined) await assertPortFree(env.metricsPort, 'METRICS_PORT', env.metricsHost);
  const signals = listenForSignals();
  const stopTracing = await startTracing(env.tracesEndpoint);
  // The checks above come first, because importing the shop takes most of the start.
  const [database, { prepareDatabase }] = await Promise.all([openDatabase(env), import('./prepare-database.js')]);
  const simulators: SimulatorProcess[] = [];
  const stopAll = async () => {
    await Promise.all(simulators.map((simulator) => simulator.stop()));
    await database.stop();
    await stopTracing();
  };
  try {
    const settings = await withSecrets(env);
    simulators.push(...startPaymentSimulator(settings));
    await prepareDatabase(database.directUrl, database.url);
    const { openShop } = await import('./open-shop.js');
    const { app, firstStaff } = await openShop({
      ...settings,
      databaseUrl: database.url,
      databaseDirectUrl: database.directUrl,
    });
    // It starts after the shop listens, so that it does not delay the start.
    simulators.push(...startWhatsAppSimulator(settings));
    signals.stopWith({ app, stopDatabase: stopAll, delay: () => sleep(env.stopDelaySeconds * 1000) });
    database.onLost(() => signals.fail('The embedded database stopped on its own: start the shop again.'));
    console.log(startReport(env, database.description, firstStaff));
    collectGarbageSooner();
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * Runs the garbage collector when the heap has doubled, not tripled: in `npm run bench`, 1,000 shoppers who pay at once take 255 MB
 * instead of 367 to 463. Set after the start, because most objects that the start allocates stay.
 */
function collectGarbageSooner(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

async function openDatabase({ databaseUrl, databaseDirectUrl, dataDir }: ConfiguredEnv): Promise<Database> {
  if (databaseUrl) {
    return {
      url: databaseUrl,
      directUrl: databaseDirectUrl ?? databaseUrl,
      description: `the PostgreSQL of DATABASE_URL at ${new URL(databaseUrl).host}`,
      stop: () => Promise.resolve(),
      onLost: () => undefined,
    };
  }
  const { EmbeddedPostgres } = await import('../database/embedded/embedded-postgres.js');
  const postgres = await EmbeddedPostgres.start({ dataDir });
  const folder = postgres.movedTo
    ? `${postgres.movedTo} (the account that runs PostgreSQL may not enter ${dataDir})`
    : path.join(dataDir, 'postgres');
  return {
    url: postgres.url,
    directUrl: postgres.url,
    description: `an embedded PostgreSQL, its data in ${folder}`,
    stop: () => postgres.stop(),
    onLost: (callback) => postgres.onLost(callback),
  };
}
