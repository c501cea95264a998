// `npm run check:money -- 10000 [--from first seed]`: plays that many histories of money. `npm run check:money -- --planted [parts of names]`: removes
// locks and constraints, one at a time, and shows the seed that finds what each of them protects. See backend/src/money/README.md.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WHOLE = /^[1-9]\d*$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, planted: { type: 'boolean', default: false } },
});
const [first, second] = positionals;
const count = first ?? '1000';
if (second !== undefined || (!values.planted && ![count, values.from].every((text) => WHOLE.test(text)))) {
  console.error(
    'Usage: npm run check:money -- [number of histories] [--from first seed], or --planted [parts of the names of faults, with commas]',
  );
  process.exit(1);
}
const jest = spawn('npx', ['jest', 'test/money-histories', '--runInBand'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    NODE_OPTIONS: '--no-warnings',
    ...(values.planted ? { MONEY_PLANTED: first ?? '' } : { MONEY_SEEDS: count, MONEY_FIRST_SEED: values.from }),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
jest.on('close', (code) => (process.exitCode = code ?? 1));
