// Builds backend and frontend in parallel, each only when its output is missing or older than its sources; prints only failures.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const SHARED = ['package-lock.json', 'tsconfig.json'];
const SWC = [
  ...['--config-file', 'backend/.swcrc', '--extensions', '.ts', '--copy-files', '--strip-leading-paths'],
  ...['--ignore', '**/*spec.ts'],
];
const TEST_FILE = /\.(spec|int-spec|test)\.(tsx?|mjs)$/;

const workspaces = [
  {
    name: 'backend',
    // The simulators and the embedded database come second, because the first command empties the folder. The compilers are resolved only
    // here, because images do not contain them.
    commands: () => [
      [require.resolve('@nestjs/cli/bin/nest.js'), 'build'],
      [
        require.resolve('@swc/cli/bin/swc.js'),
        'backend/simulators',
        'backend/embedded-postgres',
        '-d',
        'backend/dist',
        ...SWC,
      ],
      ['backend/scripts/bundle.mjs'],
    ],
    sources: [
      ...SHARED,
      'nest-cli.json',
      'backend/package.json',
      'backend/.swcrc',
      'backend/tsconfig.json',
      'backend/scripts/bundle.mjs',
      'backend/src',
      'backend/simulators',
      'backend/embedded-postgres',
    ],
    stamp: 'backend/dist/.sources',
  },
  {
    name: 'frontend',
    commands: () => [['frontend/scripts/build.mjs']],
    sources: [
      ...SHARED,
      ...['package.json', 'index.html', 'vite.config.ts', 'scripts', 'public', 'offline', 'src'].map(
        (it) => `frontend/${it}`,
      ),
    ],
    stamp: 'frontend/dist/.sources',
  },
];

export async function build(names = ['backend', 'frontend']) {
  // Images contain no sources.
  if (!existsSync(path.join(root, 'backend/src'))) return;
  await Promise.all(workspaces.filter(({ name }) => names.includes(name)).map(buildIfStale));
}

async function buildIfStale({ name, commands, sources, stamp }) {
  const wanted = await hashOf(sources);
  const found = await readFile(path.join(root, stamp), 'utf8').catch(() => '');
  if (found === wanted) return;
  console.log(`Building the ${name} …`);
  await rm(path.join(root, stamp), { force: true });
  for (const command of commands()) await run(name, command);
  // Computed again, because a build may write generated sources.
  await writeFile(path.join(root, stamp), await hashOf(sources));
}

async function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function filesOf(source) {
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Runs a program with Node.js directly, because `npx` and `npm run` take longer to start than some of the programs to run. */
function run(name, command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      console.error(`The ${name} did not build.`);
      process.exit(1);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  await build(names.length > 0 ? names : undefined);
}
