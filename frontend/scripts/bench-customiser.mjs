/* global requestAnimationFrame -- the evaluated functions run in the page */
// `npm run bench:customiser -w frontend` (after a build): main-thread work from a choice to the painted preview, with a CPU four times as slow.
// Figures to read, not a test: a busy machine makes them worse.
import chromium from '@sparticuz/chromium';
import { chromium as browserType } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.PORT ?? 4330);
const shop = `http://localhost:${port}`;
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const ROUNDS = 5;
const FRAME_MS = 16.7;

const CHOICES = {
  'thread colour': ['Plateado', 'Rosado', 'Azul', 'Dorado'],
  'bag colour': ['Café', 'Azul marino', 'Morado', 'Rojo'],
  motif: ['Jirafa', 'Oso', 'Unicornio', 'Princesa'],
  size: ['Grande', 'Pequeño', 'Mediano'],
  letter: ['Sans-serif', 'Serif', 'Comic', 'Script'],
};

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];
const ms = (value) => value.toFixed(1).padStart(6);

function report(what, samples) {
  const slow = samples.filter((sample) => sample > FRAME_MS).length;
  console.log(
    `${what.padEnd(14)} median ${ms(percentile(samples, 0.5))} ms, p90 ${ms(percentile(samples, 0.9))} ms, ` +
      `worst ${ms(Math.max(...samples))} ms, over a frame ${slow} of ${samples.length}`,
  );
}

async function openCustomiser(browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Time of the thread alone: what else runs on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${shop}/customize/1`, { waitUntil: 'networkidle' });
  const name = page.getByRole('textbox', { name: 'Nombre a bordar' });
  await name.fill('Valentina');
  // Letters of all fonts, pictures of all choices and the stitches that are sewn ahead.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools, name };
}

/** Milliseconds that the main thread was busy from the input until its frame was painted. */
async function workOf({ page, devtools }, act) {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const quiet = await measured(twoFrames);
  const whole = await measured(async () => {
    await act();
    await twoFrames();
  });
  return Math.max(0, whole - quiet);

  async function measured(step) {
    const before = await busy();
    await step();
    return (await busy()) - before;
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-bench-'));
const server = spawn(process.execPath, ['backend/dist/src/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: shop },
  stdio: 'ignore',
});
const browser = await browserType.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

try {
  const ready = () =>
    fetch(`${shop}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 200));
  const customiser = await openCustomiser(browser);
  for (const [what, labels] of Object.entries(CHOICES)) {
    const samples = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const label of labels) {
        const radio = customiser.page.getByRole('radio', { name: new RegExp(`^${label}`) }).last();
        const handle = await radio.elementHandle();
        samples.push(await workOf(customiser, () => handle.evaluate((input) => input.click())));
      }
    }
    report(what, samples);
  }
  await customiser.name.click();
  const keys = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of 'María') keys.push(await workOf(customiser, () => customiser.page.keyboard.insertText(key)));
    for (let i = 0; i < 5; i += 1)
      keys.push(await workOf(customiser, () => customiser.page.keyboard.press('Backspace')));
  }
  report('a key', keys);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
