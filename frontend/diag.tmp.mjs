import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sp from '@sparticuz/chromium';
const old = process.argv[2] === 'old';
const b = await chromium.launch({
  executablePath: old ? '/tmp/br/c90/chromium' : await sp.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  env: old ? { ...process.env, LD_LIBRARY_PATH: '/tmp/br/c90/aws/lib' } : process.env,
});
const c = await b.newContext({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'es-CO',
  timezoneId: 'America/Bogota',
});
const p = await c.newPage();
p.on('pageerror', (e) => console.log('PAGEERROR', (e.stack ?? e.message).slice(0, 600)));
p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 400)));
if (!old) await p.addInitScript(readFileSync('/tmp/br/delete.js', 'utf8'));
const paths = process.argv.slice(3);
for (const path of paths) {
  await p.goto('http://localhost:4545' + path, { waitUntil: 'load' });
  const ok = await p
    .waitForFunction(() => performance.getEntriesByName('shop hydrated').length > 0, null, { timeout: 12000 })
    .then(
      () => 'hydrated',
      (e) => 'NOT HYDRATED ' + e.message.slice(0, 80),
    );
  await p.waitForTimeout(1500);
  console.log(path, ok);
  await p.screenshot({ path: `/tmp/br/shot-${old ? 'old' : 'new'}-${path.replace(/\W/g, '_')}.png` });
}
await b.close();
