// Generates the files again and fails when one was stale; the new one then replaces it, ready to be committed. Works in a copy of the project,
// because checks that run at the same time would read half-written files.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders that are not copied: packages are linked, and the others are not needed. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage', 'test-results']);

async function copyProject() {
  const copy = await mkdtemp(path.join(tmpdir(), 'sigerist-generated-'));
  await cp(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
  for (const folder of ['node_modules', 'backend/node_modules', 'frontend/node_modules'])
    if (existsSync(path.join(root, folder)))
      await symlink(path.join(root, folder), path.join(copy, folder), 'junction');
  return copy;
}

function generated(project) {
  const files = ['backend/src', 'frontend/src'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true }).map((file) => path.join(folder, file)),
  );
  return [
    'docs/openapi.json',
    'docs/limits.md',
    'docs/configuration.md',
    ...files.filter((file) => /\.gen\.(ts|json)$/.test(file)),
  ];
}

const read = (project, file) => {
  const whole = path.join(project, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
};

function run(cwd, program, ...args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
}

const copy = await copyProject();
await Promise.all([
  run(copy, 'npm', 'run', '-s', 'openapi'),
  run(copy, 'node', 'frontend/scripts/build-pictures.mjs', 'lists'),
  run(copy, 'node', 'frontend/scripts/build-letters.mjs'),
]);
// After a failed command nothing is copied back.
const files = process.exitCode ? [] : new Set([...generated(root), ...generated(copy)]);
for (const file of files) {
  if (read(copy, file) === read(root, file)) continue;
  console.error(`${file} was stale. It is written anew: commit it.`);
  process.exitCode = 1;
  await copyFile(path.join(copy, file), path.join(root, file));
}
await rm(copy, { recursive: true, force: true });
