import path from 'node:path';
import { assertPortFree, urlHost } from './common/listen.js';
import { type ConfiguredEnv, readEnv } from './config/env.js';
import type { NewStaff } from './identity/index.js';
import { PaymentSimulator } from './payment-simulator.js';
import { assertStaffPassword } from './staff-password-check.js';
import { listenForSignals } from './stop-on-signal.js';

interface Database {
  readonly url: string;
  readonly told: string;
  stop(): Promise<void>;
  /** Calls back when the database stopped on its own. */
  onLost(callback: () => void): void;
}

/** Everything from the variables to the first answer, in the order in which each part needs the one before. */
export async function startShop(): Promise<void> {
  const env = readEnv();
  await assertStaffPassword(env);
  await assertPortFree(env.port, 'PORT', env.listenHost);
  if (env.metricsPort !== undefined) await assertPortFree(env.metricsPort, 'METRICS_PORT', env.metricsHost);
  const signals = listenForSignals();
  // Loading the shop takes most of a start: what a person has to fix is reported before.
  const [database, { prepareDatabase }] = await Promise.all([openDatabase(env), import('./prepare-database.js')]);
  const simulator = PaymentSimulator.start(env);
  const stopAll = async () => {
    await simulator?.stop();
    await database.stop();
  };
  try {
    await prepareDatabase(database.url);
    const { openShop } = await import('./open-shop.js');
    const { app, firstStaff } = await openShop(env, database.url);
    signals.stopWith(app, stopAll);
    database.onLost(() => signals.fail('The embedded database stopped on its own: start the shop again.'));
    console.log(report(env, database.told, firstStaff));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openDatabase({ databaseUrl, dataDir }: ConfiguredEnv): Promise<Database> {
  if (databaseUrl) {
    return {
      url: databaseUrl,
      told: `the PostgreSQL of DATABASE_URL at ${new URL(databaseUrl).host}`,
      stop: () => Promise.resolve(),
      onLost: () => undefined,
    };
  }
  const { EmbeddedPostgres } = await import('./database/embedded/embedded-postgres.js');
  const postgres = await EmbeddedPostgres.start({ dataDir });
  const place = postgres.movedTo
    ? `${postgres.movedTo} (the account that runs PostgreSQL may not enter ${dataDir})`
    : path.join(dataDir, 'postgres');
  return {
    url: postgres.url,
    told: `an embedded PostgreSQL, its data in ${place}`,
    stop: () => postgres.stop(),
    onLost: (callback) => postgres.onLost(callback),
  };
}

function report(env: ConfiguredEnv, database: string, firstStaff: NewStaff | undefined): string {
  const lines = [
    ['Shop', env.publicUrl],
    ...(env.apiDocs ? [['API', `${env.publicUrl}/api/docs (Swagger UI)`]] : []),
    ['Database', database],
    [
      'Mail',
      env.smtpUrl ? 'sent through the server of SMTP_URL' : `not sent, written to ${path.join(env.dataDir, 'mail')}`,
    ],
    [
      'Payments',
      env.simulatorPort === undefined
        ? env.wompi.apiBaseUrl
        : `a simulator, no money moves: ${env.wompi.checkoutBaseUrl} (docs/payment-simulator.md)`,
    ],
    ...(env.metricsPort === undefined
      ? []
      : [['Metrics', `http://${urlHost(env.metricsHost)}:${env.metricsPort}/metrics`]]),
    ...(firstStaff ? [['Staff', toldOf(firstStaff)]] : []),
    ['Stop', 'Ctrl-C'],
  ];
  return ['', 'Sigerist is open.', ...lines.map(([name, text]) => `  ${name!.padEnd(9)} ${text}`), ''].join('\n');
}

/** The only time that a password is shown: it was made a moment ago and is stored nowhere but as a hash. */
function toldOf({ email, generatedPassword }: NewStaff): string {
  return generatedPassword === undefined
    ? `${email}, with the password of STAFF_PASSWORD`
    : `${email}, password ${generatedPassword} (shown this once; a new one: npm run staff -- add ${email})`;
}
