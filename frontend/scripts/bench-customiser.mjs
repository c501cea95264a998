// `npm run bench:customiser -w frontend` (after a build): measures the main-thread work from a choice to the frame that
// paints the preview, at a fourfold CPU slowdown, and the work on prices and advice after that frame; with every layer drawn:
// another strap than the piece's own, the name, its motif and all add-ons. It is a benchmark, not a test: a busy machine
// increases the figures.
import { chromium as browserType } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { startShop } from './bench-shop.mjs';

const shop = await startShop(Number(process.env.PORT ?? 4330));
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const ROUNDS = 6;
const FRAME_MS = 16.7;
/** The pause between two actions, long enough for the work after the first frame to finish. */
const PAUSE_MS = 250;

const CHOICES = {
  'thread colour': ['Plateado', 'Rosado', 'Azul', 'Dorado'],
  'bag colour': ['Café', 'Azul marino', 'Morado', 'Rojo'],
  motif: ['Jirafa', 'Oso', 'Unicornio', 'Princesa'],
  size: ['Grande', 'Pequeño', 'Mediano'],
  letter: ['Moderna', 'Clásica', 'Divertida', 'Elegante'],
  strap: ['Rayas camel', 'Corazones rosa', 'Zigzag azul marino', 'Espiga rosa y vino'],
};
const A_KEY = 'a key';
const AN_ADD_ON = 'an add-on';
/** The add-ons that are drawn; the key ring has a text of its own. */
const ADD_ONS = ['Pompón', 'Moño decorativo', 'Llavero personalizado'];

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];
const ms = (value) => value.toFixed(1).padStart(5);

function report(what, acts) {
  const painted = acts.map((act) => act.painted);
  const slow = painted.filter((sample) => sample > FRAME_MS).length;
  console.log(
    `${what.padEnd(14)} median ${ms(percentile(painted, 0.5))} ms, p95 ${ms(percentile(painted, 0.95))} ms, ` +
      `over a frame ${slow} of ${painted.length}; afterwards ${ms(
        percentile(
          acts.map((act) => act.later),
          0.5,
        ),
      )} ms`,
  );
}

const addOn = (page, name) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

async function openCustomiser(browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${shop.url}/customize/1`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Nombre a bordar' }).fill('Valentina');
  await page.getByRole('radio', { name: /^Rayas clásicas rojo/ }).check({ force: true });
  for (const name of ADD_ONS) await addOn(page, name).check({ force: true });
  await page.getByRole('textbox', { name: 'Texto para el llavero' }).fill('Vale');
  // Waits for the letters of all fonts, the pictures of all choices and the stitches that are prepared in advance.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Performs the action right after a frame and marks the moment in the trace. */
function actOn(element, [what, key, pause]) {
  return new Promise((done) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(`act ${what}`);
        if (key === null) element.click();
        else if (key === '') document.execCommand('delete');
        else document.execCommand('insertText', false, key);
        setTimeout(done, pause);
      }),
    );
  });
}

async function actAll(page) {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, labels] of Object.entries(CHOICES)) {
      for (const label of labels) {
        const radio = page.getByRole('radio', { name: new RegExp(`^${label}`) }).last();
        await radio.evaluate(actOn, [what, null, PAUSE_MS]);
      }
    }
  }
  // Each is taken off and put on again.
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    for (const name of ADD_ONS) await addOn(page, name).evaluate(actOn, [AN_ADD_ON, null, PAUSE_MS]);
  }
  const name = page.getByRole('textbox', { name: 'Nombre a bordar' });
  await name.focus();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of [...'María', '', '', '', '', '']) await name.evaluate(actOn, [A_KEY, key, PAUSE_MS]);
  }
}

/** Self time of the main thread per action, in milliseconds: until its frame was presented, and after that. */
function measure(trace) {
  const acts = trace.filter(({ name }) => name.startsWith('act ')).sort((a, b) => a.ts - b.ts);
  const { pid, tid } = acts[0];
  const own = trace.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const commits = own.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  const sum = (some) => some.reduce((all, { tdur }) => all + tdur, 0) / 1000;
  return acts.map(({ name, ts, tts }, i) => {
    const end = acts[i + 1]?.ts ?? ts + PAUSE_MS * 1000;
    const commit = commits.find((event) => event.ts > ts && event.ts < end);
    const first = tasks.find((task) => task.ts <= ts && task.ts + task.dur >= ts);
    const until = tasks.filter((task) => task.ts > ts && task.ts < commit.ts);
    const after = tasks.filter((task) => task.ts > commit.ts && task.ts < end);
    return { what: name.slice(4), painted: (first.tts + first.tdur - tts) / 1000 + sum(until), later: sum(after) };
  });
}

const browser = await browserType.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

try {
  const page = await openCustomiser(browser);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await actAll(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const acts = measure(traceEvents);
  for (const what of [...Object.keys(CHOICES), AN_ADD_ON, A_KEY]) {
    report(
      what,
      acts.filter((act) => act.what === what),
    );
  }
  report('all', acts);
} finally {
  await browser.close();
  await shop.stop();
}
