// `npm run dev`: Vite on PORT with hot reload, the API on PORT + 2 restarted at each change, one database under both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Not `nest build --watch`, which deletes the folder from which the API is being loaded.
const compile = [
  ...['backend/src', '--out-dir', 'backend/dist', '--strip-leading-paths', '--config-file', 'backend/.swcrc'],
  ...['--copy-files', '--extensions', '.ts', '--ignore', '**/*spec.ts', '--watch', '--quiet'],
];

await build();
const { readEnv } = await import('../dist/src/config/env.js');
const { withDatabase } = await import('./with-database.mjs');
const { port } = readEnv();
const apiPort = port + 2;

await withDatabase(async (databaseUrl) => {
  const api = { PORT: `${apiPort}`, PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: databaseUrl };
  const children = [
    start(bin('swc'), compile, root),
    start('node', ['--watch', '--watch-preserve-output', 'backend/dist/src/main.js'], root, api),
    start(bin('vite'), ['--port', `${port}`], `${root}/frontend`, { BACKEND_URL: `http://localhost:${apiPort}` }),
  ];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop).on('SIGTERM', stop);
  console.log(`\nOpen http://localhost:${port} (API: http://localhost:${apiPort}/api/docs). Stop: Ctrl-C\n`);
  // When one of them ends, the others are stopped.
  await Promise.race(children.map((child) => once(child, 'exit')));
  stop();
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
});

/** Not through `npx`, which does not pass signals on. */
function bin(name) {
  return `${root}/node_modules/.bin/${name}`;
}

function start(program, args, cwd, env = {}) {
  return spawn(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}
