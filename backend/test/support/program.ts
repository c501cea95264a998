import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A running child process, and its output so far on both streams. */
export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** Settings of a provider and a messaging platform that do not answer: with these the shop starts no simulators. */
export const WITHOUT_SIMULATORS = {
  WOMPI_API_BASE_URL: 'http://127.0.0.1:1/v1',
  WOMPI_CHECKOUT_BASE_URL: 'http://127.0.0.1:1',
  WOMPI_PUBLIC_KEY: 'pub_test_x',
  WOMPI_PRIVATE_KEY: 'prv_test_x',
  WOMPI_INTEGRITY_SECRET: 'test_integrity_x',
  WOMPI_EVENTS_SECRET: 'test_events_x',
  WHATSAPP_API_BASE_URL: 'http://127.0.0.1:1',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_APP_SECRET: 'app secret',
  WHATSAPP_VERIFY_TOKEN: 'verify token',
};

/**
 * An argument of Node.js: prints at exit how many modules of OpenTelemetry were loaded. Its `api` is not counted, because `prom-client`
 * imports it.
 */
export const COUNT_TRACING_MODULES = `--import=data:text/javascript,${encodeURIComponent(`
  import { Module } from 'node:module';
  const isLoaded = (file) => file.includes('@opentelemetry') && !file.includes('@opentelemetry/api/');
  process.on('exit', () => console.log('modules:', Object.keys(Module._cache).filter(isLoaded).length));
`)}`;

/** Starts a program of the project with Node.js in the project's root. Its environment is `env` alone, with `PATH`. */
export function start(args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Runs a program until it ends. */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const program = start(args, env);
  const [code] = (await once(program.child, 'close')) as [number];
  return { code, output: program.output() };
}

/** Brings `backend/dist` up to date with the sources. */
export async function buildBackend(): Promise<void> {
  const build = "import('./backend/scripts/build.mjs').then(({ build }) => build(['backend']))";
  expect(await run(['-e', build], {})).toMatchObject({ code: 0 });
}
