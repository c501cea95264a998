// `npm run fuzz -- 1000000 [seed]`: sends that many hostile requests, generated from docs/openapi.json, to a shop that it starts.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [cases = '100000', seed] = process.argv.slice(2);
if (![cases, seed ?? '1'].every((text) => /^[1-9]\d*$/.test(text))) {
  console.error('Usage: npm run fuzz -- [number of requests] [seed]');
  process.exit(1);
}
const jest = spawn('npx', ['jest', 'test/fuzz', '--runInBand'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    FUZZ_CASES: cases,
    ...(seed && { FUZZ_SEED: seed }),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
jest.on('close', (code) => (process.exitCode = code ?? 1));
