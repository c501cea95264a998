// `npm run check:money -- 10000 [first seed]`: plays that many histories of money. `npm run check:money -- --planted [part of a name]`: removes locks and
// constraints, one at a time, and shows the seed that finds what each of them protects. See backend/src/money/README.md.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [first = '1000', second = ''] = process.argv.slice(2);
const isPlanted = first === '--planted';
if (!isPlanted && ![first, second || '1'].every((text) => /^[1-9]\d*$/.test(text))) {
  console.error(
    'Usage: npm run check:money -- [number of histories] [first seed], or --planted [part of the name of a fault]',
  );
  process.exit(1);
}
const jest = spawn('npx', ['jest', 'test/money-histories', '--runInBand'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    NODE_OPTIONS: '--no-warnings',
    ...(isPlanted ? { MONEY_PLANTED: second } : { MONEY_SEEDS: first, MONEY_FIRST_SEED: second || '1' }),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
jest.on('close', (code) => (process.exitCode = code ?? 1));
