// `npm test`: every check of a change, from types to browser journeys, and one line at the end that counts them.
// `npm run test:system`: what a change rarely breaks. The built program as a process, what deploys it, documents, and journeys again at 1280 px.
// `npm run test:changed -- [branch]`: the checks and tests of what changed since it left this branch (or `main`), on the way to a commit.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = await mkdtemp(path.join(tmpdir(), 'sigerist-test-'));
const total = { passed: 0, failed: 0 };

const report = (name) => path.join(results, `${name}.json`);
const jest = (workspace, options = '', nodeOptions = '') => ({
  name: `tests of the ${workspace}`,
  command: `jest ${options} --json --outputFile=${report(workspace)}`,
  cwd: workspace,
  heavy: true,
  // Tests allocate many short-lived objects; a large young generation collects them less often.
  env: { NODE_OPTIONS: `--no-warnings --max-semi-space-size=64 ${nodeOptions}` },
  count: async () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      await readFile(report(workspace), 'utf8'),
    );
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites && 1) };
  },
});

const playwright = (name, projects, files = []) => ({
  name,
  command: ['playwright test', ...projects.map((project) => `--project=${project}`), ...files].join(' '),
  cwd: 'frontend',
  heavy: true,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
  count: async () => {
    const { stats } = JSON.parse(await readFile(report('journeys'), 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
});

/** One checker on one core: by default four check at once, each of which resolves the shared types again. */
const types = (workspace) => `tsc -p ${workspace} --checkers 1`;

const build = { name: 'build', command: 'npm run build' };

/** The heavy ones fill the cores one after another, and the others run beside them. Those that need the build come last. */
const OF_A_CHANGE = [
  build,
  // More workers than cores, because tests of the backend often wait for the database. A number: Jest reads '150%' as 150.
  { ...jest('backend', `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`), afterBuild: true },
  { ...jest('frontend', '--maxWorkers=100%', '--experimental-vm-modules'), afterBuild: true },
  { ...playwright('journeys in a browser', ['phone', 'desktop']), afterBuild: true },
  { name: 'lint', command: 'npm run lint:code' },
  { name: 'texts of a translated page', command: 'npm run lint:texts' },
  { name: 'types of the frontend', command: types('frontend') },
  { name: 'format', command: 'npm run lint:format' },
  { name: 'types of the backend', command: types('backend') },
  { name: 'boundaries', command: 'npm run boundaries' },
  { name: 'generated files are fresh', command: 'npm run check:generated', afterBuild: true },
  // Scripts import what was built.
  { name: 'nothing unused', command: 'npm run unused', afterBuild: true },
];

const OF_THE_SYSTEM = [
  build,
  {
    ...jest('backend', '--config jest.system.config.mjs'),
    name: 'processes, deployment and documents',
    afterBuild: true,
  },
  { ...playwright('journeys again at 1280 px, and with processes', ['desktop-repeats', 'system']), afterBuild: true },
  // Its output is shown, because an unreachable registry is reported and is no failure.
  { name: 'dependency audit', command: 'npm run -s audit:dependencies', alwaysShow: true },
];

/** Lint, format and types of what changed, the tests that import it, and the API tests and journeys that are named after it. */
function ofFilesSince(branch) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [left] = git('merge-base', 'HEAD', branch);
  const names = [...git('diff', '--name-only', left), ...git('ls-files', '--others', '--exclude-standard')];
  const files = names.filter((name) => existsSync(path.join(root, name)));
  const found = (pattern) => [...new Set(files.flatMap((name) => pattern.exec(name)?.[1] ?? []))];
  const has = (folder) => files.some((name) => name.startsWith(`${folder}/`));
  const code = found(/^(.*\.(?:[cm]?js|tsx?))$/);
  const modules = [...found(/^backend\/src\/([^/]+)\//), ...found(/^backend\/test\/([\w-]+)\.(?:e2e-)?spec\.ts$/)];
  const journeys = found(/^frontend\/(e2e\/[\w.-]+\.spec\.ts)$/);
  const related = `--changedSince=${left} --passWithNoTests`;
  return [
    code.length > 0 && { name: 'lint', command: `oxlint ${code.join(' ')}` },
    { name: 'format', command: 'npm run lint:format' },
    has('frontend') && { name: 'texts of a translated page', command: 'npm run lint:texts' },
    has('frontend') && { name: 'types of the frontend', command: types('frontend') },
    has('frontend') && jest('frontend', related, '--experimental-vm-modules'),
    has('backend') && { name: 'types of the backend', command: types('backend') },
    has('backend') && jest('backend', `${related} --testPathIgnorePatterns node_modules test/system e2e-spec`),
    modules.length > 0 && {
      ...jest('backend', `--passWithNoTests '/test/(${modules.join('|')})[\\w-]*\\.e2e-spec'`),
      name: 'tests of the API',
    },
    (has('backend') || has('frontend')) && { name: 'boundaries', command: 'npm run boundaries' },
    journeys.length > 0 && build,
    journeys.length > 0 && { ...playwright('changed journeys', ['phone'], journeys), afterBuild: true },
  ].filter(Boolean);
}

function run({ command, cwd = '.', env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      cwd: path.join(root, cwd),
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function check(step) {
  const started = Date.now();
  const { ok, output } = await run(step);
  const counted = step.count
    ? await step.count().catch(() => ({ passed: 0, failed: 1 }))
    : { passed: Number(ok), failed: Number(!ok) };
  // A run that exits with an error has failed, also without a failed test.
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const sum = step.count ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s${sum})`);
  if (!ok || step.alwaysShow) console.log(output.trimEnd());
  return ok;
}

/**
 * Runs the heavy checks one after another, because each fills all cores, and one other check at a time beside them. Checks that need
 * the build are skipped when it failed.
 */
async function runAll(checks) {
  const built = checks.includes(build) ? check(build) : undefined;
  const inOrder = async (steps) => {
    for (const step of steps) if (!step.afterBuild || (await built)) await check(step);
  };
  const others = checks.filter((step) => step !== build);
  await Promise.all([
    built,
    inOrder(others.filter(({ heavy }) => heavy)),
    inOrder(others.filter(({ heavy }) => !heavy)),
  ]);
}

const [which = 'change', branch = 'main'] = process.argv.slice(2);
const CHECKS = { change: () => OF_A_CHANGE, system: () => OF_THE_SYSTEM, changed: () => ofFilesSince(branch) };
await runAll(CHECKS[which]());
await rm(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
