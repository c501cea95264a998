// `npm test`: every check of the project, from types to browser journeys, and one line at the end that counts them.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = await mkdtemp(path.join(tmpdir(), 'sigerist-test-'));
const total = { passed: 0, failed: 0 };

const jestEnv = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
const report = (name) => path.join(results, `${name}.json`);
const jest = (workspace) => ({
  name: `tests of the ${workspace}`,
  command: `npx jest --json --outputFile=${report(workspace)}`,
  cwd: workspace,
  env: jestEnv,
  count: async () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      await readFile(report(workspace), 'utf8'),
    );
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites && 1) };
  },
});

/** Stages run one after the other, the checks of a stage side by side: two cores are enough. */
const STAGES = [
  [{ name: 'build', command: 'npm run build' }],
  [
    { name: 'generated files are fresh', command: 'npm run check:generated' },
    { name: 'types of the backend', command: 'npx tsc -p backend' },
    { name: 'types of the frontend', command: 'npx tsc -p frontend' },
  ],
  [
    { name: 'lint', command: 'npm run lint' },
    { name: 'boundaries', command: 'npm run boundaries' },
    { name: 'nothing unused', command: 'npm run unused' },
  ],
  [jest('backend'), jest('frontend')],
  [
    {
      name: 'journeys in a browser',
      command: 'npx playwright test',
      cwd: 'frontend',
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
      count: async () => {
        const { stats } = JSON.parse(await readFile(report('journeys'), 'utf8'));
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
  ],
];

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
  // A run that counts no failure but ends badly has failed all the same.
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const sum = step.count ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s${sum})`);
  if (!ok) console.log(output);
  return ok;
}

for (const [index, stage] of STAGES.entries()) {
  const outcomes = await Promise.all(stage.map(check));
  // Without a build there is nothing to test.
  if (index === 0 && outcomes.includes(false)) break;
}

await rm(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
