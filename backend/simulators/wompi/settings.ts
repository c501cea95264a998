/** Start settings of the simulator; the keys are those of the shop that it serves. */
export interface Settings {
  port: number;
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
  /** Where events are delivered, as a merchant would set it in the provider's panel. */
  eventsUrl: string;
  /** Opens the controls under `/__sim/`. */
  controlToken: string;
  /** Factor for the hours between two deliveries: 0.0005 makes 30 minutes 0.9 s. */
  timeScale: number;
  /** Equal seeds give equal ids and equal delays. */
  seed: number;
}

const KEYS = {
  WOMPI_PUBLIC_KEY: { prefix: 'pub_test_', unset: 'pub_test_simulator' },
  WOMPI_PRIVATE_KEY: { prefix: 'prv_test_', unset: 'prv_test_simulator' },
  WOMPI_INTEGRITY_SECRET: { prefix: 'test_integrity_', unset: 'test_integrity_simulator' },
  WOMPI_EVENTS_SECRET: { prefix: 'test_events_', unset: 'test_events_simulator' },
} as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Reads and checks the environment; throws one sentence for a person when the simulator must not run with it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  if (env.NODE_ENV === 'production')
    throw new Error('The payment simulator takes no real money and does not run with NODE_ENV=production.');
  const port = numberOf(env, 'SIMULATOR_PORT', 3001);
  return {
    port,
    publicKey: testKey(env, 'WOMPI_PUBLIC_KEY'),
    privateKey: testKey(env, 'WOMPI_PRIVATE_KEY'),
    integritySecret: testKey(env, 'WOMPI_INTEGRITY_SECRET'),
    eventsSecret: testKey(env, 'WOMPI_EVENTS_SECRET'),
    eventsUrl: eventsUrl(env),
    controlToken: env.SIMULATOR_TOKEN || 'simulator',
    timeScale: numberOf(env, 'SIMULATOR_TIME_SCALE', 1),
    seed: numberOf(env, 'SIMULATOR_SEED', 1),
  };
}

function testKey(env: NodeJS.ProcessEnv, name: keyof typeof KEYS): string {
  const { prefix, unset } = KEYS[name];
  const key = env[name] || unset;
  if (!key.startsWith(prefix)) throw new Error(`${name} must begin with ${prefix}: the simulator knows no other keys.`);
  return key;
}

/** Events hold personal data, so they go to this machine or to a host that was named on purpose. */
function eventsUrl(env: NodeJS.ProcessEnv): string {
  const url = new URL(env.SIMULATOR_EVENTS_URL || 'http://localhost:3000/api/wompi/events');
  const allowed = [...LOOPBACK, ...(env.SIMULATOR_EVENTS_HOSTS ?? '').split(',').map((host) => host.trim())];
  if (!allowed.includes(url.hostname))
    throw new Error(
      `SIMULATOR_EVENTS_URL leads to ${url.hostname}: name that host in SIMULATOR_EVENTS_HOSTS to allow it.`,
    );
  return url.href;
}

function numberOf(env: NodeJS.ProcessEnv, name: string, unset: number): number {
  const value = Number(env[name] || unset);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, 0 or more.`);
  return value;
}
