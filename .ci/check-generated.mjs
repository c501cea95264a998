// Generates the files again and fails when one was stale; the new ones stay, ready to be committed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function generated() {
  const files = ['backend/src', 'frontend/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
  );
  return [
    'docs/openapi.json',
    'docs/limits.md',
    'docs/configuration.md',
    ...files.filter((file) => /\.gen\.(ts|json)$/.test(file)),
  ];
}

const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined);

function run(program, ...args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
}

const before = new Map(generated().map((file) => [file, read(file)]));
await Promise.all([
  run('npm', 'run', '-s', 'openapi'),
  run('node', 'frontend/scripts/build-pictures.mjs'),
  run('node', 'frontend/scripts/build-letters.mjs'),
]);
for (const file of new Set([...before.keys(), ...generated()])) {
  if (read(file) === before.get(file)) continue;
  console.error(`${file} was stale: it is fresh now, commit it.`);
  process.exitCode = 1;
}
