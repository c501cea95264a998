import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { apiDocs } from '../common/http/api-docs-wanted.js';
import { assertPortFree } from '../common/listen.js';
import { StartupError } from '../common/startup-error.js';
import { type ConfiguredEnv, readEnv } from '../config/env.js';
import { withSecrets } from '../config/secrets.js';
import { startTracing } from '../tracing/index.js';
import { type SimulatorProcess, startPaymentSimulator, startWhatsAppSimulator } from './simulator-process.js';
import { assertStaffPassword } from './staff-password-check.js';
import { startReport } from './start-report.js';
import { listenForSignals } from './stop-on-signal.js';

export interface Database {
  readonly url: string;
  /** The same without a pooler. */
  readonly directUrl: string;
  readonly description: string;
  /** Of a database that was started for this shop. */
  stop?(): Promise<void>;
  /** Calls `fail` with one sentence when the database stopped on its own. */
  onLost?(fail: (reason: string) => void): void;
}

/**
 * Starts the shop, from reading the configuration to listening; each step needs the one before. `startDatabase` runs when DATABASE_URL is
 * not set.
 */
export async function startShop(startDatabase?: (dataDir: string) => Promise<Database>): Promise<void> {
  const env = readEnv();
  apiDocs.wanted = env.apiDocs;
  await assertStaffPassword(env);
  await assertPortFree(env.port, 'PORT', env.listenHost);
  if (env.metricsPort !== undefined) await assertPortFree(env.metricsPort, 'METRICS_PORT', env.metricsHost);
  const signals = listenForSignals();
  const stopTracing = await startTracing(env.tracesEndpoint);
  // The checks above come first, because importing the shop takes most of the start.
  const [database, { prepareDatabase }] = await Promise.all([
    openDatabase(env, startDatabase),
    import('./prepare-database.js'),
  ]);
  const simulators: SimulatorProcess[] = [];
  const stopAll = async () => {
    await Promise.all(simulators.map((simulator) => simulator.stop()));
    await database.stop?.();
    await stopTracing();
  };
  try {
    const settings = await withSecrets(env);
    simulators.push(...startPaymentSimulator(settings));
    await prepareDatabase(database.directUrl, database.url);
    const { openShop } = await import('./open-shop.js');
    const { app, firstStaff, databaseAnswers } = await openShop({
      ...settings,
      databaseUrl: database.url,
      databaseDirectUrl: database.directUrl,
    });
    // It starts after the shop listens, so that it does not delay the start.
    simulators.push(...startWhatsAppSimulator(settings));
    const delay = () => sleep(env.stopDelaySeconds * 1000);
    signals.stopWith({ app, delay, databaseAnswers, stopDatabase: stopAll });
    database.onLost?.(signals.fail);
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

async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: ConfiguredEnv,
  startDatabase?: (dataDir: string) => Promise<Database>,
): Promise<Database> {
  if (databaseUrl) {
    return {
      url: databaseUrl,
      directUrl: databaseDirectUrl ?? databaseUrl,
      description: `the PostgreSQL of DATABASE_URL at ${new URL(databaseUrl).host}`,
    };
  }
  if (!startDatabase) throw new StartupError('DATABASE_URL is missing: only `npm start` starts a database.');
  return startDatabase(dataDir);
}
