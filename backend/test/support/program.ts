import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A program that runs in a process of its own, and all that it said so far. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** Starts a program of the project with Node.js, from its root and with nothing of this environment but `env`. */
export function start(args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, said: () => output };
}

/** Runs a program until it ends. */
export async function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  const program = start(args, env);
  const [code] = (await once(program.child, 'close')) as [number];
  return { code, said: program.said() };
}

/** Brings `backend/dist` up to date with the sources. */
export async function buildBackend(): Promise<void> {
  const build = "import('./backend/scripts/build.mjs').then(({ build }) => build(['backend']))";
  expect(await run(['-e', build], {})).toMatchObject({ code: 0 });
}
