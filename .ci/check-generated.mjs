// Makes the generated files anew and fails when one was stale; the fresh ones stay, ready to be committed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const generated = [
  'backend/src/api-metadata.gen.ts',
  'docs/openapi.json',
  'frontend/src/features/catalogue/fallback-catalogue.gen.json',
  ...readdirSync(path.join(root, 'frontend/src/api'))
    .filter((file) => file.endsWith('.gen.ts'))
    .map((file) => `frontend/src/api/${file}`),
];
const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
const run = (...args) => execFileSync('npm', args, { cwd: root, stdio: 'pipe' });

const before = new Map(generated.map((file) => [file, read(file)]));
run('run', 'openapi');
const stale = generated.filter((file) => read(file) !== before.get(file));
for (const file of stale) console.error(`${file} was stale: it is fresh now, commit it.`);

run('run', 'pictures:check', '-w', 'frontend');
run('run', 'letters:check', '-w', 'frontend');
process.exitCode = stale.length > 0 ? 1 : 0;
